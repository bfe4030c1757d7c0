package density

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// An arrival tells what it changed: one load rises by one, and exactly the edges that
// it names have another head.
func TestChangesOfAnArrival(t *testing.T) {
	paths := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		live := NewLive(g.n)
		for e, ends := range g.edges {
			before := live.Orientation()
			live.Add(ends[0], ends[1])
			after := live.Orientation()

			loads := make([]int32, g.n)
			for _, head := range after.Heads {
				loads[head]++
			}
			before.Loads[live.Raised()]++
			if !slices.Equal(loads, before.Loads) {
				t.Fatalf("loads are %v, with %d raised %v", loads, live.Raised(), before.Loads)
			}
			var flipped []int32
			for f := range int32(e) {
				if before.Heads[f] != after.Heads[f] {
					flipped = append(flipped, f)
				}
			}
			told := slices.Sorted(slices.Values(live.Flipped()))
			if !slices.Equal(told, flipped) {
				t.Fatalf("edges %v have other heads, told %v", flipped, told)
			}
			paths += min(len(flipped), 1)
			if copied := live.Clone(); copied.Raised() != live.Raised() || !slices.Equal(copied.Flipped(), live.Flipped()) {
				t.Fatal("a copy tells otherwise")
			}
		}
	})
	if paths == 0 {
		t.Error("no path was reversed")
	}
}
