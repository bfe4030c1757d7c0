package skew

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/graph"
)

// byForce is the maximum of S over all pairs of disjoint sets.
func byForce(g *graph.Graph, T int64) (best float64) {
	n := g.Order()
	state := make([]int, n) // 0 neither, 1 in A, 2 in B
	for {
		i := 0
		for ; i < n && state[i] == 2; i++ {
			state[i] = 0
		}
		if i == n {
			return best
		}
		state[i]++
		a, b, least := 0, 0, math.MaxInt
		for v := range int32(n) {
			switch state[v] {
			case 1:
				a++
				into := 0
				for _, e := range g.Incident(v) {
					if state[g.Other(e, v)] == 2 {
						into++
					}
				}
				least = min(least, into)
			case 2:
				b++
			}
		}
		if a > b && b > 0 && least > 0 {
			share := 2 * float64(g.Size()) / float64(T) / float64(least)
			best = max(best, math.Log(float64(a)/float64(b))/math.Log(max(1, share)*math.Pow(math.Log(float64(n)), 2)))
		}
	}
}

func checkPair(t failer, g *graph.Graph, T int64, p Pair) {
	t.Helper()
	if p.Value == 0 {
		return
	}
	side := map[int32]int{}
	for _, v := range p.A {
		side[v]++
	}
	for _, v := range p.B {
		side[v] += 2
	}
	least := math.MaxInt
	for _, v := range p.A {
		into := 0
		for _, e := range g.Incident(v) {
			if side[g.Other(e, v)] == 2 {
				into++
			}
		}
		least = min(least, into)
	}
	if len(side) != len(p.A)+len(p.B) || int64(least) != p.Least || p.Value != newGauge(g, T).value(len(p.A), len(p.B), p.Least) {
		t.Errorf("not a pair: %+v, least degree %d", p, least)
	}
}

func TestExactSkewness(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t, 7, 15)
		T := rapid.Int64Range(1, 30).Draw(t, "T")
		s := Measure(g, T, nil)
		if want := byForce(g, T); math.Abs(s.Value-want) > 1e-12 || !s.Exact {
			t.Fatalf("skewness %v, want %v", s.Value, want)
		}
		checkPair(t, g, T, s.Pair)
	})
}

// What is found without trying everything is a pair of the graph, hence a lower bound.
func TestLowerBounds(t *testing.T) {
	total, found := 0.0, 0.0
	r := rand.New(rand.NewPCG(17, 18)) // the same graphs every time: their average is asserted
	for range 200 {
		n := 1 + r.Int32N(10)
		hubs := 1 + r.Int32N(n)
		var b graph.Builder
		b.Grow(int(n))
		for range r.IntN(26) {
			b.Add(r.Int32N(n), r.Int32N(hubs))
		}
		g, T := b.Graph(), 1+r.Int64N(30)
		q := newGauge(g, T)
		exact, d := q.exact(), Decompose(Preprocess(g), T, Tightest)
		best := q.lowerBound(d)
		checkPair(t, g, T, best)
		if best.Value > exact.Value {
			t.Fatalf("found %v, more than %v", best.Value, exact.Value)
		}
		total, found = total+exact.Value, found+best.Value
	}
	if found < 0.75*total {
		t.Errorf("found %.3f of the skewness on average", found/total)
	}
	t.Logf("found %.3f of the skewness on average", found/total)
}

// Vectors of theory sections 4.6 and 6.
func TestKnownSkewness(t *testing.T) {
	for _, c := range []struct {
		name  string
		g     *graph.Graph
		T     int64
		value float64
		exact bool
	}{
		{"star", star(4), 5, 0.9750, true},
		{"C_4", build(4, [2]int32{0, 1}, [2]int32{1, 2}, [2]int32{2, 3}, [2]int32{3, 0}), 4, 0.5148, true},
		{"star of 10^5", star(100_000), 100_001, 2.0632, false},
		{"edge", build(2, [2]int32{0, 1}), 2, 0, true},
	} {
		s := Measure(c.g, c.T, nil)
		if math.Abs(s.Value-c.value) > 5e-5 || s.Exact != c.exact {
			t.Errorf("%s: %v %v, want %v", c.name, s.Value, s.Exact, c.value)
		}
		checkPair(t, c.g, c.T, s.Pair)
	}
	// The natural pair of K_{n,√n}.
	g := twoSided(10_000, 100)
	var a, b []int32
	for v := range int32(10_100) {
		if v < 10_000 {
			a = append(a, v)
		} else {
			b = append(b, v)
		}
	}
	natural := newGauge(g, 10_000).pair(a, b)
	if math.Abs(natural.Value-0.90) > 0.005 {
		t.Errorf("natural pair of K_{n,√n}: %v, want about 0.90", natural.Value)
	}
	s := Measure(g, 10_000, nil)
	checkPair(t, g, 10_000, s.Pair)
	if s.Value < natural.Value {
		t.Errorf("K_{n,√n}: found %v, below its natural pair", s.Value)
	}
}

// K_{300,10} beside ten pairs of vertices with 1000 parallel edges each: prefixes must
// take those twenty into B, peeling deletes them, as nobody uses them.
func TestPeelingFindsHiddenPair(t *testing.T) {
	var b graph.Builder
	for u := range int32(300) {
		for v := range int32(10) {
			b.Add(u, 300+v)
		}
	}
	for v := range int32(10) {
		for range 1000 {
			b.Add(310+2*v, 311+2*v)
		}
	}
	g := b.Graph()
	q := newGauge(g, int64(g.Order()))
	prefix, all := q.prefix(q.byDegree()), Measure(g, int64(g.Order()), nil)
	if prefix.Value > 0.45 || all.Value < 0.6 {
		t.Errorf("prefixes %v, all %v", prefix.Value, all.Value)
	}
	checkPair(t, g, int64(g.Order()), all.Pair)
}
