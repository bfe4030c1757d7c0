package scene

import (
	"math"

	"binfall/engine/process"
)

// tone is the colour and the ball's shape of a bin's class.
func (lane *Lane) tone(bin int) (Tone, Shape) {
	return class(lane.State.Loads[bin], lane.State.Ceil())
}

// class is the look of a bin with a load when ⌈W/n⌉ is ceil.
func class(load, ceil int32) (Tone, Shape) {
	if load < ceil {
		return Under, Ball
	}
	return Over, Striped
}

// stacks draws single balls, or columns where balls would be too small to tell apart.
func (l *layout) stacks(s *Strip, lane *Lane, m measure) {
	if s.Ball == 0 {
		l.columns(s, lane, m)
		return
	}
	ceil := m.ceil(len(lane.State.Loads))
	for bin := range lane.State.Loads {
		x := s.X(bin) - s.Ball/2
		settled := lane.settled(bin)
		tone, shape := class(settled, ceil)
		lift, lifted := lane.lift(bin)
		for level := int32(math.Floor(s.Window.Base)) + 1; level <= settled; level++ {
			y := s.Y(float64(level))
			if level > settled-lifted {
				y -= lift * s.Ball
			}
			if y+s.Ball/2 > s.Floor {
				continue // more than half below the torn edge while the window glides
			}
			l.bin(PartBall, shape, tone, bin, x, y, s.Ball, s.Ball, 1)
		}
	}
}

// lift is the bounce of the balls that have just landed in a bin, and their number.
func (lane *Lane) lift(bin int) (height float64, balls int32) {
	for i := range lane.Acts {
		act := &lane.Acts[i]
		if act.Phase < landing || act.Phase >= 1 {
			continue
		}
		for _, move := range act.Placed {
			if move.Bin == bin {
				if act.Told.Way == process.Twin {
					return act.bounce(), move.Balls
				}
				return act.bounce(), 1
			}
		}
	}
	return 0, 0
}

// columns draws each bin's load as one rectangle, or the loads of the bins of a pixel as a range.
func (l *layout) columns(s *Strip, lane *Lane, m measure) {
	if s.Pitch < 1 {
		l.ranges(s, lane, m)
		return
	}
	gap := 0.0
	if s.Pitch >= 3 {
		gap = math.Max(1, math.Round(s.Pitch*0.14))
	}
	ceil := m.ceil(len(lane.State.Loads))
	for bin := range lane.State.Loads {
		settled := lane.settled(bin)
		if settled == 0 {
			continue
		}
		tone, shape := class(settled, ceil)
		left := math.Round(s.Left + float64(bin)*s.Pitch + gap/2)
		right := math.Round(s.Left + float64(bin+1)*s.Pitch - gap/2)
		top := s.Y(float64(settled))
		l.bin(PartColumn, columnShape(shape), tone, bin, left, top, right-left, s.Floor-top, 1)
	}
	if s.Unit >= 4*l.u && s.Stacks {
		l.cuts(s, lane)
	}
}

// columnShape is a class's texture where it has no disc to stand on.
func columnShape(ball Shape) Shape {
	if ball == Striped {
		return Hatch
	}
	return Box
}

// cuts parts columns into their balls by lines in the background's colour.
func (l *layout) cuts(s *Strip, lane *Lane) {
	thick := l.rule(0.75)
	for level := math.Ceil(s.Window.Base) + 1; level < float64(lane.State.Max()); level++ {
		l.scene.box(PartFrame, Box, Paper, s.Left, math.Round(s.Y(level)), s.Right-s.Left, thick, 0.8)
	}
}

// ranges draws, for every column of pixels, the least and the greatest load of the bins that share it: solid up to the
// least, pale from there to the greatest. What lies above the average is hatched.
func (l *layout) ranges(s *Strip, lane *Lane, m measure) {
	loads := lane.State.Loads
	columns := int(s.Right - s.Left)
	for column := range columns {
		from := column * len(loads) / columns
		to := max(from+1, (column+1)*len(loads)/columns)
		lo, hi := loads[from], loads[from]
		for _, load := range loads[from:to] {
			lo, hi = min(lo, load), max(hi, load)
		}
		x := s.Left + float64(column)
		l.span(s, PartColumn, from, x, s.Window.Base, float64(lo), m.average, 1)
		l.span(s, PartRange, from, x, math.Max(float64(lo), s.Window.Base), float64(hi), m.average, 0.5)
	}
}

// span draws levels of a pixel's column, in the class's colour below and above the average.
func (l *layout) span(s *Strip, part Part, bin int, x, from, to, average, alpha float64) {
	if split := math.Min(to, math.Max(from, average)); split > from {
		l.bin(part, Box, Under, bin, x, s.Y(split), 1, s.Y(from)-s.Y(split), alpha)
		from = split
	}
	if to > from {
		l.bin(part, Hatch, Over, bin, x, s.Y(to), 1, s.Y(from)-s.Y(to), math.Min(1, alpha+0.2))
	}
}
