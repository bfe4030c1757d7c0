package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Cycle joins each vertex to the next and the last to the first.
var Cycle = Spec{
	About: param.About{
		Name:  "cycle",
		Title: "Cycle",
		Doc:   "The vertices stand in a ring and each is joined to the next. It is the sparsest regular graph in one piece: a lead can only flow off to two neighbours, and through them.",
		Refs:  []string{"peres-talwar-wieder-2015", "kenthapadi-panigrahy-2006"},
	},
	New: func() Family { return new(cycle) },
}

type cycle struct{ n int64 }

func (f *cycle) Params(s *param.Set) {
	s.Int(&f.n, "n", 24, param.Range(3, most), "vertices")
}

func (f *cycle) Fits() *param.Error                { return nil }
func (f *cycle) Order() uint64                     { return uint64(f.n) }
func (f *cycle) Size() uint64                      { return uint64(f.n) }
func (f *cycle) Graph(*rng.Draws) graph.Multigraph { return cycleGraph{wholeOf(f)} }

type cycleGraph struct{ whole }

func (g cycleGraph) Ends(e int64) (u, v int32) {
	if e == g.size-1 {
		return 0, int32(e)
	}
	return int32(e), int32(e) + 1
}

func (g cycleGraph) Place(v int32) (x, y float64) { return circle(float64(v), float64(g.order)) }
