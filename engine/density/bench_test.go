package density

import (
	"fmt"
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

// BenchmarkDensest finds the densest subgraph of 10^6 edges: random ones on 10^6
// vertices, where long paths matter, and on 10^5; and K_{10^4,100}.
func BenchmarkDensest(b *testing.B) {
	for _, n := range []int{1_000_000, 100_000} {
		g := random(n, 1_000_000)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for range b.N {
				Densest(g)
			}
		})
	}
	sides := list{n: 10_100}
	for u := range int32(10_000) {
		for v := range int32(100) {
			sides.edges = append(sides.edges, [2]int32{u, 10_000 + v})
		}
	}
	b.Run("sides", func(b *testing.B) {
		for range b.N {
			Densest(sides)
		}
	})
}

func random(n, m int) list {
	r := rand.New(rand.NewPCG(1, 2))
	g := list{n: n}
	for range m {
		g.edges = append(g.edges, [2]int32{r.Int32N(int32(n)), r.Int32N(int32(n))})
	}
	return g
}
