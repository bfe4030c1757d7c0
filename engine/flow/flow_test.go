package flow

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/graph/network"
	"gonum.org/v1/gonum/graph/simple"
	"pgregory.net/rapid"
)

type arc struct {
	from, to          int
	forward, backward int64
}

func draw(t *rapid.T) (n int, arcs []arc) {
	n = rapid.IntRange(2, 9).Draw(t, "n")
	for range rapid.IntRange(0, 30).Draw(t, "arcs") {
		arcs = append(arcs, arc{
			rapid.IntRange(0, n-1).Draw(t, "from"), rapid.IntRange(0, n-1).Draw(t, "to"),
			rapid.Int64Range(0, 20).Draw(t, "capacity"), rapid.SampledFrom([]int64{0, 0, 5}).Draw(t, "back"),
		})
	}
	return n, arcs
}

func build(n int, arcs []arc) *Network {
	net := New(n, len(arcs))
	for _, a := range arcs {
		net.Edge(a.from, a.to, a.forward, a.backward)
	}
	return net
}

// The value equals the capacity of the cut, flow is conserved and within
// capacities: each proves the other.
func TestFlowIsCut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, arcs := draw(t)
		net := build(n, arcs)
		value := net.max(0, n-1, rapid.SampledFrom([]int{0, 1, patience}).Draw(t, "level graphs"))
		side := net.Cut(0)
		if side[n-1] {
			t.Fatal("the sink is on the source side")
		}
		cut, out := int64(0), make([]int64, n)
		for i, a := range arcs {
			flow := a.forward - net.Left(2*i)
			if flow > a.forward || -flow > a.backward {
				t.Fatalf("arc %+v carries %d", a, flow)
			}
			out[a.from] += flow
			out[a.to] -= flow
			if side[a.from] && !side[a.to] {
				cut += a.forward
			}
			if side[a.to] && !side[a.from] {
				cut += a.backward
			}
		}
		if cut != value || out[0] != value || out[n-1] != -value {
			t.Fatalf("value %d, cut %d, out of source %d", value, cut, out[0])
		}
		for v := 1; v < n-1; v++ {
			if out[v] != 0 {
				t.Fatalf("node %d makes %d", v, out[v])
			}
		}
		if net.Max(0, n-1) != 0 {
			t.Fatal("a maximum flow grew")
		}
	})
}

// gonum's Dinic in floats gives the same value.
func TestAgainstGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, arcs := draw(t)
		g := simple.NewWeightedDirectedGraph(0, 0)
		for v := range n {
			g.AddNode(simple.Node(v))
		}
		sum := map[[2]int]int64{}
		for _, a := range arcs {
			sum[[2]int{a.from, a.to}] += a.forward
			sum[[2]int{a.to, a.from}] += a.backward
		}
		for pair, capacity := range sum {
			if pair[0] != pair[1] && capacity > 0 {
				g.SetWeightedEdge(g.NewWeightedEdge(simple.Node(pair[0]), simple.Node(pair[1]), float64(capacity)))
			}
		}
		want := network.MaxFlowDinic(g, simple.Node(0), simple.Node(n-1), 1e-9)
		if got := build(n, arcs).Max(0, n-1); math.Abs(float64(got)-want) > 1e-6 {
			t.Fatalf("got %d, gonum %v", got, want)
		}
	})
}

func TestMisusePanics(t *testing.T) {
	for name, misuse := range map[string]func(){
		"capacity": func() { New(2, 1).Arc(0, 1, -1) },
		"sink":     func() { New(2, 1).Max(1, 1) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			misuse()
		}()
	}
}
