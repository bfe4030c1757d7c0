package density

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/graph"
)

// list is a multigraph written down.
type list struct {
	n     int
	edges [][2]int32
}

func (l list) Order() int                  { return l.n }
func (l list) Size() int64                 { return int64(len(l.edges)) }
func (l list) Ends(e int64) (int32, int32) { return l.edges[e][0], l.edges[e][1] }

var _ graph.Multigraph = list{}

func complete(n int) list {
	l := list{n: n}
	for u := range n {
		for v := range u {
			l.edges = append(l.edges, [2]int32{int32(v), int32(u)})
		}
	}
	return l
}

// Densities and optima of theory section 6.
func TestKnownGraphs(t *testing.T) {
	pendant := complete(4)
	pendant.n = 5
	pendant.edges = append(pendant.edges, [2]int32{3, 4})
	for name, c := range map[string]struct {
		g        list
		num, den int64
		optimum  int32
	}{
		"path P3":                {list{3, [][2]int32{{0, 1}, {1, 2}}}, 2, 3, 1},
		"star":                   {list{5, [][2]int32{{0, 1}, {0, 2}, {0, 3}, {0, 4}}}, 4, 5, 1},
		"triangle":               {complete(3), 1, 1, 1},
		"triangle, doubled edge": {list{3, [][2]int32{{0, 1}, {0, 1}, {0, 2}, {1, 2}}}, 4, 3, 2},
		"K4":                     {complete(4), 3, 2, 2},
		"K4 with pendant":        {pendant, 3, 2, 2},
		"K5":                     {complete(5), 2, 1, 2},
		"five parallel edges":    {list{2, [][2]int32{{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}}, 5, 2, 3},
		"two triangles":          {list{6, [][2]int32{{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {3, 5}}}, 1, 1, 1},
		"K23":                    {list{5, [][2]int32{{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}}}, 6, 5, 2},
		"two loops":              {list{2, [][2]int32{{0, 0}, {0, 0}, {0, 1}}}, 2, 1, 2},
		"no edges":               {list{4, nil}, 0, 1, 0},
	} {
		d, o := Densest(c.g), Orient(c.g)
		if d.Edges*c.den != c.num*d.Vertices || o.Max != c.optimum {
			t.Errorf("%s: density %d/%d, optimum %d; want %d/%d and %d", name, d.Edges, d.Vertices, o.Max, c.num, c.den, c.optimum)
		}
		checkOrientation(t, c.g, o)
	}
}

type failer interface {
	Helper()
	Fatalf(string, ...any)
}

// checkOrientation checks the certificate: heads are ends, loads are in-degrees, and
// the proof spans more than (M-1)|S| edges.
func checkOrientation(t failer, g list, o Orientation) {
	t.Helper()
	loads, most := make([]int32, g.n), int32(0)
	for e, head := range o.Heads {
		if head != g.edges[e][0] && head != g.edges[e][1] {
			t.Fatalf("edge %d %v has head %d", e, g.edges[e], head)
		}
		loads[head]++
		most = max(most, loads[head])
	}
	for v, x := range loads {
		if x != o.Loads[v] {
			t.Fatalf("vertex %d has load %d, told %d", v, x, o.Loads[v])
		}
	}
	if most != o.Max || len(o.Heads) != len(g.edges) {
		t.Fatalf("maximum %d, told %d", most, o.Max)
	}
	if o.Max > 0 && within(g, o.Proof) <= int64(o.Max-1)*int64(len(o.Proof)) {
		t.Fatalf("%d vertices with %d edges do not prove %d", len(o.Proof), within(g, o.Proof), o.Max)
	}
}

// bruteForce tries every orientation.
func bruteForce(g list) int32 {
	best := int32(len(g.edges))
	loads := make([]int32, g.n)
	var try func(e int, most int32)
	try = func(e int, most int32) {
		if most >= best {
			return
		}
		if e == len(g.edges) {
			best = most
			return
		}
		for _, head := range g.edges[e] {
			loads[head]++
			try(e+1, max(most, loads[head]))
			loads[head]--
		}
	}
	try(0, 0)
	return best
}

// Every multigraph with at most 5 vertices and 8 edges, loops included, edge orders
// up to symmetry of sorted lists: the optimum is that of all orientations, after
// every arrival.
func TestEveryCaseByBruteForce(t *testing.T) {
	graphs := 0
	for n := 1; n <= 5; n++ {
		var pairs [][2]int32
		for v := range int32(n) {
			for u := range v + 1 {
				pairs = append(pairs, [2]int32{u, v})
			}
		}
		var grow func(g list, from int)
		grow = func(g list, from int) {
			if o := Orient(g); len(g.edges) > 0 {
				graphs++
				if want := bruteForce(g); o.Max != want {
					t.Fatalf("%v: got %d, want %d", g.edges, o.Max, want)
				}
				checkOrientation(t, g, o)
			}
			if len(g.edges) == 8 {
				return
			}
			for i := from; i < len(pairs); i++ {
				grow(list{n, append(g.edges[:len(g.edges):len(g.edges)], pairs[i])}, i)
			}
		}
		grow(list{n: n}, 0)
	}
	t.Logf("%d multigraphs", graphs)
}

// Orient finds the optimum that Live keeps on graphs too large to try all orientations,
// some vertices being hubs.
func TestOrientIsLive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(1, 60).Draw(t, "n")
		hubs := rapid.Int32Range(1, n).Draw(t, "hubs")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		g, live := list{n: int(n)}, NewLive(int(n))
		for range rapid.IntRange(0, 400).Draw(t, "m") {
			u, v := r.Int32N(n), r.Int32N(hubs)
			g.edges = append(g.edges, [2]int32{u, v})
			live.Add(u, v)
		}
		o := Orient(g)
		checkOrientation(t, g, o)
		if o.Max != live.Max() {
			t.Fatalf("optimum %d offline, %d live", o.Max, live.Max())
		}
	})
}

func drawGraph(t *rapid.T) list {
	g := list{n: rapid.IntRange(1, 9).Draw(t, "n")}
	for range rapid.IntRange(0, 14).Draw(t, "m") {
		g.edges = append(g.edges, [2]int32{rapid.Int32Range(0, int32(g.n)-1).Draw(t, "u"), rapid.Int32Range(0, int32(g.n)-1).Draw(t, "v")})
	}
	return g
}

// Orientation and densest subgraph prove each other: M* = ⌈ρ*⌉; and the live optimum
// equals brute force after every arrival.
func TestOrientationIsDensity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		live := NewLive(g.n)
		for e, pair := range g.edges {
			sub := list{g.n, g.edges[:e+1]}
			if got, want := live.Add(pair[0], pair[1]), bruteForce(sub); got != want {
				t.Fatalf("%v: live optimum %d, want %d", sub.edges, got, want)
			}
			checkOrientation(t, sub, live.Orientation())
		}
		o := Orient(g)
		checkOrientation(t, g, o)
		if o.Max != live.Max() {
			t.Fatalf("%v: optimum %d offline, %d live", g.edges, o.Max, live.Max())
		}
		d := Densest(g)
		if ceil := (d.Edges + d.Vertices - 1) / d.Vertices; int32(ceil) != live.Max() {
			t.Fatalf("%v: density %d/%d, optimum %d", g.edges, d.Edges, d.Vertices, live.Max())
		}
		if within(g, d.Set) != d.Edges || int64(len(d.Set)) != d.Vertices {
			t.Fatalf("%v: set %v has not %d edges", g.edges, d.Set, d.Edges)
		}
		if best, k := denserByForce(g, d); best {
			t.Fatalf("%v: %v is denser than %d/%d", g.edges, k, d.Edges, d.Vertices)
		}
	})
}

// denserByForce looks through all subsets.
func denserByForce(g list, d Subgraph) (bool, []int32) {
	for mask := 1; mask < 1<<g.n; mask++ {
		var set []int32
		for v := range g.n {
			if mask>>v&1 == 1 {
				set = append(set, int32(v))
			}
		}
		if within(g, set)*d.Vertices > d.Edges*int64(len(set)) {
			return true, set
		}
	}
	return false, nil
}
