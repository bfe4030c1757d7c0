package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Grid is the product of two paths.
var Grid = Spec{
	About: param.About{
		Name:  "grid",
		Title: "Grid",
		Doc:   "The crossings of a grid of a columns and b rows, joined to the next on the right and the next below. Vertices are numbered row by row.",
	},
	New: func() Family { return new(grid) },
}

type grid struct{ a, b int64 }

func (f *grid) Params(s *param.Set) {
	s.Int(&f.a, "a", 6, param.Range(1, most), "columns")
	s.Int(&f.b, "b", 4, param.Range(1, most), "rows")
}

func (f *grid) Fits() *param.Error { return crowded(f, "b", f.b) }
func (f *grid) Order() uint64      { return uint64(f.a * f.b) }
func (f *grid) Size() uint64       { return uint64((f.a-1)*f.b + f.a*(f.b-1)) }
func (f *grid) Graph(*rng.Draws) graph.Multigraph {
	return gridGraph{wholeOf(f), uint64(f.a), uint64((f.a - 1) * f.b)}
}

// gridGraph numbers the edges along the rows first, row by row, then those along the
// columns. No part is denser than the whole: k vertices in r rows and c columns span at
// most 2k - r - c edges, and k <= rc.
type gridGraph struct {
	whole
	columns, across uint64
}

func (g gridGraph) Ends(e int64) (u, v int32) {
	if i := uint64(e); i < g.across {
		u = int32(i + i/(g.columns-1))
		return u, u + 1
	}
	u = int32(uint64(e) - g.across)
	return u, u + int32(g.columns)
}

func (g gridGraph) Place(v int32) (x, y float64) {
	down, across := divide(uint64(v), g.columns)
	return float64(across), float64(down)
}
