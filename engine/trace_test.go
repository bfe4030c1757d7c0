package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// The heads that are kept make the loads, at every round, also after seeks.
func TestTraceMakesTheLoads(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := mustNew(t, drawGraphConfig(t))
		r.Trace()
		end, _ := r.End()
		for range 8 {
			if rapid.Bool().Draw(t, "seek") {
				r.SeekTo(rapid.Int64Range(0, end).Draw(t, "round"))
			} else {
				r.Advance(rapid.Int64Range(0, 200).Draw(t, "rounds"))
			}
			for _, l := range r.Lanes() {
				given := l.Given()
				if int64(len(given)) != l.State.Rounds {
					t.Fatalf("%s: %d heads after %d rounds", l, len(given), l.State.Rounds)
				}
				loads := make([]int32, l.State.Bins())
				for _, x := range given {
					if x.Head != x.U && x.Head != x.V {
						t.Fatalf("%s: %+v", l, x)
					}
					loads[x.Head]++
				}
				if !slices.Equal(loads, l.State.Loads) {
					t.Fatalf("%s: heads make %v, loads are %v", l, loads, l.State.Loads)
				}
			}
		}
	})
}
