package density

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkLive keeps the optimum up to date over n random edges on n vertices; a
// step is one run of 10^6 arrivals.
func BenchmarkLive(b *testing.B) {
	const n = 1_000_000
	for range b.N {
		r := rand.New(rand.NewPCG(1, 2))
		live := NewLive(n)
		for range n {
			u := r.Int32N(n)
			live.Add(u, (u+1+r.Int32N(n-1))%n)
		}
		if live.Max() != 2 {
			b.Fatalf("optimum %d, want 2", live.Max())
		}
	}
}

// BenchmarkDensest finds the densest subgraph of 10^6 random edges.
func BenchmarkDensest(b *testing.B) {
	const n = 1_000_000
	r := rand.New(rand.NewPCG(1, 2))
	g := list{n: n}
	for range n {
		g.edges = append(g.edges, [2]int32{r.Int32N(n), r.Int32N(n)})
	}
	for range b.N {
		Densest(g)
	}
}
