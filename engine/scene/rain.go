package scene

import "math"

// Drop is the balls that a bin got while a run was played too fast for single balls to be seen. Drops of a run that is
// played very fast make a rain, the denser where bins get more.
type Drop struct {
	Bin   int
	Balls int32
	Phase float64 // from 0, in the air, to 1, gone
	Aside float64 // from -1 to 1: where it falls within its bin
}

// strength is a drop's opacity: more balls are seen better, but ten times as many not ten times as well.
func (d *Drop) strength() float64 { return math.Min(0.8, 0.35+0.08*math.Log2(float64(d.Balls))) }

// rain draws drops as streaks that fall through the shafts onto the stacks.
func (l *layout) rain(s *Strip, lane *Lane) {
	top := s.Top + l.title + l.hopper + s.Lowered
	width := math.Max(1.5*l.u, math.Min(0.22*s.Pitch, 4*l.u))
	for i := range lane.Rain {
		d := &lane.Rain[i]
		ground := s.Y(math.Max(float64(lane.State.Loads[d.Bin]), s.Window.Base))
		length := math.Min(70*l.u, 0.4*(ground-top))
		tip := top + d.Phase*(ground+length-top)
		tail := math.Max(top, tip-length)
		if tip = math.Min(tip, ground); tip <= tail {
			continue
		}
		x := s.X(d.Bin) + d.Aside*math.Max(0, 0.4*s.Pitch-width/2)
		l.bin(PartRain, Rise, Candidate, d.Bin, x-width/2, tail, width, tip-tail, d.strength())
	}
}

// ripples draws drops on a base graph as rings that widen behind their vertices.
func (l *layout) ripples(p *projection, lane *Lane) {
	for i := range lane.Rain {
		d := &lane.Rain[i]
		x, y := p.at(d.Bin)
		r := p.size(d.Bin, lane.State.Loads[d.Bin], l.greatest) + (2+8*d.Phase)*l.u
		if l.frame.holds(x, y) {
			l.halo(PartRain, Candidate, d.Bin, x, y, r, d.strength()*(1-d.Phase))
		}
	}
}
