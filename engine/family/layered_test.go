package family

import (
	"math"
	"math/big"
	"testing"

	"binfall/engine/rng"
)

// script answers questions by their numbers.
type script map[int]uint64

func (s script) At(int64) {}

func (s script) Uniform(index int, n uint64) uint64 {
	if s[index] >= n {
		panic("answer out of range")
	}
	return s[index]
}

func (s script) Bernoulli(int, uint64, uint64) bool { panic("no coin is tossed") }

// Every edge is picked with exactly the probability of its class: u|V(i-1)|/n spread
// over the pairs of two layers, the rest over the lowest layer.
func TestLayeredPick(t *testing.T) {
	for _, text := range []string{"layered~9~0.5~3~3", "layered~9~1~3~3", "layered~7~0~2", "layered~12~0.2~3~2~2", "layered~3~1~3"} {
		g := build(t, text, 1).(*layeredGraph)
		got := make([]*big.Rat, g.Size())
		for e := range got {
			got[e] = new(big.Rat)
		}
		all := uint64(g.Order()) * uint64(g.u.Den)
		for first := range all {
			ways, d := ranges(g, first), script{0: first}
			each := new(big.Rat).SetFrac64(1, int64(all*ways[0]*ways[1]))
			for d[2] = range ways[0] {
				for d[3] = range ways[1] {
					e := g.Pick(d)
					got[e].Add(got[e], each)
				}
			}
		}
		n, rest := int64(g.Order()), big.NewRat(1, 1)
		for i := range g.Layers() - 1 {
			class := new(big.Rat).SetFrac64(g.u.Num*g.width(i), g.u.Den*n)
			rest.Sub(rest, class)
			each := new(big.Rat).Mul(class, big.NewRat(1, g.width(i)*g.width(i+1)))
			for e := g.starts[i]; e < g.starts[i+1]; e++ {
				if got[e].Cmp(each) != 0 || g.Class(e) != 1 {
					t.Errorf("%s: edge %d has probability %v, want %v", text, e, got[e], each)
				}
			}
		}
		each := new(big.Rat).Mul(rest, big.NewRat(1, g.starts[0]))
		for e := range g.starts[0] {
			if got[e].Cmp(each) != 0 || g.Class(e) != 0 {
				t.Errorf("%s: edge %d has probability %v, want %v", text, e, got[e], each)
			}
		}
	}
}

// ranges asks Pick how many answers its second and third question have.
func ranges(g *layeredGraph, first uint64) (ways [2]uint64) {
	g.Pick(asking{first, &ways})
	return ways
}

type asking struct {
	first uint64
	ways  *[2]uint64
}

func (a asking) At(int64) {}

func (a asking) Uniform(index int, n uint64) uint64 {
	if index == 0 {
		return a.first
	}
	a.ways[index-2] = n
	return 0
}

func (a asking) Bernoulli(int, uint64, uint64) bool { panic("no coin is tossed") }

// Real draws share no words: layer and vertices are independent, also where the first
// question takes a whole word.
func TestLayeredPickLaw(t *testing.T) {
	for _, text := range []string{"layered~9~0.5~3~3", "layered~9~0.123456789~3~3"} {
		g := build(t, text, 1).(*layeredGraph)
		counts, law, u := map[int64]int{}, map[int64]float64{}, g.u.Float()
		draws := rng.NewDraws(5, rng.Arrival, 0)
		for round := range int64(200_000) {
			draws.At(round)
			counts[g.Pick(draws)]++
		}
		for e := range g.Size() {
			i := g.across(e)
			if i < 0 {
				law[e] = (1 - u*12/13) / float64(g.starts[0])
			} else {
				law[e] = u / 13 / float64(g.width(i+1))
			}
		}
		chiSquare(t, text, counts, law)
	}
}

func TestLayeredShape(t *testing.T) {
	// The sizes of theory.md 5.6.
	for text, want := range map[string][]int64{
		"layered~1024~0.9~32": {1024, 32}, "layered~102400~0.9~16~16~16": {102400, 6400, 400, 25}, "layered~1048576~0.9~64~64~64": {1048576, 16384, 256, 4},
	} {
		g := build(t, text, 1).(*layeredGraph)
		if g.Layers() != len(want) {
			t.Fatalf("%s: %d layers", text, g.Layers())
		}
		for i := range want {
			if g.width(i) != want[i] || g.Layer(int32(g.firsts[i])) != i || g.Layer(int32(g.firsts[i+1]-1)) != i {
				t.Errorf("%s: layer %d has %d vertices, want %d", text, i, g.width(i), want[i])
			}
		}
		if d, root := float64(2*len(g.base.list)), math.Sqrt(float64(g.Order())); math.Abs(d-root) > 2 {
			t.Errorf("%s: degree %v, root of n %v", text, d, root)
		}
	}
	g := build(t, "layered~12~0.5~3~2", 1).(*layeredGraph)
	seen := map[[2]int32]bool{}
	for e := g.starts[0]; e < g.Size(); e++ {
		u, v := g.Ends(e)
		if g.Layer(v) != g.Layer(u)+1 || g.Left(e) != u || seen[[2]int32{u, v}] {
			t.Errorf("edge %d is %d-%d, left %d", e, u, v, g.Left(e))
		}
		seen[[2]int32{u, v}] = true
	}
	if len(seen) != 12*4+4*2 {
		t.Errorf("%d edges between layers", len(seen))
	}
	for e := range g.starts[0] {
		if u, v := g.Ends(e); v >= 12 || g.Left(e) != u && g.Left(e) != v {
			t.Errorf("edge %d of the lowest layer is %d-%d", e, u, v)
		}
	}
}

// Rates are what the probabilities of the edges sum to at a vertex.
func TestLayeredRates(t *testing.T) {
	for _, text := range []string{"layered", "layered~12~0.5~3~2", "layered~40~1~7~5", "layered~40~0~7~5"} {
		g := build(t, text, 1).(*layeredGraph)
		n, top := g.Order(), g.Layers()-1
		u, between := g.u.Float(), g.u.Float()*float64(g.firsts[top])/float64(n)
		left, right := [2][]float64{make([]float64, n), make([]float64, n)}, [2][]float64{make([]float64, n), make([]float64, n)}
		for e := range g.Size() {
			p := (1 - between) / float64(g.starts[0])
			if i := g.across(e); i >= 0 {
				p = u / float64(n) / float64(g.width(i+1))
			}
			a, b := g.Ends(e)
			l := g.Left(e)
			left[g.Class(e)][l] += 1000 * p
			right[g.Class(e)][a^b^l] += 1000 * p
		}
		for class, rate := range g.Rates(1000) {
			wantLeft, wantRight := 0.0, 0.0
			for v := range n {
				wantLeft, wantRight = max(wantLeft, left[class][v]), max(wantRight, right[class][v])
			}
			if math.Abs(rate.Left-wantLeft) > 1e-9*(1+wantLeft) || math.Abs(rate.Right-wantRight) > 1e-9*(1+wantRight) {
				t.Errorf("%s: class %d has rates %v, want %v and %v", text, class, rate, wantLeft, wantRight)
			}
		}
	}
}
