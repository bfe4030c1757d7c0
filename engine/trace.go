package engine

import "binfall/engine/process"

// MostTraced is the largest number of arrivals whose heads are kept for a picture.
const MostTraced = 1 << 15

// Trace keeps the head of every edge from here on, for a picture that shows them all; it
// must be called at round 0. It does nothing in runs without a base graph or with more than
// MostTraced arrivals.
func (r *Run) Trace() {
	if r.ground == nil || r.ground.arrivals > MostTraced {
		return
	}
	for _, l := range r.lanes {
		l.State.Record = true
	}
}

// Flips reports whether the lane's rule changes heads that it has given.
func (l *Lane) Flips() bool {
	_, ok := l.process.Rule.(process.Flipper)
	return ok
}

// Given returns the edges that have arrived with their present heads, nil if they are not
// kept. The slice belongs to the lane.
func (l *Lane) Given() []process.Given {
	s := l.State
	if !s.Record || int64(len(s.Trace)) < s.Rounds {
		return nil
	}
	given := s.Trace[:s.Rounds]
	if f, ok := l.process.Rule.(process.Flipper); ok {
		for i := range given {
			given[i].Head = f.Head(int64(i))
		}
	}
	return given
}
