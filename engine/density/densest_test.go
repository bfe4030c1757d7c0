package density

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"binfall/engine/flow"
	"binfall/engine/graph"
)

// byCuts is Dinkelbach's method on the plain graph.
func byCuts(g list) (p, q int64) {
	p, q = int64(len(g.edges)), int64(g.n)
	for {
		net := flow.New(g.n+len(g.edges)+2, 3*len(g.edges)+g.n)
		source, sink := g.n+len(g.edges), g.n+len(g.edges)+1
		for e, ends := range g.edges {
			net.Arc(source, g.n+e, q)
			net.Arc(g.n+e, int(ends[0]), q)
			net.Arc(g.n+e, int(ends[1]), q)
		}
		for v := range g.n {
			net.Arc(v, sink, p)
		}
		if net.Max(source, sink) == q*int64(len(g.edges)) {
			return p, q
		}
		var set []int32
		for v, in := range net.Cut(source)[:g.n] {
			if in {
				set = append(set, int32(v))
			}
		}
		p, q = within(g, set), int64(len(set))
	}
}

// Graphs that are too large to try all subsets: sparse and dense random ones, trees,
// paths and grids, on which levelling is slow, and mixtures.
func TestDensestByCuts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for round := range 60 {
		cases := map[string]list{}
		for _, m := range []int{30, 60, 100, 130, 200, 500} {
			g := list{n: 100}
			for range m {
				g.edges = append(g.edges, [2]int32{r.Int32N(100), r.Int32N(100)})
			}
			cases[fmt.Sprint("random ", m)] = g
		}
		tree, mixed := list{n: 120}, list{n: 120}
		for v := int32(1); v < 100; v++ {
			edge := [2]int32{r.Int32N(v), v}
			tree.edges = append(tree.edges, edge)
			mixed.edges = append(mixed.edges, edge)
		}
		for range 40 {
			mixed.edges = append(mixed.edges, [2]int32{100 + r.Int32N(20), 100 + r.Int32N(20)})
		}
		cases["tree"], cases["tree and core"] = tree, mixed
		wide, high := 2+r.Int32N(20), 2+r.Int32N(20)
		grid := list{n: int(wide * high)}
		for x := range wide {
			for y := range high {
				if x > 0 {
					grid.edges = append(grid.edges, [2]int32{x*high + y, (x-1)*high + y})
				}
				if y > 0 {
					grid.edges = append(grid.edges, [2]int32{x*high + y, x*high + y - 1})
				}
			}
		}
		cases["grid"] = grid
		for name, g := range cases {
			d := Densest(g)
			if p, q := byCuts(g); p*d.Vertices != d.Edges*q || within(g, d.Set) != d.Edges || int64(len(d.Set)) != d.Vertices {
				t.Fatalf("round %d, %s: density %d/%d, want %d/%d", round, name, d.Edges, d.Vertices, p, q)
			}
		}
	}
}

// A minimum cut decides as levelling does, from any payments.
func TestKernelCut(t *testing.T) {
	found := 0
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 5))
		g := list{n: 40}
		for range 60 + r.IntN(40) {
			g.edges = append(g.edges, [2]int32{r.Int32N(40), r.Int32N(40)})
		}
		d := Densest(g)
		for _, c := range []struct {
			p, q int64
			more bool
		}{{d.Edges, d.Vertices, false}, {d.Edges*1000 - 1, d.Vertices * 1000, true}} {
			whole := newTask(graph.Stored(g))
			for e := range whole.paid {
				whole.paid[e] = r.Float64()
			}
			red := reduce(whole, c.p, c.q)
			k, _ := red.kernel()
			if len(k.weight) == 0 {
				continue
			}
			found++
			if set := red.expand(k.cut()); (len(set) > 0) != c.more {
				t.Fatalf("seed %d: a set %v above %d/%d, density %d/%d", seed, set, c.p, c.q, d.Edges, d.Vertices)
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d kernels", found)
	}
}

// Regular and biregular graphs are dense throughout, others are not told to be.
func TestEven(t *testing.T) {
	ring := func(n int) (g list) {
		g.n = n
		for v := range n {
			g.edges = append(g.edges, [2]int32{int32(v), int32((v + 1) % n)})
		}
		return g
	}
	sided := func(a, b int) (g list) {
		g.n = a + b
		for u := range a {
			for v := range b {
				g.edges = append(g.edges, [2]int32{int32(u), int32(a + v)})
			}
		}
		return g
	}
	tail := ring(5)
	tail.n = 6
	tail.edges = append(tail.edges, [2]int32{0, 5})
	for i, c := range []struct {
		g    list
		want bool
	}{{ring(7), true}, {sided(5, 2), true}, {sided(1, 6), true}, {tail, false}, {list{n: 1, edges: [][2]int32{{0, 0}}}, true}, {list{n: 3, edges: [][2]int32{{0, 1}, {1, 2}}}, false}} {
		if got := even(graph.Stored(c.g)); got != c.want {
			t.Errorf("graph %d: %v", i, got)
		}
		p, q := byCuts(c.g)
		if s := Densest(c.g); s.Edges*q != p*s.Vertices {
			t.Errorf("graph %d: %d/%d, want %d/%d", i, s.Edges, s.Vertices, p, q)
		}
	}
}
