package density

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/graph"
)

// The core is no less dense than the graph, no vertex has fewer edges than its density,
// and every densest set lies within.
func TestCore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		set := core(graph.Stored(g))
		edges, size := within(g, set), int64(len(set))
		if edges*int64(g.n) < g.Size()*size {
			t.Fatalf("%v: core %v is less dense", g.edges, set)
		}
		for i := range set {
			rest := slices.Delete(slices.Clone(set), i, i+1)
			if (edges-within(g, rest))*size < edges {
				t.Fatalf("%v: core %v with vertex %d", g.edges, set, set[i])
			}
		}
		d := Densest(g)
		for mask := 1; mask < 1<<g.n; mask++ {
			var dense []int32
			for v := range int32(g.n) {
				if mask>>v&1 == 1 {
					dense = append(dense, v)
				}
			}
			if within(g, dense)*d.Vertices != d.Edges*int64(len(dense)) {
				continue
			}
			for _, v := range dense {
				if !slices.Contains(set, v) {
					t.Fatalf("%v: core %v without %v", g.edges, set, dense)
				}
			}
		}
	})
}

func TestGolden(t *testing.T) {
	for n := range 300 {
		for i, x := range slices.Sorted(golden(n)) {
			if i != x {
				t.Fatalf("of %d, %d is not visited once", n, min(i, x))
			}
		}
		if visits := len(slices.Collect(golden(n))); visits != n {
			t.Fatalf("%d visits of %d", visits, n)
		}
	}
}
