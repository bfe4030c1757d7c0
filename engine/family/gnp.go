package family

import (
	"math/bits"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// GNP is the random graph of Erdős, Rényi and Gilbert.
var GNP = Spec{
	About: param.About{
		Name:  "gnp",
		Title: "Random graph",
		Doc:   "Every pair of vertices is joined with probability p, each on its own. Below p = 1/n only small trees arise; above it there is a large piece, and below log n / n there are vertices without any edge.",
		Refs:  []string{"gilbert-1959", "batagelj-brandes-2005"},
	},
	Random: true, Stored: true,
	New: func() Family { return new(gnp) },
}

type gnp struct {
	n int64
	p param.Fraction
}

func (f *gnp) Params(s *param.Set) {
	s.Int(&f.n, "n", 24, param.Range(1, most), "vertices")
	s.Decimal(&f.p, "p", "0.15", "0", "1", "probability of each pair")
}

func (f *gnp) Fits() *param.Error { return nil }
func (f *gnp) Order() uint64      { return uint64(f.n) }

func (f *gnp) Size() uint64 {
	den := uint64(f.p.Den)
	high, low := bits.Mul64(uint64(f.n*(f.n-1)/2), uint64(f.p.Num))
	size, rest := bits.Div64(high, low, den)
	if rest > 0 {
		size++
	}
	return size
}

// Graph walks over the pairs uv, u < v, in the order of v and then u, in time
// O(n + m·log(1/p)).
func (f *gnp) Graph(d *rng.Draws) graph.Multigraph {
	var b graph.Builder
	b.Grow(int(f.n))
	if f.p.Num == 0 {
		return b.Graph()
	}
	s, gaps := sequence{draws: d}, newGaps(f.p)
	for u, v := int64(-1), int64(1); ; {
		for u += 1 + gaps.draw(s.word()); u >= v && v < f.n; v++ {
			u -= v
		}
		if v >= f.n {
			return b.Graph()
		}
		b.Add(int32(u), int32(v))
	}
}

// gaps is the law of the number of pairs between one edge and the next: it is at least
// g with probability q^g, q = 1 - p. It holds q, q², q⁴, … up to the last that is not 0
// to 128 bits. These are off by less than 2^-90, so that the law is exact but for the
// 64 bits of the word that is drawn.
type gaps []fraction

// newGaps wants p > 0.
func newGaps(p param.Fraction) gaps {
	var g gaps
	for q := fractionOf(uint64(p.Den-p.Num), uint64(p.Den)); q != (fraction{}); q = q.times(q) {
		g = append(g, q)
	}
	return g
}

// draw is the greatest g with word/2^64 < q^g: inversion, bit by bit from the top.
func (g gaps) draw(word uint64) (gap int64) {
	var power fraction // q^gap, once that is less than 1
	for k := len(g) - 1; k >= 0; k-- {
		next := g[k]
		if gap > 0 {
			next = power.times(next)
		}
		if word < next.high || word == next.high && next.low > 0 {
			power = next
			gap |= 1 << k
		}
	}
	return gap
}

// fraction is (high + low/2^64)/2^64, from 0 up to but not including 1.
type fraction struct{ high, low uint64 }

// fractionOf is a/b rounded down, a < b.
func fractionOf(a, b uint64) fraction {
	high, rest := bits.Div64(a, 0, b)
	low, _ := bits.Div64(rest, 0, b)
	return fraction{high, low}
}

// times is the product, less than 3 units of the last place below the true one.
func (f fraction) times(g fraction) fraction {
	high, low := bits.Mul64(f.high, g.high)
	for _, pair := range [2][2]uint64{{f.high, g.low}, {f.low, g.high}} {
		up, _ := bits.Mul64(pair[0], pair[1])
		var carry uint64
		low, carry = bits.Add64(low, up, 0)
		high += carry
	}
	return fraction{high, low}
}
