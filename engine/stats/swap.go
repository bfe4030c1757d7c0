package stats

import "binfall/engine/process"

// Swaps follows two bins and counts how often they change places. Beside
// theory.Ruin it tests the law of a pair far above the rest.
type Swaps struct {
	Met   bool  // the loads have been equal since the start
	Count int64 // changes of the strict leader

	first, second int
	leader        int
}

// NewSwaps follows two bins from a state on.
func NewSwaps(s *process.State, first, second int) *Swaps {
	w := &Swaps{first: first, second: second, leader: -1}
	if s.Loads[first] != s.Loads[second] {
		w.Observe(s)
	}
	return w
}

// Observe looks at the state; call it after every round.
func (w *Swaps) Observe(s *process.State) {
	a, b := s.Loads[w.first], s.Loads[w.second]
	leader := w.first
	switch {
	case a == b:
		w.Met = true
		return
	case a < b:
		leader = w.second
	}
	if w.leader >= 0 && leader != w.leader {
		w.Count++
	}
	w.leader = leader
}
