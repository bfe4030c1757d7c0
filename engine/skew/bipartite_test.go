package skew

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestBipartite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t, 12, 30)
		checkBipartite(t, g, Preprocess(g))
		checkBipartite(t, g, Double(g))
	})
}

// A base graph may say which ends are left, as its families do. What H says of itself
// follows from its edges.
func TestOriented(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t, 12, 30)
		side := rapid.SliceOfN(rapid.Bool(), int(g.Size()), -1).Draw(t, "side")
		left := func(e int64) int32 {
			u, v := g.Ends(e)
			if side[e] {
				return v
			}
			return u
		}
		h := Oriented(g, left)
		lefts, rights := make([]int64, g.Order()), make([]int64, g.Order())
		for e := range g.Size() {
			u, v := g.Ends(e)
			if h.Left[e] != left(e) || h.Right[e] != u^v^left(e) {
				t.Fatalf("edge %d of %d and %d became %d, %d", e, u, v, h.Left[e], h.Right[e])
			}
			lefts[h.Left[e]]++
			rights[h.Right[e]]++
		}
		both := false
		for v := range lefts {
			both = both || lefts[v] > 0 && rights[v] > 0
		}
		if h.Doubled != both {
			t.Fatalf("doubled %v, with a vertex on both sides: %v", h.Doubled, both)
		}
		if g.Size() > 0 && (h.MaxLeft != slices.Max(lefts) || h.MaxRight != slices.Max(rights)) {
			t.Fatalf("degrees %d and %d of %v and %v", h.MaxLeft, h.MaxRight, lefts, rights)
		}
		// The orientation of another H makes the same H.
		d := Double(g)
		h = Oriented(g, func(e int64) int32 { return d.Left[e] })
		if !slices.Equal(h.Right, d.Right) || h.MaxLeft != d.MaxLeft || h.Densest.Edges*d.Densest.Vertices != d.Densest.Edges*h.Densest.Vertices {
			t.Fatalf("%+v of %+v", h, d)
		}
	})
}

// For every set S of vertices, E(S) in the base graph is E(S_L ∪ S_R) in H: the density
// of S in H is half of that in G, if all of S is doubled.
func TestEverySubset(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t, 8, 20)
		h := Double(g)
		for set := range uint(1) << g.Order() {
			inG, inH := 0, 0
			for e := range g.Size() {
				if u, v := g.Ends(e); set>>u&1 == 1 && set>>v&1 == 1 {
					inG++
				}
				n := int32(g.Order())
				if u, v := h.Ends(e); set>>u&1 == 1 && v >= n && set>>(v-n)&1 == 1 {
					inH++
				}
			}
			if inG != inH {
				t.Fatalf("set %b has %d edges in G and %d in H", set, inG, inH)
			}
		}
	})
}

// The sides of a bipartite base graph: the lesser greatest degree is left, in every
// component.
func TestSides(t *testing.T) {
	g := build(8, [2]int32{0, 1}, [2]int32{0, 2}, [2]int32{0, 3}, [2]int32{4, 7}, [2]int32{5, 7})
	h := Preprocess(g)
	if h.Doubled || h.MaxLeft != 1 || h.MaxRight != 3 || h.Left[0] != 1 || h.Left[3] != 4 {
		t.Errorf("%+v", h)
	}
	// Two stars, joined at their centres by an edge, with Δ_L > 4ρ* on either side.
	var edges [][2]int32
	for i := range int32(9) {
		edges = append(edges, [2]int32{0, 2 + i}, [2]int32{1, 11 + i})
	}
	if h := Preprocess(build(20, append(edges, [2]int32{0, 1})...)); !h.Doubled || h.MaxLeft != 1 {
		t.Errorf("doubled %v, Δ_L %d", h.Doubled, h.MaxLeft)
	}
}

func TestScale(t *testing.T) {
	h := Preprocess(complete(100)) // ρ*(H) = 99/4, d_eff/16 = 9900/16T
	for T, want := range map[int64]Ratio{100: {4950, 200}, 1 << 62: {4950, 200}, 26: {4950, 200}, 25: {4950, 200}, 24: {4950, 192}, 1: {4950, 8}, 0: {4950, 8}} {
		if got := h.Scale(T); got.Compare(want) != 0 {
			t.Errorf("T = %d: R* = %v, want %v", T, got, want)
		}
	}
}

func TestChoose(t *testing.T) {
	big, sparse := Preprocess(complete(100)), Preprocess(twoSided(400, 1)) // n ln n = 460.5
	for _, c := range []struct {
		h    *Bipartite
		T    int64
		want Choice
	}{
		{big, 461, Choice{Case: 1, Algorithm: LeftAssign}},
		{big, 460, Choice{Case: 2, Algorithm: ThresholdGreedy}},
		{big, 100, Choice{Case: 2, Algorithm: ThresholdGreedy}},
		{big, 99, Choice{Case: 3, Algorithm: ThresholdGreedy}},
		{big, 5, Choice{Case: 3, Algorithm: ThresholdGreedy}},
		{big, 4, Choice{Case: 4, Algorithm: Greedy}}, // ln 100 = 4.6
		{big, 0, Choice{Case: 4, Algorithm: Greedy}},
		{sparse, 401, Choice{Case: 2, Algorithm: LeftAssign}},
		{Preprocess(build(1, [2]int32{0, 0})), 7, Choice{Case: 1, Algorithm: LeftAssign}},
	} {
		if got := choose(c.h, c.T); got.Case != c.want.Case || got.Algorithm != c.want.Algorithm || got.Why == "" {
			t.Errorf("T = %d: %+v, want %+v", c.T, got, c.want)
		}
	}
	// Trivial: 60 parallel edges among 200 vertices, Δ_L = 30 ≥ ln n · d_eff.
	many := make([][2]int32, 0, 560)
	for range 60 {
		many = append(many, [2]int32{0, 1})
	}
	for v := range int32(200) {
		many = append(many, [2]int32{v, (v + 1) % 200}, [2]int32{v, (v + 2) % 200}, [2]int32{v, (v + 3) % 200})
	}
	h := Preprocess(build(200, many...)) // average degree 6.6 above ln 200 = 5.3
	if got := choose(h, 200); h.MaxLeft < 28 || got.Algorithm != ThresholdGreedy {
		t.Errorf("Δ_L %d: %+v", h.MaxLeft, got)
	}
	if got := choose(h, 300); got.Case != 2 || got.Algorithm != LeftAssign { // ln n · d_eff = 23.3
		t.Errorf("Δ_L %d: %+v", h.MaxLeft, got)
	}
}
