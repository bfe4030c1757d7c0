package skew

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/density"
	"binfall/engine/graph"
)

func build(n int, edges ...[2]int32) *graph.Graph {
	var b graph.Builder
	b.Grow(n)
	for _, e := range edges {
		b.Add(e[0], e[1])
	}
	return b.Graph()
}

func complete(n int) *graph.Graph {
	var b graph.Builder
	for v := range int32(n) {
		for u := range v {
			b.Add(u, v)
		}
	}
	return b.Graph()
}

// twoSided is K_{a,b}, the a-side first.
func twoSided(a, b int) *graph.Graph {
	var g graph.Builder
	for u := range int32(a) {
		for v := range int32(b) {
			g.Add(u, int32(a)+v)
		}
	}
	return g.Graph()
}

func star(leaves int) *graph.Graph { return twoSided(leaves, 1) }

func parallel(n int) *graph.Graph {
	var b graph.Builder
	for range n {
		b.Add(0, 1)
	}
	return b.Graph()
}

// drawGraph draws a multigraph with loops and parallel edges; some vertices have high
// degree.
func drawGraph(t *rapid.T, vertices, edges int) *graph.Graph {
	r := rapid.Uint64().Draw(t, "seed")
	below := func(k int) int32 {
		r = r*6364136223846793005 + 1442695040888963407
		return int32(r >> 33 % uint64(k))
	}
	n := int(below(vertices)) + 1
	hubs := int(below(n)) + 1
	var b graph.Builder
	b.Grow(n)
	for range below(edges + 1) {
		b.Add(below(n), below(hubs))
	}
	return b.Graph()
}

// painful are base graphs at the edge of what there is.
func painful() map[string]*graph.Graph {
	return map[string]*graph.Graph{
		"nothing":            build(0),
		"one vertex":         build(1),
		"no edges":           build(5),
		"one loop":           build(1, [2]int32{0, 0}),
		"only loops":         build(4, [2]int32{0, 0}, [2]int32{0, 0}, [2]int32{2, 2}),
		"one edge":           build(2, [2]int32{0, 1}),
		"disconnected":       build(9, [2]int32{0, 1}, [2]int32{1, 2}, [2]int32{0, 2}, [2]int32{5, 6}, [2]int32{6, 7}),
		"1000 parallel":      parallel(1000),
		"star of 10^5":       star(100_000),
		"K_{3,3} and a loop": withLoop(twoSided(3, 3)),
	}
}

func withLoop(g *graph.Graph) *graph.Graph {
	var b graph.Builder
	for e := range g.Size() {
		b.Add(g.Ends(e))
	}
	b.Add(0, 0)
	return b.Graph()
}

type failer interface {
	Helper()
	Errorf(string, ...any)
}

// checkBipartite asserts the properties of theory section 4.5.
func checkBipartite(t failer, g *graph.Graph, h *Bipartite) {
	t.Helper()
	if h.Size() == 0 {
		return
	}
	for e := range g.Size() {
		if u, v := g.Ends(e); min(u, v) != min(h.Left[e], h.Right[e]) || max(u, v) != max(h.Left[e], h.Right[e]) {
			t.Errorf("edge %d of %d and %d became %d, %d", e, u, v, h.Left[e], h.Right[e])
		}
	}
	whole := density.Densest(g)
	rho, half := Ratio{whole.Edges, whole.Vertices}, Ratio{h.Densest.Edges, h.Densest.Vertices}
	if half.Compare(rho) > 0 || rho.Compare(Ratio{2 * half.Num, half.Den}) > 0 {
		t.Errorf("ρ*(H) = %v, ρ*(G) = %v", half, rho)
	}
	if !h.Doubled && half.Compare(rho) != 0 {
		t.Errorf("H = G, but ρ* is %v and not %v", half, rho)
	}
	if (Ratio{h.MaxLeft, 1}).Compare(Ratio{4 * half.Num, half.Den}) > 0 {
		t.Errorf("Δ_L = %d above 4ρ*, ρ* = %v", h.MaxLeft, half)
	}
	if ceil := (rho.Num + rho.Den - 1) / rho.Den; h.Doubled && h.MaxLeft > ceil {
		t.Errorf("Δ_L = %d above %d", h.MaxLeft, ceil)
	}
}

// checkDecomposition asserts what theory section 4.7 guarantees.
func checkDecomposition(t failer, h *Bipartite, d *Decomposition, capacities Capacities) {
	t.Helper()
	edges := make([]int64, len(d.Pieces))
	for _, c := range d.Class {
		if int(c) >= len(edges) {
			t.Errorf("an edge of class %d of %d", c, len(edges))
			return
		}
		edges[c]++
	}
	most := 16 * d.Scale.Float()
	previous := 0
	for i, p := range d.Pieces {
		f := math.Ldexp(1, 1<<p.Round)
		var left, right []int32
		rest := map[int32]int64{}
		for e, c := range d.Class {
			if int(c) == i {
				left, right = append(left, h.Left[e]), append(right, h.Right[e])
			} else if int(c) > i {
				rest[h.Left[e]]++
			}
		}
		over := int64(0)
		for _, k := range rest {
			over = max(over, k)
		}
		switch {
		case p.Round <= previous || p.Edges != edges[i] || p.Edges == 0 || p.Edges != p.Demanded:
			t.Errorf("piece %d is %+v with %d edges", i, p, edges[i])
		case greatest(h.Vertices, left) != p.MaxLeft || greatest(h.Vertices, right) != p.MaxRight || over != p.LeftOver:
			t.Errorf("piece %d is %+v with other degrees", i, p)
		case float64(p.MaxLeft) > most/f || p.MaxRight > p.Capacity || over > p.Residual:
			t.Errorf("piece %d is %+v, 16R* = %v", i, p, most)
		case p.Capacity*p.Rights < p.Edges:
			t.Errorf("piece %d is %+v", i, p)
		case float64(p.Residual) != math.Floor(most/f/f):
			t.Errorf("piece %d leaves %d, 16R* = %v", i, p.Residual, most)
		case p.Capacity > d.allowed(p.Round, d.double):
			t.Errorf("piece %d is %+v, allowed %d", i, p, d.allowed(p.Round, d.double))
		case capacities == Theoretical && p.Capacity != d.allowed(p.Round, d.double):
			t.Errorf("piece %d is %+v, not %d", i, p, d.allowed(p.Round, d.double))
		}
		previous = p.Round
	}
}

// checkCertificate asserts the Hall violation on the edges of H, and that the pair has
// the skewness that it claims, by means of its own.
func checkCertificate(t failer, g *graph.Graph, h *Bipartite, d *Decomposition) {
	t.Helper()
	c := d.Refuted
	if c == nil {
		if d.Guess != 0.25 {
			t.Errorf("guess %v without a certificate", d.Guess)
		}
		return
	}
	inA, inB, into := map[int32]bool{}, map[int32]bool{}, map[int32]int64{}
	for _, v := range c.B {
		inB[v] = true
	}
	for _, u := range c.A {
		inA[u] = true
	}
	for e, v := range h.Right {
		if inB[v] {
			into[h.Left[e]]++
		}
	}
	for u := range inA {
		if into[u] <= c.Residual {
			t.Errorf("left vertex %d has %d edges into B, not above %d", u, into[u], c.Residual)
		}
	}
	f, most := math.Ldexp(1, 1<<c.Round), 16*d.Scale.Float()
	if float64(len(c.A))*most/f <= float64(c.Capacity)*float64(len(c.B)) {
		t.Errorf("|A| = %d, |B| = %d violate nothing", len(c.A), len(c.B))
	}
	least, size := int64(math.MaxInt64), 0
	for u := range inA {
		if inB[u] {
			continue
		}
		size++
		k := int64(0)
		for _, e := range g.Incident(u) {
			if inB[g.Other(e, u)] {
				k++
			}
		}
		least = min(least, k)
	}
	share := 2 * float64(g.Size()) / float64(d.T) / float64(least)
	value := math.Log(float64(size)/float64(len(c.B))) / math.Log(max(1, share)*math.Pow(math.Log(float64(g.Order())), 2))
	if math.Abs(value-c.Value) > 1e-12 || value <= c.Guess || d.Guess != 2*c.Guess {
		t.Errorf("S = %v, told %v, refutes %v; the guess is %v", value, c.Value, c.Guess, d.Guess)
	}
}

func choose(h *Bipartite, T int64) Choice {
	return Choose(h.Vertices, h.Size(), T, float64(T)*float64(h.MaxLeft)/float64(h.Size()))
}

var modes = map[string]Capacities{"tightest": Tightest, "theoretical": Theoretical}

func TestPainfulGraphs(t *testing.T) {
	for name, g := range painful() {
		for _, T := range []int64{0, 1, int64(g.Order()), 1 << 62} {
			h := Preprocess(g)
			checkBipartite(t, g, h)
			var d *Decomposition
			for mode, capacities := range modes {
				d = Decompose(h, T, capacities)
				checkDecomposition(t, h, d, capacities)
				checkCertificate(t, g, h, d)
				for _, way := range []Mode{Branching, Star, Theory} {
					for i, a := range d.Law().Thresholds(way) {
						if a < 0 {
							t.Errorf("%s, %s: threshold %d of piece %d", name, mode, a, i)
						}
					}
				}
			}
			if s := Measure(g, T, d); s.Value < 0 || math.IsNaN(s.Value) || math.IsInf(s.Value, 0) {
				t.Errorf("%s: skewness %v", name, s.Value)
			}
			if c := choose(h, T); c.Why == "" || c.Case < 1 || c.Case > 4 {
				t.Errorf("%s: %+v", name, c)
			}
		}
	}
}
