package stats

import (
	"testing"

	"binfall/engine/process"
)

func state(loads ...int32) *process.State {
	s := process.NewState(len(loads), nil, nil)
	s.Begin(loads)
	return s
}

// State S of the theory: n = 4, x = (3,2,1,0), W = 6, gap 1.5, half the bins
// at or above the average (Los, Sauerwald, Sylvester 2022, definitions of section 2).
func TestFigures(t *testing.T) {
	s := state(3, 2, 1, 0)
	if got, want := Of(s), (Figures{Balls: 6, Max: 3, Average: 1.5, Gap: 1.5}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
