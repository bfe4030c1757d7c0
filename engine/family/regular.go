package family

import (
	"strconv"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Regular is a random regular graph.
var Regular = Spec{
	About: param.About{
		Name:  "regular",
		Title: "Random regular graph",
		Doc:   "Every vertex is joined to d others, in a random way. Each vertex gets d ends, the ends are paired at random, and pairs that would be loops or parallel edges are switched with random others until none is left; a thousand further switches mix small graphs. If d is well below the root of n, all such graphs are about equally likely.",
		Refs:  []string{"bollobas-1980", "mckay-wormald-1990", "kenthapadi-panigrahy-2006"},
	},
	Random: true, Stored: true,
	New: func() Family { return new(regular) },
}

type regular struct{ n, d int64 }

func (f *regular) Params(s *param.Set) {
	s.Int(&f.n, "n", 24, param.Range(2, most), "vertices")
	s.Int(&f.d, "d", 3, param.Range(1, most-1), "degree, below n, and even if n is odd")
}

func (f *regular) Fits() *param.Error {
	want := "a number from 1 to " + strconv.FormatInt(f.n-1, 10)
	if f.n%2 == 1 {
		want = "an even number from 2 to " + strconv.FormatInt(f.n-1, 10)
	}
	if f.d >= f.n || f.n*f.d%2 == 1 {
		return &param.Error{Key: "d", Value: strconv.FormatInt(f.d, 10), Want: want}
	}
	return nil
}

func (f *regular) Order() uint64 { return uint64(f.n) }
func (f *regular) Size() uint64  { return uint64(f.n * f.d / 2) }

// Graph pairs the ends of a graph of degree at most (n-1)/2; a denser one is its
// complement.
func (f *regular) Graph(d *rng.Draws) graph.Multigraph {
	if n, missing := int32(f.n), int32(f.n-1-f.d); int64(missing) < f.d {
		return pair(n, missing, d).complement()
	}
	return pair(int32(f.n), int32(f.d), d).graph()
}

// pairing is n·d ends, d of each vertex, in pairs: places 2i and 2i+1 are edge i.
type pairing struct {
	n, d  int32
	at    []int32 // the end at each place; end x belongs to vertex x/d
	where []int32 // the place of each end
	draws sequence
}

// mixing is how many random changes follow the last fault. The changes between graphs
// without faults are a symmetric Markov chain that reaches all of them, so that each
// evens out their chances. In small graphs the switches for faults matter, in large
// ones there are too few to tell; 1024 make all of up to six vertices equally likely as
// far as 4000 seeds show.
const mixing = 1024

// pair makes a pairing without loops and parallel edges, in about n·d + d² draws and
// O(n·d + d³) steps. While 2d < n there is always an edge to switch with: fewer than n·d
// of its n·d ends are ruled out, at most d² by each end of the faulty edge.
func pair(n, d int32, draws *rng.Draws) *pairing {
	p := &pairing{n, d, make([]int32, n*d), make([]int32, n*d), sequence{draws: draws}}
	for i := range p.at {
		j := p.draws.below(uint64(i) + 1)
		p.at[i] = p.at[j]
		p.at[j] = int32(i)
	}
	for place, end := range p.at {
		p.where[end] = int32(place)
	}
	for _, place := range p.faults() {
		for p.faulty(place) {
			p.change(place, p.place())
		}
	}
	for range min(mixing, mixing*len(p.at)) {
		p.change(p.place(), p.place())
	}
	return p
}

// place is a random one.
func (p *pairing) place() int32 { return int32(p.draws.below(uint64(len(p.at)))) }

// vertex is the one whose end stands at a place.
func (p *pairing) vertex(place int32) int32 { return p.at[place] / p.d }

// copies counts the edges between u and v; a loop counts twice.
func (p *pairing) copies(u, v int32) (count int) {
	for _, place := range p.where[u*p.d : (u+1)*p.d] {
		if p.vertex(place^1) == v {
			count++
		}
	}
	return count
}

// faults lists a place of every loop and of all but one of parallel edges.
func (p *pairing) faults() (places []int32) {
	seen := make([]int32, p.n) // by which vertex, from 1
	for v := range p.n {
		for _, place := range p.where[v*p.d : (v+1)*p.d] {
			switch w := p.vertex(place ^ 1); {
			case w == v && place&1 == 0, w > v && seen[w] == v+1:
				places = append(places, place)
			case w > v:
				seen[w] = v + 1
			}
		}
	}
	return places
}

func (p *pairing) faulty(place int32) bool {
	u, v := p.vertex(place), p.vertex(place^1)
	return u == v || p.copies(u, v) > 1
}

// change turns the edges at two places, ab and cd, into ac and bd, unless there is such
// an edge already or it would be a loop. Every change leaves fewer faults: two loops
// become two parallel edges, of which one is a fault.
func (p *pairing) change(i, j int32) {
	a, b, c, d := p.vertex(i), p.vertex(i^1), p.vertex(j), p.vertex(j^1)
	if a == c || b == d || p.copies(a, c) > 0 || p.copies(b, d) > 0 {
		return
	}
	x, y := p.at[i^1], p.at[j]
	p.at[i^1], p.at[j] = y, x
	p.where[x], p.where[y] = j, i^1
}

func (p *pairing) graph() *graph.Graph {
	var b graph.Builder
	for i := int32(0); i < int32(len(p.at)); i += 2 {
		u, v := p.vertex(i), p.vertex(i+1)
		b.Add(min(u, v), max(u, v))
	}
	return b.Graph()
}

// complement joins what is not joined.
func (p *pairing) complement() *graph.Graph {
	var b graph.Builder
	b.Grow(int(p.n))
	joined := make([]int32, p.n) // to which vertex, from 1
	for v := range p.n {
		for _, place := range p.where[v*p.d : (v+1)*p.d] {
			joined[p.vertex(place^1)] = v + 1
		}
		for u := range v {
			if joined[u] != v+1 {
				b.Add(u, v)
			}
		}
	}
	return b.Graph()
}
