package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Bipartite is the complete bipartite graph.
var Bipartite = Spec{
	About: param.About{
		Name:  "bipartite",
		Title: "Complete bipartite graph",
		Doc:   "Each of a vertices is joined to each of b others. With b about the root of a, which is the default, the few on one side must carry what piles up on the other: even the best orientation needs a load of order log n / log log n.",
		Refs:  []string{"kenthapadi-panigrahy-2006", "bansal-prabhu-singla-sundaram-2026"},
	},
	New: func() Family { return new(bipartite) },
}

type bipartite struct{ a, b int64 }

func (f *bipartite) Params(s *param.Set) {
	s.Int(&f.a, "a", 16, param.Range(1, most), "vertices on the left side, numbered first")
	s.Int(&f.b, "b", 4, param.Range(1, most), "vertices on the right side")
}

func (f *bipartite) Fits() *param.Error { return crowded(f, "b", f.b) }
func (f *bipartite) Order() uint64      { return uint64(f.a + f.b) }
func (f *bipartite) Size() uint64       { return uint64(f.a * f.b) }
func (f *bipartite) Graph(*rng.Draws) graph.Multigraph {
	return bipartiteGraph{wholeOf(f), uint64(f.a), uint64(f.b)}
}

// bipartiteGraph is as dense as its densest part: x and y vertices of the two sides
// span at most xy edges, and xy/(x+y) grows with both.
type bipartiteGraph struct {
	whole
	a, b uint64
}

func (g bipartiteGraph) Ends(e int64) (u, v int32) {
	left, right := divide(uint64(e), g.b)
	return int32(left), int32(g.a + right)
}

// Left is the end among the first a vertices.
func (g bipartiteGraph) Left(e int64) int32 { return int32(uint64(e) / g.b) }

func (g bipartiteGraph) Degrees() (left, right int64) { return int64(g.b), int64(g.a) }

// Skewed is the two sides, the larger first.
func (g bipartiteGraph) Skewed() Pair {
	return Pair{int64(max(g.a, g.b)), int64(min(g.a, g.b)), int64(min(g.a, g.b))}
}

func (g bipartiteGraph) Place(v int32) (x, y float64) { return rows(v, g.a, g.b) }

// Aligned marks the rows of [bipartiteGraph.Place].
func (bipartiteGraph) Aligned() {}
