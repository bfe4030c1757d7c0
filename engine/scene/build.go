package scene

import "math"

// Build draws the run into s, which keeps its memory.
func Build(s *Scene, v View, r *Run) {
	s.Reset(v)
	if len(r.Lanes) == 0 || v.Width <= 0 || v.Height <= 0 {
		return
	}
	for i := range r.Lanes {
		r.Lanes[i].index = int8(i)
	}
	l := plan(s, v, r)
	if v.Window.Levels == 0 {
		v.Window = Fit(r, StackHeight(v, r))
	}
	switch l.kind {
	case Graph:
		for i := range r.Lanes {
			l.greatest = max(l.greatest, r.Lanes[i].measure().hi)
		}
		for i, cell := range l.cells(v) {
			if r.Map != nil {
				l.graph(&cell, &r.Lanes[i])
			} else {
				l.crowd(&cell, &r.Lanes[i])
			}
			s.Strips = append(s.Strips, cell)
		}
	case Field:
		l.fields(v)
	case River:
		l.rivers(v)
	case Profile:
		l.profiles(v)
	case Lorenz:
		l.lorenz(v)
	default:
		l.lanes(v)
	}
}

// lanes draws a strip of bins for every lane, one above the other.
func (l *layout) lanes(v View) {
	l.gutters(v)
	for i := range l.run.Lanes {
		strip := l.strip(v, i)
		l.scene.Strips = append(l.scene.Strips, strip)
		l.lane(&strip, i)
	}
}

// pointed is the bin under the reader's pointer in a strip, or -1.
func (l *layout) pointed(s *Strip) int {
	p := l.point
	if p == nil || p.Y < s.Top || p.Y >= s.Bottom {
		return -1
	}
	return s.Bin(p.X, int(l.run.Bins))
}

// lane draws one strip, from the back to the front.
func (l *layout) lane(s *Strip, i int) {
	lane := &l.run.Lanes[i]
	m := lane.measure()
	first := len(l.scene.Marks)
	if i > 0 {
		l.scene.box(PartFrame, Box, Line, 0, s.Top, l.scene.Width, l.rule(1), 1)
	}
	l.axis(s, m)
	l.slots(s, lane)
	if bin := l.pointed(s); bin >= 0 {
		width := math.Max(s.Pitch, 2*l.u)
		l.scene.box(PartFrame, Box, Ink, s.X(bin)-width/2, s.Ceiling, width, s.Floor-s.Ceiling, 0.10)
	}
	l.tints(s, lane)
	l.waterFill(s, m)
	if s.Stacks {
		l.stacks(s, lane, m)
	} else {
		l.columns(s, lane, m)
	}
	l.floor(s)
	l.waterLine(s, m)
	l.targets(s, lane)
	l.refusals(s, lane, m)
	l.memory(s, lane)
	l.bracket(s, m)
	l.funnel(s, lane, m)
	l.flights(s, lane)
	l.coin(s, lane)
	l.heading(s, lane, m)
	l.numbers(s, lane)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = int8(i)
	}
}

// slots draws the room of every bin, a pale shaft.
func (l *layout) slots(s *Strip, lane *Lane) {
	if s.Pitch < 5*l.u {
		return
	}
	inset := s.inset(l.u)
	for bin := range lane.State.Loads {
		x := s.Left + float64(bin)*s.Pitch
		l.bin(PartSlot, Box, Line, bin, x+inset, s.Ceiling, s.Pitch-2*inset, s.Floor-s.Ceiling, 0.30)
	}
}

// inset is the space between a bin's shaft and its neighbour's, halved.
func (s *Strip) inset(u float64) float64 {
	return math.Max(0.5, math.Min(2*u, math.Round(s.Pitch*0.05)))
}

// bin adds a rectangle-bounded mark that belongs to a bin.
func (l *layout) bin(part Part, shape Shape, tone Tone, bin int, x, y, w, h, alpha float64) {
	l.scene.mark(Mark{Part: part, Shape: shape, Tone: tone, Bin: int32(bin),
		X: float32(x), Y: float32(y), W: float32(w), H: float32(h), Alpha: float32(alpha)})
}

// tints lights the shafts of candidates and of the bins chosen.
func (l *layout) tints(s *Strip, lane *Lane) {
	width := math.Max(s.Pitch-2*s.inset(l.u), 3*l.u)
	for i := range lane.Acts {
		act := &lane.Acts[i]
		newest := i == len(lane.Acts)-1
		for _, c := range act.looked() {
			if act.chosen(c.Bin) || act.Flash && !newest {
				continue
			}
			l.bin(PartCandidate, Box, Candidate, c.Bin, s.X(c.Bin)-width/2, s.Ceiling, width, s.Floor-s.Ceiling, 0.20*act.appear(c)*act.trail(newest))
		}
		for i, move := range act.Placed {
			l.bin(PartChosen, Box, Candidate, move.Bin, s.X(move.Bin)-width/2, s.Ceiling, width, s.Floor-s.Ceiling, 0.26*act.glow(i)*act.trail(newest))
		}
	}
}

// trail dims the marks of rounds that newer ones have overtaken.
func (a *Act) trail(newest bool) float64 {
	if newest {
		return 1
	}
	return 1 - smooth(a.Phase)
}

func (a *Act) chosen(bin int) bool {
	for _, move := range a.Placed {
		if move.Bin == bin {
			return true
		}
	}
	return false
}
