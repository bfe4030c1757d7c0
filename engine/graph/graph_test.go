package graph

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/graph/multi"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
	"pgregory.net/rapid"
)

// drawn is a random multigraph on at most 70 vertices, sparse enough for components.
func drawn(t *rapid.T, simply bool) *Graph {
	var b Builder
	n := rapid.IntRange(0, 70).Draw(t, "n")
	b.Grow(n)
	seen := map[[2]int32]bool{}
	for range rapid.IntRange(0, 2*n).Draw(t, "m") {
		u := rapid.Int32Range(0, int32(n-1)).Draw(t, "u")
		v := rapid.Int32Range(0, int32(n-1)).Draw(t, "v")
		pair := [2]int32{min(u, v), max(u, v)}
		if simply && (u == v || seen[pair]) {
			continue
		}
		seen[pair] = true
		b.Add(u, v)
	}
	return b.Graph()
}

// named is the same graph with texts for names, all of them trouble somewhere.
func named(t *rapid.T, g *Graph) *Graph {
	names := newTable()
	text := rapid.StringOfN(rapid.RuneFrom([]rune("ab 1\"',;#%&<>{}[]|-éß\t\n+=")), 1, 6, -1)
	for names.len() < g.Order() {
		names.index([]byte(text.Draw(t, "name")))
	}
	return &Graph{g.ends, g.starts, g.edges, names.names}
}

type fataler interface {
	Helper()
	Fatalf(string, ...any)
}

// same compares graphs: by the names of the ends of edge after edge if ordered, by
// numbers and without order otherwise.
func same(t fataler, want, got *Graph, ordered bool) {
	t.Helper()
	list := func(g *Graph) (edges, vertices []string) {
		for e := range g.Size() {
			u, v := g.Ends(e)
			if ordered {
				edges = append(edges, fmt.Sprintf("%q %q", g.Name(u), g.Name(v)))
			} else {
				edges = append(edges, fmt.Sprintf("%d %d", min(u, v), max(u, v)))
			}
		}
		for v := range int32(g.Order()) {
			vertices = append(vertices, g.Name(v))
		}
		slices.Sort(vertices)
		if !ordered {
			slices.Sort(edges)
			vertices = make([]string, g.Order())
		}
		return edges, vertices
	}
	wantE, wantV := list(want)
	gotE, gotV := list(got)
	if !slices.Equal(wantE, gotE) || !slices.Equal(wantV, gotV) {
		t.Fatalf("edges %q of %q, want %q of %q", gotE, gotV, wantE, wantV)
	}
}

func TestRoundTrips(t *testing.T) {
	for _, f := range []Format{EdgeList, CSV, MatrixMarket, DIMACS, DIMACSPaths, METIS, GraphML, GML, DOT, Graph6, Sparse6} {
		t.Run(string(f), rapid.MakeCheck(func(t *rapid.T) {
			g := drawn(t, f == Graph6)
			switch f {
			case EdgeList, CSV:
				if g.Order() == 0 || g.Size() == 0 {
					return // refused as empty
				}
				fallthrough
			case GraphML, GML, DOT:
				if rapid.Bool().Draw(t, "named") {
					g = named(t, g)
				}
			}
			var b bytes.Buffer
			if err := Write(&b, g, f); err != nil {
				if f == EdgeList && strings.Contains(err.Error(), "cannot hold") {
					return
				}
				t.Fatal(err)
			}
			text := b.String()
			ending := map[Format]string{METIS: ".graph", Graph6: ".g6", Sparse6: ".s6"}[f]
			back, report, err := Read(&b, "a"+ending, Limits{})
			if err != nil {
				t.Fatalf("%v in %q", err, text)
			}
			if report.Format != f {
				t.Fatalf("%q is read as %s", text, report.Format)
			}
			ordered := f == EdgeList || f == CSV || f == GraphML || f == DOT || f == GML
			same(t, g, back, ordered)
		}))
	}
}

// TestNamesThatCountRoundTrip writes graphs whose names count from something other
// than 0, which are kept without a text.
func TestNamesThatCountRoundTrip(t *testing.T) {
	texts := map[string]string{
		"one vertex":  `graph [ node [ id 1 ] ]`,
		"from 1":      "p edge 3 2\ne 1 2\ne 2 3\n",
		"from 7":      `graph [ node [ id 7 ] node [ id 8 ] edge [ source 8 target 7 ] ]`,
		"with prefix": "graph { n4 -- n5; n6 }",
		"with zeros":  "graph { a00 -- a01 }",
	}
	for name, text := range texts {
		g, _, err := Read(strings.NewReader(text), name, Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []Format{EdgeList, CSV, GraphML, GML, DOT} {
			if g.Size() == 0 && (f == EdgeList || f == CSV) {
				continue // refused as empty
			}
			t.Run(name+" as "+string(f), func(t *testing.T) {
				var b bytes.Buffer
				if err := Write(&b, g, f); err != nil {
					t.Fatal(err)
				}
				back, _, err := Read(&b, "a", Limits{})
				if err != nil {
					t.Fatal(err)
				}
				same(t, g, back, true)
			})
		}
	}
}

func TestWriteRefuses(t *testing.T) {
	var b Builder
	b.Add(0, 0)
	loop := b.Graph()
	var out bytes.Buffer
	for _, f := range []Format{Graph6, Digraph6, "x"} {
		if err := Write(&out, loop, f); err == nil {
			t.Errorf("a loop as %s: %q", f, out.String())
		}
	}
}

func TestFactsByHand(t *testing.T) {
	var b Builder
	for _, e := range [][2]int32{{0, 1}, {1, 0}, {0, 1}, {2, 2}, {2, 2}, {3, 1}} {
		b.Add(e[0], e[1])
	}
	b.Grow(6)
	got := b.Graph().Facts()
	want := Facts{Vertices: 6, Edges: 6, Loops: 2, Parallel: 3, MaxDegree: 4, Isolated: 2, Components: 4, Reciprocal: 1, Folded: 5}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// Degrees, incidences and facts by their definitions.
func TestFactsByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawn(t, false)
		degree := make([]int, g.Order())
		forward := map[[2]int32]int{}
		var want Facts
		want.Vertices, want.Edges = g.Order(), int(g.Size())
		for e := range g.Size() {
			u, v := g.Ends(e)
			degree[u]++
			degree[v]++
			forward[[2]int32{u, v}]++
			if u == v {
				want.Loops++
			}
			if g.Other(int32(e), u) != v || g.Other(int32(e), v) != u || !slices.Contains(g.Incident(u), int32(e)) || !slices.Contains(g.Incident(v), int32(e)) {
				t.Fatalf("edge %d", e)
			}
		}
		for v, d := range degree {
			if g.Degree(int32(v)) != d || !slices.IsSorted(g.Incident(int32(v))) {
				t.Fatalf("degree of %d is %d, want %d", v, g.Degree(int32(v)), d)
			}
			want.MaxDegree = max(want.MaxDegree, d)
			if d == 0 {
				want.Isolated++
			}
		}
		distinct := 0
		for pair, there := range forward {
			back := forward[[2]int32{pair[1], pair[0]}]
			switch {
			case pair[0] == pair[1]:
				distinct++
				want.Folded += there
			case pair[0] < pair[1] || back == 0:
				distinct++
				want.Folded += max(there, back)
				if back > 0 {
					want.Reciprocal++
				}
			}
		}
		want.Parallel = want.Edges - distinct
		_, want.Components = g.Components()
		if got := g.Facts(); got != want {
			t.Fatalf("%+v, want %+v", got, want)
		}
	})
}

func TestComponentsAgainstGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawn(t, false)
		peer := multi.NewUndirectedGraph()
		for v := range g.Order() {
			peer.AddNode(multi.Node(v))
		}
		for e := range g.Size() {
			u, v := g.Ends(e)
			peer.SetLine(multi.Line{F: multi.Node(u), T: multi.Node(v), UID: e})
		}
		of, count := g.Components()
		want := topo.ConnectedComponents(peer)
		if count != len(want) {
			t.Fatalf("%d components, want %d", count, len(want))
		}
		for _, set := range want {
			for _, v := range set {
				if of[v.ID()] != of[set[0].ID()] {
					t.Fatalf("%v are apart: %v", set, of)
				}
			}
		}
	})
}

// gonum has no test of two sides, so its components decide: G is bipartite if and
// only if its double cover has twice as many.
func TestSidesAgainstGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawn(t, false)
		plain, double := simple.NewUndirectedGraph(), simple.NewUndirectedGraph()
		n := int64(g.Order())
		for v := range n {
			plain.AddNode(simple.Node(v))
			double.AddNode(simple.Node(v))
			double.AddNode(simple.Node(v + n))
		}
		for e := range g.Size() {
			u, v := g.Ends(e)
			if u != v {
				plain.SetEdge(simple.Edge{F: simple.Node(u), T: simple.Node(v)})
			}
			double.SetEdge(simple.Edge{F: simple.Node(u), T: simple.Node(int64(v) + n)})
			double.SetEdge(simple.Edge{F: simple.Node(int64(u) + n), T: simple.Node(v)})
		}
		side, bipartite := g.Sides()
		if want := len(topo.ConnectedComponents(double)) == 2*len(topo.ConnectedComponents(plain)); bipartite != want {
			t.Fatalf("bipartite is %v, want %v", bipartite, want)
		}
		for e := range g.Size() {
			if u, v := g.Ends(e); bipartite && side[u] == side[v] {
				t.Fatalf("edge %d %d lies on one side", u, v)
			}
		}
	})
}

func TestForest(t *testing.T) {
	f := NewForest(5)
	if !f.Union(0, 1) || !f.Union(1, 2) || f.Union(2, 0) || f.Size(1) != 3 || f.Size(4) != 1 || f.Sets != 3 {
		t.Errorf("%+v", f)
	}
}

func TestNames(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"0 2\n1 2\n", "0 1 2"}, {"3 1\n2 1\n", "1 2 3"}, {"7 5\n0 7\n", "0 5 7"}, {"5 2000000000\n", "5 2000000000"},
		{"2 1\nx 3\n", "2 1 x 3"}, {"a b\n", "a b"}, {"-1 5\n", "-1 5"},
	} {
		g, _, err := Read(strings.NewReader(c.text), "", Limits{})
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for v := range int32(g.Order()) {
			names = append(names, g.Name(v))
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%q: names %s, want %s", c.text, got, c.want)
		}
	}
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		text   string
		limits Limits
	}{
		{"1 2\n2 3\n3 4\n", Limits{Edges: 2}}, {"1 2\n2 3\n3 4\n", Limits{Vertices: 3}}, {"a b\nb c\nc d\n", Limits{Vertices: 3}},
		{"1 2\n2 3\n3 4\n", Limits{Bytes: 5}}, {"graph { a -- b -- c -- d }", Limits{Edges: 2}},
		{"p edge 4 0\n", Limits{Vertices: 3}}, {">>graph6<<E???", Limits{Vertices: 3}},
	} {
		if _, _, err := Read(strings.NewReader(c.text), "a.x", c.limits); err == nil || !strings.Contains(err.Error(), ": limit: ") {
			t.Errorf("%q within %+v: %v", c.text, c.limits, err)
		}
	}
}
