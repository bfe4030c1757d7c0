package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Hypercube joins the numbers that differ in one bit.
var Hypercube = Spec{
	About: param.About{
		Name:  "hypercube",
		Title: "Hypercube",
		Doc:   "The vertices are all words of k bits, joined where they differ in a single bit. Its degree log₂ n is still small: Greedy comes near two choices among all only on regular graphs whose degree is a power of n.",
		Refs:  []string{"kenthapadi-panigrahy-2006"},
	},
	New: func() Family { return new(hypercube) },
}

type hypercube struct{ k int64 }

func (f *hypercube) Params(s *param.Set) {
	s.Int(&f.k, "k", 4, param.Range(0, 26), "dimensions; there are 2^k vertices")
}

func (f *hypercube) Fits() *param.Error { return nil }
func (f *hypercube) Order() uint64      { return 1 << f.k }
func (f *hypercube) Size() uint64       { return uint64(f.k) << f.k / 2 }
func (f *hypercube) Graph(*rng.Draws) graph.Multigraph {
	return cubeGraph{wholeOf(f), uint(max(f.k-1, 0))}
}

// cubeGraph numbers the edges by the bit in which the ends differ, then by the other
// bits.
type cubeGraph struct {
	whole
	others uint
}

func (g cubeGraph) Ends(e int64) (u, v int32) {
	bit := int32(1) << (e >> g.others)
	rest := int32(e & (1<<g.others - 1))
	low := rest & (bit - 1)
	u = (rest-low)<<1 | low
	return u, u | bit
}

// Place projects three dimensions and puts such cubes beside and below each other, a
// little askew so that edges do not lie upon each other.
func (g cubeGraph) Place(v int32) (x, y float64) {
	for bit, step := 0, 2.0; v != 0; bit, v = bit+1, v>>1 {
		on := float64(v & 1)
		switch {
		case bit == 0:
			x += on
		case bit == 1:
			y += on
		case bit == 2:
			x, y = x+0.42*on, y-0.36*on
		case bit%2 == 1:
			x, y = x+step*on, y+0.3*step*on
		default:
			x, y = x-0.3*step*on, y+step*on
			step *= 2
		}
	}
	return x, y
}
