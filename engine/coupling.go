package engine

import "slices"

// Coupling is two lanes of a run of which one must hold at least as much as the
// other in every bin: every~d above fullest~d with the same d, on the same
// candidates (Redlich 2014, the coupling of UNIFORM and GREEDY).
type Coupling struct {
	Upper int  `json:"upper"` // lane that holds more
	Lower int  `json:"lower"`
	Holds bool `json:"holds"` // checked in every bin at this round
}

// Couplings checks every such pair at the present round. A pair is left out once
// its upper lane has its balls and waits.
func (r *Run) Couplings() []Coupling {
	var list []Coupling
	for i, upper := range r.lanes {
		for j, lower := range r.lanes {
			if upper.Name == "every" && lower.Name == "fullest" && slices.Equal(upper.Args, lower.Args) && upper.State.Rounds == lower.State.Rounds {
				list = append(list, Coupling{i, j, dominates(upper.State.Loads, lower.State.Loads)})
			}
		}
	}
	return list
}

func dominates(x, y []int32) bool {
	for i := range x {
		if x[i] < y[i] {
			return false
		}
	}
	return true
}
