package family

import (
	"strconv"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Biregular is the bipartite graph with one degree on each side.
var Biregular = Spec{
	About: param.About{
		Name:  "biregular",
		Title: "Biregular graph",
		Doc:   "A skew bipartite graph: many vertices of degree D/f on the left, few of degree D·f^s on the right. There are f^(s+1) times as many on the left as on the right, where there are b. Theory leaves b open, and how the sides are joined; here left vertex i is joined to the D/f vertices on the right from i·D/f on, modulo b. If D/f divides b, the graph falls into b·f/D pieces.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	New: func() Family { return new(biregular) },
}

type biregular struct{ dav, f, s, b int64 }

func (f *biregular) Params(s *param.Set) {
	s.Int(&f.dav, "dav", 4, param.Range(1, most), "degree D in between, a multiple of f")
	s.Int(&f.f, "f", 2, param.Range(1, most), "factor f of skewness")
	s.Int(&f.s, "s", 1, param.Range(0, 26), "exponent of skewness")
	s.Int(&f.b, "b", 5, param.Range(1, most), "vertices on the right, at least D/f")
}

func (f *biregular) Fits() *param.Error {
	switch {
	case f.dav%f.f != 0:
		return &param.Error{Key: "f", Value: strconv.FormatInt(f.f, 10), Want: "a divisor of " + strconv.FormatInt(f.dav, 10)}
	case f.b < f.dav/f.f:
		return &param.Error{Key: "b", Value: strconv.FormatInt(f.b, 10), Want: "a number from " + strconv.FormatInt(f.dav/f.f, 10) + " to " + strconv.Itoa(most)}
	}
	return crowded(f, "s", f.s)
}

// lefts is the number of vertices on the left.
func (f *biregular) lefts() uint64 {
	count := uint64(f.b)
	for range f.s + 1 {
		count = product(count, uint64(f.f))
	}
	return count
}

func (f *biregular) Order() uint64 { return max(f.lefts(), f.lefts()+uint64(f.b)) }
func (f *biregular) Size() uint64  { return product(f.lefts(), uint64(f.dav/f.f)) }
func (f *biregular) Graph(*rng.Draws) graph.Multigraph {
	return biregularGraph{wholeOf(f), f.lefts(), uint64(f.b), uint64(f.dav / f.f)}
}

// biregularGraph is as dense as its densest part: of x and y vertices with degrees p
// and q on the two sides, at most min(px, qy) edges make at most pq/(p+q) a vertex.
type biregularGraph struct {
	whole
	a, b   uint64 // vertices left and right
	degree uint64 // left
}

func (g biregularGraph) Ends(e int64) (u, v int32) {
	return g.Left(e), int32(g.a + uint64(e)%g.b)
}

// Left is the end on the left.
func (g biregularGraph) Left(e int64) int32 { return int32(uint64(e) / g.degree) }

func (g biregularGraph) Degrees() (left, right int64) {
	return int64(g.degree), g.size / int64(g.b)
}

// Skewed is the two sides.
func (g biregularGraph) Skewed() Pair { return Pair{int64(g.a), int64(g.b), int64(g.degree)} }

func (g biregularGraph) Place(v int32) (x, y float64) { return rows(v, g.a, g.b) }

// Aligned marks the rows of [biregularGraph.Place].
func (biregularGraph) Aligned() {}
