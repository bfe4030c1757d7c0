package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Barbell is two complete graphs with an edge between them.
var Barbell = Spec{
	About: param.About{
		Name:  "barbell",
		Title: "Barbell",
		Doc:   "Two complete graphs of k vertices each, joined by a single edge between vertices k-1 and k. The halves share next to nothing, so that their totals drift apart like the two sides of a coin.",
		Refs:  []string{"peres-talwar-wieder-2015"},
	},
	New: func() Family { return new(barbell) },
}

type barbell struct{ k int64 }

func (f *barbell) Params(s *param.Set) {
	s.Int(&f.k, "k", 10, param.Range(1, most/2), "vertices of each half")
}

func (f *barbell) Fits() *param.Error { return nil }
func (f *barbell) Order() uint64      { return uint64(2 * f.k) }
func (f *barbell) Size() uint64       { return uint64(f.k*(f.k-1) + 1) }
func (f *barbell) Graph(*rng.Draws) graph.Multigraph {
	return barbellGraph{wholeOf(f), f.k * (f.k - 1) / 2}
}

// barbellGraph numbers the edges of the first half as [Complete] does, then those of
// the second, then the one between. It is denser by 1/(2k) than its halves, and no part
// is denser.
type barbellGraph struct {
	whole
	half int64
}

func (g barbellGraph) Ends(e int64) (u, v int32) {
	k := int32(g.order / 2)
	if e == g.size-1 {
		return k - 1, k
	}
	first := int32(0)
	if e >= g.half {
		e -= g.half
		first = k
	}
	u, v = ordered(rotated(e, uint64(k)))
	return first + u, first + v
}

// Place makes two circles whose joined vertices face each other, 1 apart.
func (g barbellGraph) Place(v int32) (x, y float64) {
	k := int32(g.order / 2)
	n := float64(k)
	radius, _ := circle(n/4, n) // the rightmost place
	if v < k {
		x, y = circle(float64(v+1)+n/4, n) // vertex k-1 on the right
		return x - radius - 0.5, y
	}
	x, y = circle(float64(v-k)-n/4, n) // vertex k on the left
	return x + radius + 0.5, y
}
