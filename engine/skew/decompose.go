package skew

import (
	"math"

	"binfall/engine/graph"
)

// Capacities says how many edges of a piece a right vertex may have.
type Capacities int

const (
	// Tightest takes the smallest capacity with which a piece exists. It satisfies
	// every inequality of the theory all the more.
	Tightest Capacities = iota
	// Theoretical takes ⌊16R*·(f_i ln n)^(2s)⌋. At any n that fits into a computer it
	// rarely binds.
	Theoretical
)

// Piece is a class of edges; its degrees are at most 16R*/f_i on the left, f_i =
// 2^(2^i), and Capacity on the right.
type Piece struct {
	Round              int   // i, from 1; rounds without edges make no piece
	Residual           int64 // τ_i = ⌊16R*/f_i²⌋, the left degree that may be left over
	Capacity           int64 // C_i
	Edges              int64
	MaxLeft, MaxRight  int64 // greatest degrees in the piece
	Lefts, Rights      int64 // vertices with edges in it
	LeftOver, Demanded int64 // greatest left degree after the round; Σ demands of it
}

// Decomposition splits the edges of H into pieces. Integer details of it, the tightest
// capacities and the certificate are our reconstruction.
type Decomposition struct {
	T      int64
	Scale  Ratio   // R*
	Class  []uint8 // index into Pieces of each edge
	Pieces []Piece
	// Guess is the s of the theory's capacities that suffice, the first of 1/4, 1/2, 1,
	// 2, … that is not refuted.
	Guess float64
	// Refuted proves Skew(G) > Guess/2; nil if the first guess was good enough.
	Refuted *Certificate

	vertices int
	double   int       // Guess is 2^double/4
	cuts     [][]int32 // right sides of minimum cuts
}

// Certificate is a cut that shows a guess of Skew(G) too low: the left vertices A with
// more than Residual edges into the right vertices B have |A|·16R*/f_i > Capacity·|B|
// although none of them has more than 16R*/f_i. So |A|/|B| > f_i·Capacity/16R*, which
// leaves |A∖B|/|B| > (f_i ln n)^(2s), rounding included, as f_i ≥ 4 and 16R* ≥ 8; and
// (f_i ln n)² ≥ d_eff/(τ_i+1)·ln²n, as R* ≥ d_eff/16. Hence S(A∖B, B) > s in the base graph.
type Certificate struct {
	Guess    float64 // the guess that it refutes
	Round    int
	Residual int64
	Capacity int64   // what the guess allows
	A, B     []int32 // left and right vertices of H
	Value    float64 // S(A∖B, B) in the base graph
}

// Decompose splits the edges of H in rounds i = 1, 2, …: by one maximum flow, every
// left vertex gives up so many edges that at most τ_i = ⌊16R*/f_i²⌋ remain, no right
// vertex taking more than C_i of them. The last round takes all. If a flow falls short
// with capacities by theory, the guess s is doubled and all begins anew; the minimum cut
// certifies that the guess was too low. Since tightest capacities are certified by cuts
// too, they need no second start.
func Decompose(h *Bipartite, T int64, capacities Capacities) *Decomposition {
	d := &Decomposition{T: max(T, 1), Scale: h.Scale(T), Class: make([]uint8, h.Size()), vertices: h.Vertices, double: -1}
	for {
		d.double++
		if d.run(h, capacities) {
			d.Guess = guess(d.double)
			return d
		}
	}
}

func guess(double int) float64 { return math.Ldexp(1, double-2) }

// run makes all pieces; false if the guess is refuted.
func (d *Decomposition) run(h *Bipartite, capacities Capacities) bool {
	d.Pieces = d.Pieces[:0]
	edges := make([]int32, h.Size())
	for e := range edges {
		edges[e] = int32(e)
	}
	bound := 16 * d.Scale.Num / d.Scale.Den
	for i := 1; len(edges) > 0; i++ {
		r := newRound(h, edges, i, bound>>(2<<i))
		if r.total == 0 {
			continue
		}
		if capacities == Theoretical {
			r.capacity = d.allowed(i, d.double)
			if cut := r.flow(); cut != nil {
				d.refute(h, r, cut)
				return false
			}
		} else {
			d.tighten(h, r)
		}
		edges = d.take(r)
	}
	return true
}

// tighten finds the smallest capacity and refutes the guesses that allow less.
func (d *Decomposition) tighten(h *Bipartite, r *round) {
	cut := r.all()
	r.capacity = r.need(cut)
	for next := r.flow(); next != nil; next = r.flow() {
		cut = next
		r.capacity = r.need(cut)
	}
	d.cuts = append(d.cuts, cut)
	for d.allowed(r.number, d.double) < r.capacity {
		d.refute(h, r, cut)
		d.double++
	}
}

// allowed is the theory's capacity ⌊16R*·(f_i ln n)^(2s)⌋ for s = 2^double/4, at most the
// number of edges, beyond which a capacity means nothing. It is a power of a logarithm
// and therefore a float. For n ≤ 2 the base is below f_i, where the theory begins at
// n = 3, and for n = 1 it would be 0: there 1 is the least.
func (d *Decomposition) allowed(number, double int) int64 {
	base := max(1, float64(math.Ldexp(1, 1<<number)*ln(float64(d.vertices))))
	c := float64(float64(16*d.Scale.Num) / float64(d.Scale.Den) * power(base, double-1))
	if m := int64(len(d.Class)); c < float64(m) {
		return int64(c)
	} else {
		return m
	}
}

func (d *Decomposition) refute(h *Bipartite, r *round, cut []int32) {
	d.cuts = append(d.cuts, cut)
	into := r.into(cut)
	c := &Certificate{Guess: guess(d.double), Round: r.number, Residual: r.residual, Capacity: d.allowed(r.number, d.double), B: cut}
	for u, k := range into {
		if k > r.residual {
			c.A = append(c.A, int32(u))
		}
	}
	c.Value = newGauge(base(h), d.T).pair(without(c.A, c.B), c.B).Value
	d.Refuted = c
}

// take makes a piece of the edges that carry flow and returns the others.
func (d *Decomposition) take(r *round) (rest []int32) {
	class := uint8(len(d.Pieces))
	p := Piece{Round: r.number, Residual: r.residual, Capacity: r.capacity, Demanded: r.total}
	left, right := make([]int64, d.vertices), make([]int64, d.vertices)
	for j, e := range r.edges {
		if !r.carries(j) {
			rest = append(rest, e)
			continue
		}
		d.Class[e] = class
		u, v := r.h.Left[e], r.h.Right[e]
		left[u]++
		right[v]++
		p.Edges++
	}
	for v := range left {
		p.MaxLeft, p.MaxRight = max(p.MaxLeft, left[v]), max(p.MaxRight, right[v])
		p.LeftOver = max(p.LeftOver, r.degree[v]-left[v])
		p.Lefts += min(left[v], 1)
		p.Rights += min(right[v], 1)
	}
	d.Pieces = append(d.Pieces, p)
	return rest
}

// base returns the base graph that h was made from; ends may be written the other way.
func base(h *Bipartite) *graph.Graph {
	var b graph.Builder
	b.Grow(h.Vertices)
	for e, u := range h.Left {
		b.Add(u, h.Right[e])
	}
	return b.Graph()
}

// without returns the members of a that are not in b, both ascending.
func without(a, b []int32) (rest []int32) {
	for _, x := range a {
		for len(b) > 0 && b[0] < x {
			b = b[1:]
		}
		if len(b) == 0 || b[0] != x {
			rest = append(rest, x)
		}
	}
	return rest
}
