package process

import (
	"reflect"
	"testing"
)

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
		state := NewState(len(c.loads), nil, nil)
		state.Begin(c.loads)
		if got := state.Profile(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: got %v, want %v", c.loads, got, c.want)
		}
	}
}
