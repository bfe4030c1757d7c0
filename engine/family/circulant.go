package family

import (
	"strconv"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Circulant is a random circulant graph.
var Circulant = Spec{
	About: param.About{
		Name:  "circulant",
		Title: "Circulant graph",
		Doc:   "The vertices stand in a ring, and each is joined to those at d/2 random distances on both sides. It is a regular graph of degree d in the memory of its distances, so that n may be in the millions; it may fall into pieces if d is small.",
		Refs:  []string{"kenthapadi-panigrahy-2006", "bansal-prabhu-singla-sundaram-2026"},
	},
	Random: true,
	New:    func() Family { return new(circulant) },
}

type circulant struct{ n, d int64 }

func (f *circulant) Params(s *param.Set) {
	s.Int(&f.n, "n", 24, param.Range(3, most), "vertices")
	s.Int(&f.d, "d", 4, param.Range(2, 1<<24), "degree, even and below n")
}

func (f *circulant) Fits() *param.Error {
	if greatest := (f.n - 1) / 2 * 2; f.d%2 != 0 || f.d > greatest {
		return &param.Error{Key: "d", Value: strconv.FormatInt(f.d, 10), Want: "an even number from 2 to " + strconv.FormatInt(greatest, 10)}
	}
	return nil
}

func (f *circulant) Order() uint64 { return uint64(f.n) }
func (f *circulant) Size() uint64  { return uint64(f.n * f.d / 2) }
func (f *circulant) Graph(d *rng.Draws) graph.Multigraph {
	return circulantGraph{wholeOf(f), ring{uint64(f.n), distances(f.n, f.d, d)}}
}

// distances draws those of a circulant graph of n vertices of degree d. Half a turn is
// not among them, and neither is a distance with its complement, so that no edges are
// parallel.
func distances(n, d int64, draws *rng.Draws) []int32 {
	s := sequence{draws: draws}
	return s.subset(int32(d/2), int32(n-1)/2)
}

// ring is the edges of a circulant graph: n for each distance.
type ring struct {
	n    uint64
	list []int32
}

func (r ring) ends(e int64) (u, v int32) {
	which, from := divide(uint64(e), r.n)
	to := from + uint64(r.list[which])
	if to >= r.n {
		to -= r.n
	}
	return ordered(from, to)
}

// left is the end from which the other is ahead.
func (r ring) left(e int64) int32 { return int32(uint64(e) % r.n) }

type circulantGraph struct {
	whole
	ring ring
}

func (g circulantGraph) Ends(e int64) (u, v int32) { return g.ring.ends(e) }
func (g circulantGraph) Left(e int64) int32        { return g.ring.left(e) }

func (g circulantGraph) Degrees() (left, right int64) {
	return int64(len(g.ring.list)), int64(len(g.ring.list))
}

// Degree counts both sides of every distance.
func (g circulantGraph) Degree() int64 { return 2 * int64(len(g.ring.list)) }

func (g circulantGraph) Place(v int32) (x, y float64) { return circle(float64(v), float64(g.order)) }
