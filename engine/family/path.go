package family

import (
	"math"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Path joins each vertex to the next.
var Path = Spec{
	About: param.About{
		Name:  "path",
		Title: "Path",
		Doc:   "The vertices stand in a line and each is joined to the next. As on all graphs of small degree, Greedy gains little over a single choice while there are about as many arrivals as vertices.",
		Refs:  []string{"kenthapadi-panigrahy-2006"},
	},
	New: func() Family { return new(path) },
}

type path struct{ n int64 }

func (f *path) Params(s *param.Set) {
	s.Int(&f.n, "n", 24, param.Range(1, most), "vertices")
}

func (f *path) Fits() *param.Error                { return nil }
func (f *path) Order() uint64                     { return uint64(f.n) }
func (f *path) Size() uint64                      { return uint64(f.n - 1) }
func (f *path) Graph(*rng.Draws) graph.Multigraph { return pathGraph{wholeOf(f)} }

type pathGraph struct{ whole }

func (g pathGraph) Ends(e int64) (u, v int32) { return int32(e), int32(e) + 1 }

// straight is the longest path that is drawn as a line; longer ones are folded.
const straight = 16

// Place folds the path into rows, every second one backwards.
func (g pathGraph) Place(v int32) (x, y float64) {
	width := int32(straight)
	if g.order > straight {
		width = int32(math.Ceil(math.Sqrt(1.6 * float64(g.order))))
	}
	down, across := v/width, v%width
	if down%2 == 1 {
		across = width - 1 - across
	}
	return float64(across), float64(down)
}
