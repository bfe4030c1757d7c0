package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Complete joins all pairs.
var Complete = Spec{
	About: param.About{
		Name:  "complete",
		Title: "Complete graph",
		Doc:   "Every two vertices are joined, so that an edge is a uniform pair of different bins. Greedy on it is two-choice without repetition.",
		Refs:  []string{"azar-broder-karlin-upfal-1999"},
	},
	New: func() Family { return new(complete) },
}

type complete struct{ n int64 }

func (f *complete) Params(s *param.Set) {
	s.Int(&f.n, "n", 16, param.Range(1, most), "vertices")
}

func (f *complete) Fits() *param.Error                { return nil }
func (f *complete) Order() uint64                     { return uint64(f.n) }
func (f *complete) Size() uint64                      { return uint64(f.n * (f.n - 1) / 2) }
func (f *complete) Graph(*rng.Draws) graph.Multigraph { return completeGraph{wholeOf(f)} }

type completeGraph struct{ whole }

func (g completeGraph) Ends(e int64) (u, v int32) { return ordered(rotated(e, uint64(g.order))) }

// Left is the end from which the other is less than half a turn ahead, and the lower
// one at just half a turn.
func (g completeGraph) Left(e int64) int32 { return int32(uint64(e) % uint64(g.order)) }

// Degrees counts a diameter for its lower end only.
func (g completeGraph) Degrees() (left, right int64) { return int64(g.order) / 2, int64(g.order) / 2 }

// Degree is n - 1.
func (g completeGraph) Degree() int64 { return int64(g.order) - 1 }

func (g completeGraph) Place(v int32) (x, y float64) { return circle(float64(v), float64(g.order)) }

// rotated is edge e of the complete graph of n vertices: v is u + 1, u + 2, … modulo n,
// with n edges to each distance. For even n the greatest distance n/2 has n/2 edges,
// and for those u < n/2.
func rotated(e int64, n uint64) (u, v uint64) {
	ahead, u := divide(uint64(e), n)
	if v = u + ahead + 1; v >= n {
		v -= n
	}
	return u, v
}
