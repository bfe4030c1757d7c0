package skew

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/graph"
)

// Worked examples of theory sections 4.7 and 6. The triple edge is doubled there
// although it is bipartite.
func TestWorkedExamples(t *testing.T) {
	pendant := build(5, [2]int32{0, 1}, [2]int32{0, 2}, [2]int32{0, 3}, [2]int32{1, 2}, [2]int32{1, 3}, [2]int32{2, 3}, [2]int32{3, 4})
	for _, c := range []struct {
		name   string
		h      *Bipartite
		rho    Ratio // ρ*(H), 0 where the orientation decides
		pieces []Piece
	}{
		{"triangle", Preprocess(complete(3)), Ratio{1, 2}, []Piece{{1, 0, 1, 3, 1, 1, 3, 3, 0, 3}}},
		{"triple edge", Double(parallel(3)), Ratio{1, 1}, []Piece{{1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {2, 0, 1, 2, 1, 1, 2, 2, 0, 2}}},
		{"star", Preprocess(star(4)), Ratio{4, 5}, []Piece{{1, 0, 4, 4, 1, 4, 4, 1, 0, 4}}},
		{"star, doubled", Double(star(4)), Ratio{4, 5}, []Piece{{1, 0, 4, 4, 1, 4, 4, 1, 0, 4}}},
		{"K_{2,2}", Preprocess(twoSided(2, 2)), Ratio{1, 1}, []Piece{{1, 1, 1, 2, 1, 1, 2, 2, 1, 2}, {2, 0, 1, 2, 1, 1, 2, 2, 0, 2}}},
		{"K_{400,20}", Preprocess(twoSided(400, 20)), Ratio{400, 21}, []Piece{
			{1, 19, 20, 400, 1, 20, 400, 20, 19, 400}, {2, 1, 360, 7200, 18, 360, 400, 20, 1, 7200}, {3, 0, 20, 400, 1, 20, 400, 20, 0, 400}}},
		// The rest is not unique in theory; these follow from our orientation.
		{"K_100", Preprocess(complete(100)), Ratio{99, 4}, []Piece{
			{1, 24, 26, 2550, 26, 26, 100, 100, 24, 2550}, {2, 1, 23, 2300, 23, 23, 100, 100, 1, 2300}, {3, 0, 5, 100, 1, 5, 100, 82, 0, 100}}},
	} {
		d := Decompose(c.h, int64(c.h.Vertices), Tightest)
		if d.Scale.Compare(c.rho) != 0 || !slices.Equal(d.Pieces, c.pieces) || d.Guess != 0.25 {
			t.Errorf("%s: R* = %v, guess %v, pieces\n%+v, want\n%+v", c.name, d.Scale, d.Guess, d.Pieces, c.pieces)
		}
		checkDecomposition(t, c.h, d, Tightest)
	}
	h := Preprocess(pendant)
	d := Decompose(h, 5, Tightest)
	if len(d.Pieces) != 1 || d.Pieces[0].Residual != 0 || d.Pieces[0].Edges != 7 || d.Pieces[0].Capacity < 2 || d.Pieces[0].Capacity > 4 {
		t.Errorf("K4 with pendant: %+v", d.Pieces)
	}
}

func TestDecomposition(t *testing.T) {
	for mode, capacities := range modes {
		t.Run(mode, rapid.MakeCheck(func(t *rapid.T) {
			g := drawGraph(t, 40, 400)
			h := Preprocess(g)
			T := rapid.Int64Range(0, 100).Draw(t, "T")
			d := Decompose(h, T, capacities)
			checkDecomposition(t, h, d, capacities)
			checkCertificate(t, g, h, d)
			if again := Decompose(Preprocess(g), T, capacities); !slices.Equal(d.Class, again.Class) {
				t.Fatalf("two classes for one graph")
			}
		}))
	}
}

// tightest capacities cannot be lower: with one less the flow falls short.
func TestTightest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := Preprocess(drawGraph(t, 20, 200))
		d := Decompose(h, int64(h.Vertices), Tightest)
		var edges []int32
		for e := range h.Left {
			edges = append(edges, int32(e))
		}
		for i, p := range d.Pieces {
			r := newRound(h, edges, p.Round, p.Residual)
			r.capacity = p.Capacity - 1
			if cut := r.flow(); cut == nil || r.need(cut) > p.Capacity || r.need(cut) < p.Capacity {
				t.Fatalf("piece %d %+v: cut %v", i, p, cut)
			}
			edges = slices.DeleteFunc(edges, func(e int32) bool { return int(d.Class[e]) == i })
		}
	})
}

// Graphs in which guesses must fail: b hubs, each vertex of many joined to k of them, so
// that a few right vertices must take the demands of many left ones.
func TestGuessFails(t *testing.T) {
	hubs := func(many, b, k int) *graph.Graph {
		var g graph.Builder
		for u := range many {
			for j := range k {
				g.Add(int32(u+b), int32((u+j)%b))
			}
		}
		return g.Graph()
	}
	for _, c := range []struct {
		many, b, k int
		guess      float64 // the first that is good enough
	}{
		{1000, 1, 1, 1}, {100_000, 1, 1, 2}, {2000, 2, 2, 1}, {500, 2, 2, 0.5}, {20_000, 3, 2, 1}, {20_000, 4, 4, 1},
	} {
		g := hubs(c.many, c.b, c.k)
		h := Preprocess(g)
		for mode, capacities := range modes {
			name := fmt.Sprintf("%d vertices on %d of %d, %s", c.many, c.k, c.b, mode)
			d := Decompose(h, int64(g.Order()), capacities)
			if d.Guess != c.guess || d.Refuted == nil {
				t.Errorf("%s: guess %v, want %v", name, d.Guess, c.guess)
				continue
			}
			checkDecomposition(t, h, d, capacities)
			checkCertificate(t, g, h, d)
			if s := Measure(g, int64(g.Order()), d); s.Value < d.Refuted.Value || s.Exact {
				t.Errorf("%s: skewness %v below that of the certificate, %v", name, s.Value, d.Refuted.Value)
			}
		}
	}
}
