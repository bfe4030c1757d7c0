package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Torus is the product of two cycles.
var Torus = Spec{
	About: param.About{
		Name:  "torus",
		Title: "Torus",
		Doc:   "A grid of a columns and b rows whose rows and columns close to cycles. Vertices are numbered row by row. A cycle of two vertices is a single edge and one of a single vertex has none, so that no edge is doubled and none is a loop.",
	},
	New: func() Family { return new(torus) },
}

type torus struct{ a, b int64 }

func (f *torus) Params(s *param.Set) {
	s.Int(&f.a, "a", 6, param.Range(1, most), "columns")
	s.Int(&f.b, "b", 4, param.Range(1, most), "rows")
}

// edgesOfCycle is the number of edges of a cycle without loops and parallel edges.
func edgesOfCycle(n int64) int64 {
	if n < 3 {
		return n - 1
	}
	return n
}

func (f *torus) Fits() *param.Error { return crowded(f, "b", f.b) }
func (f *torus) Order() uint64      { return uint64(f.a * f.b) }
func (f *torus) Size() uint64       { return uint64(edgesOfCycle(f.a)*f.b + f.a*edgesOfCycle(f.b)) }
func (f *torus) Graph(*rng.Draws) graph.Multigraph {
	around := edgesOfCycle(f.a)
	return torusGraph{wholeOf(f), uint64(f.a), uint64(around), uint64(around * f.b)}
}

// torusGraph numbers the edges along the rows first, row by row, then those along the
// columns.
type torusGraph struct {
	whole
	columns, around uint64 // around is the number of edges in a row
	across          uint64 // the number of edges in all rows
}

func (g torusGraph) Ends(e int64) (u, v int32) {
	if i := uint64(e); i < g.across {
		down, right := divide(i, g.around)
		first := down * g.columns
		if right+1 == g.columns {
			return int32(first), int32(first + right)
		}
		return int32(first + right), int32(first + right + 1)
	}
	from := uint64(e) - g.across
	to := from + g.columns
	if n := uint64(g.order); to >= n {
		to -= n
	}
	return ordered(from, to)
}

// Place bends rows and columns, so that the edges which close them can be seen.
func (g torusGraph) Place(v int32) (x, y float64) {
	down, across := divide(uint64(v), g.columns)
	x, y = float64(across), float64(down)
	rows := float64(uint64(g.order) / g.columns)
	return x + bend(y, rows), y + bend(x, float64(g.columns))
}
