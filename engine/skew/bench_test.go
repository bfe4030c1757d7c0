package skew

import (
	"math/rand/v2"
	"testing"

	"binfall/engine/graph"
)

type named struct {
	name string
	g    *graph.Graph
}

// million returns base graphs of about 10^6 edges.
func million() []named {
	r := rand.New(rand.NewPCG(1, 2))
	random := func(n int32) *graph.Graph {
		var b graph.Builder
		b.Grow(int(n))
		for range 1_000_000 {
			b.Add(r.Int32N(n), r.Int32N(n))
		}
		return b.Graph()
	}
	return []named{
		{"sparse", random(1_000_000)}, {"medium", random(200_000)}, {"dense", random(100_000)}, {"complete", complete(1414)},
		{"layered", layered(r)}, {"sides", twoSided(10_000, 100)},
	}
}

// layered is a circulant of degree 10 below two layers, six edges up from each vertex.
func layered(r *rand.Rand) *graph.Graph {
	var b graph.Builder
	first, sizes := int32(0), []int32{87_000, 2700, 85}
	for i, n := range sizes {
		for u := range n {
			for k := int32(0); i == 0 && k < 5; k++ {
				b.Add(u, (u+1+k*k*97)%n)
			}
			for k := 0; i+1 < len(sizes) && k < 6; k++ {
				b.Add(first+u, first+n+r.Int32N(sizes[i+1]))
			}
		}
		first += n
	}
	return b.Graph()
}

// BenchmarkDecompose takes them from the base graph to its pieces; measuring the
// skewness is extra.
func BenchmarkDecompose(b *testing.B) {
	for _, c := range million() {
		n := int64(c.g.Order())
		b.Run(c.name+"/pieces", func(b *testing.B) {
			for range b.N {
				Decompose(Preprocess(c.g), n, Tightest)
			}
		})
		b.Run(c.name+"/measure", func(b *testing.B) {
			for range b.N {
				Measure(c.g, n, nil)
			}
		})
	}
}
