package stats

import (
	"reflect"
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
	if got := Overloaded(s); got != 2 {
		t.Errorf("%d overloaded bins, want 2", got)
	}
	if got := Overloaded(state(2, 2, 2)); got != 3 {
		t.Errorf("%d bins at the average, want 3", got)
	}
}

func TestProfile(t *testing.T) {
	for _, c := range []struct {
		loads []int32
		want  []Level
	}{
		{[]int32{0}, []Level{{0, 1}}},
		{[]int32{3, 2, 1, 0, 2}, []Level{{3, 1}, {2, 2}, {1, 1}, {0, 1}}},
		{[]int32{2000000000, 0, 0}, []Level{{2000000000, 1}, {0, 2}}},
		{[]int32{7, 7}, []Level{{7, 2}}},
	} {
		if got := Profile(state(c.loads...)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: got %v, want %v", c.loads, got, c.want)
		}
	}
}
