package family

import (
	"strconv"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Preferential is the random graph of Barabási and Albert.
var Preferential = Spec{
	About: param.About{
		Name:  "preferential",
		Title: "Preferential attachment",
		Doc:   "Vertices come one by one, and each is joined to k different earlier ones, with preference for those that have many edges already. The first k+1 are a complete graph; every choice is proportional to the degree before the vertex came. Some early vertices become hubs.",
		Refs:  []string{"barabasi-albert-1999"},
	},
	Random: true, Stored: true,
	New: func() Family { return new(preferential) },
}

type preferential struct{ n, k int64 }

func (f *preferential) Params(s *param.Set) {
	s.Int(&f.n, "n", 32, param.Range(2, most), "vertices")
	s.Int(&f.k, "k", 2, param.Range(1, 4096), "edges that a new vertex brings, below n")
}

func (f *preferential) Fits() *param.Error {
	if f.k >= f.n {
		return &param.Error{Key: "k", Value: strconv.FormatInt(f.k, 10), Want: "a number from 1 to " + strconv.FormatInt(f.n-1, 10)}
	}
	return nil
}

func (f *preferential) Order() uint64 { return uint64(f.n) }
func (f *preferential) Size() uint64  { return uint64(f.k*(f.k+1)/2 + (f.n-f.k-1)*f.k) }

// Graph picks from the list of all ends of edges, in which a vertex stands as often as
// it has edges, again when it finds one that it has.
func (f *preferential) Graph(d *rng.Draws) graph.Multigraph {
	var b graph.Builder
	ends := make([]int32, 0, 2*f.Size())
	add := func(u, v int32) {
		b.Add(u, v)
		ends = append(ends, u, v)
	}
	n, k, s := int32(f.n), int32(f.k), sequence{draws: d}
	for v := range k + 1 {
		for u := range v {
			add(u, v)
		}
	}
	joined := make([]int32, n) // to which vertex last
	for v := k + 1; v < n; v++ {
		for earlier, left := uint64(len(ends)), k; left > 0; {
			if u := ends[s.below(earlier)]; joined[u] != v {
				joined[u] = v
				add(u, v)
				left--
			}
		}
	}
	return b.Graph()
}
