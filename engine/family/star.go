package family

import (
	"math"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Star joins one vertex to all others.
var Star = Spec{
	About: param.About{
		Name:  "star",
		Title: "Star",
		Doc:   "One vertex in the middle, number 0, is joined to all others. Whatever is sampled offers the middle, so that nearly all of the load must go to the leaves.",
	},
	New: func() Family { return new(star) },
}

type star struct{ leaves int64 }

func (f *star) Params(s *param.Set) {
	s.Int(&f.leaves, "leaves", 20, param.Range(1, most-1), "vertices around the middle")
}

func (f *star) Fits() *param.Error                { return nil }
func (f *star) Order() uint64                     { return uint64(f.leaves) + 1 }
func (f *star) Size() uint64                      { return uint64(f.leaves) }
func (f *star) Graph(*rng.Draws) graph.Multigraph { return starGraph{wholeOf(f)} }

type starGraph struct{ whole }

func (g starGraph) Ends(e int64) (u, v int32) { return 0, int32(e) + 1 }

func (g starGraph) Place(v int32) (x, y float64) {
	if v == 0 {
		return 0, 0
	}
	leaves := float64(g.size)
	sin, cos := math.Sincos(2 * math.Pi * float64(v-1) / leaves)
	radius := max(1, leaves/(2*math.Pi))
	return radius * sin, -radius * cos
}
