package scene

import (
	"math"

	"binfall/engine/process"
)

// brim is half the width of the hopper, in CSS pixels.
const brim = 34

// spout is where balls leave the hopper.
func (l *layout) spout(s *Strip) (x, y float64) {
	return math.Round((s.Left + s.Right) / 2), s.Top + l.title + l.hopper + s.Lowered - 4*l.u
}

// funnel draws the hopper and the balls that wait in it.
func (l *layout) funnel(s *Strip, lane *Lane, m measure) {
	if l.hopper == 0 || !s.Stacks {
		return
	}
	u := l.u
	x, y := l.spout(s)
	grain := math.Round(math.Max(6*u, math.Min(s.Ball, 10*u)))
	neck := grain*0.5 + 3*u
	top := y - 30*u
	l.heap(x, y-8*u, neck, grain, l.run.Balls-lane.State.Balls)
	thick := 1.75 * l.pen
	for _, side := range [2]float64{-1, 1} {
		l.scene.stroke(PartHopper, Muted, x+side*brim*u, top, x+side*neck, y-7*u, thick, 1)
		l.scene.stroke(PartHopper, Muted, x+side*neck, y-7*u, x+side*neck, y, thick, 1)
	}
	if text := l.waiting(lane); text != "" {
		l.remark(text, x+(brim+10)*u, top+8*u, Start)
	}
}

// waiting says beside the hopper how many balls it holds, where there is room.
func (l *layout) waiting(lane *Lane) string {
	if balls := l.run.Balls - lane.State.Balls; !l.narrow && balls > 0 {
		return Whole(balls) + " to come"
	}
	return ""
}

// hopperBeside reports that the hopper stands in the line of the heading.
func (l *layout) hopperBeside(s *Strip) bool {
	return l.hopper > 0 && s.Stacks && !l.narrow && s.Lowered < 16*l.u
}

// heap fills the funnel with rows of balls, each a ball wider than the one below.
func (l *layout) heap(x, bottom, neck, grain float64, waiting int64) {
	y := bottom
	for row := 1; row <= 4; row++ {
		for k := range row {
			if waiting <= 0 {
				return
			}
			waiting--
			left := x + (float64(k)-float64(row)/2)*grain
			if y-grain < bottom-26*l.u {
				return
			}
			l.scene.box(PartHopper, Ball, Candidate, left, y-grain, grain, grain, 1)
		}
		y -= grain * 0.87
	}
}

// flights draws falling balls and the lines from the hopper to the candidates.
func (l *layout) flights(s *Strip, lane *Lane) {
	for i := range lane.Acts {
		act := &lane.Acts[i]
		if i == len(lane.Acts)-1 {
			l.rays(s, act)
		}
		for i, move := range act.Placed {
			first := act.before(i)
			for k := range move.Balls {
				l.flight(s, act, move.Bin, move.From+k, first+k)
			}
		}
	}
}

// rays are thin lines from the hopper to the candidates while the round is decided.
func (l *layout) rays(s *Strip, act *Act) {
	if l.hopper == 0 || !s.Stacks || act.Lead < 0.1 {
		return
	}
	x, y := l.spout(s)
	fading := 1 - smooth((act.Phase-landing+0.2)/0.2)
	for _, c := range act.Candidates {
		alpha := 0.6 * act.appear(c) * fading
		if !act.chosen(c.Bin) {
			alpha *= 0.75
		}
		if alpha > 0.01 {
			top := s.Y(math.Max(float64(c.Load), s.Window.Base)) - s.Ball/2
			l.scene.stroke(PartCandidate, Candidate, x, y+2*l.u, s.X(c.Bin), top, l.pen, alpha)
		}
	}
}

// flight draws the act's ball k on its way to a bin, where it will lie on level balls.
func (l *layout) flight(s *Strip, act *Act, bin int, level, k int32) {
	if act.Phase < act.start(k) || act.Phase >= act.land(k) {
		return
	}
	size := s.Ball
	if size == 0 {
		size = math.Max(5*l.u, math.Min(s.Pitch, 8*l.u))
	}
	x0, y0 := l.spout(s)
	if l.hopper == 0 {
		x0, y0 = s.X(bin), s.Top+l.title
	}
	across, down := act.fall(k)
	x := x0 + across*(s.X(bin)-x0)
	above := 0.0
	if act.Told.Way == process.Twin {
		level, above = level-k, float64(k)*size // on the other of the pair
	}
	rest := s.Y(float64(level+1)) + s.Unit - size
	y := y0 + down*(rest-y0) - above
	l.bin(PartFlight, Ball, Candidate, bin, x-size/2, y, size, size, 1)
}
