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
	if v.Focus > 0 && int64(v.Focus) <= r.Bins {
		s.Pointed = v.Focus - 1
	}
	if !v.Window.Holds(r) {
		v.Window = Fit(r, StackHeight(v, r))
	}
	switch l.kind {
	case Graph:
		for i := range r.Lanes {
			l.greatest = max(l.greatest, r.Lanes[i].measure().hi)
		}
		cells := l.cells(v)
		l.lookAt(cells, l.vertexAt)
		for i, cell := range cells {
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
		l.scene.Strips = append(l.scene.Strips, l.strip(v, i))
	}
	l.lookAt(l.scene.Strips, func(s *Strip, p Point) int { return s.Bin(p.X, int(l.run.Bins)) })
	for i := range l.run.Lanes {
		l.lane(&l.scene.Strips[i], i)
	}
}

// lookAt finds the bin that the reader points at in one of the strips, unless one is looked at without pointing: its
// numbers are told of all lanes. The bin at a place of a strip, -1 for none, is found by the view.
func (l *layout) lookAt(strips []Strip, bin func(*Strip, Point) int) {
	for i := range strips {
		if s := &strips[i]; l.scene.Pointed < 0 && l.point != nil && s.holds(*l.point) {
			l.scene.Pointed = bin(s, *l.point)
		}
	}
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
	if bin := l.scene.Pointed; bin >= 0 {
		l.looked(s, bin)
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
	l.rain(s, lane)
	l.coin(s, lane)
	l.heading(s, lane, m)
	l.numbers(s, lane)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = int8(i)
	}
}

// looked shades the shaft of the bin looked at and marks it under the floor: shafts may be narrow.
func (l *layout) looked(s *Strip, bin int) {
	width, alpha := s.Pitch, 0.10
	if width < 4*l.u {
		width, alpha = math.Max(width, 2*l.u), 0.35
	}
	l.scene.box(PartFrame, Box, Ink, s.X(bin)-width/2, s.Ceiling, width, s.Floor-s.Ceiling, alpha)
	size := 7 * l.u
	l.scene.box(PartFrame, Up, Ink, s.X(bin)-size/2, s.Floor+3*l.u, size, size*0.8, 1)
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
			if act.chosen(c.Bin) {
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
