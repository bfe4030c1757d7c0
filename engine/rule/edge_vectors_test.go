package rule_test

import (
	"fmt"
	"testing"

	"binfall/engine/base"
	"binfall/engine/density"
	"binfall/engine/enginetest"
	"binfall/engine/graph"
	"binfall/engine/process"
	"binfall/engine/rule"
)

// list is edges that arrive in order.
type list struct {
	base  *base.Graph
	edges []int64
}

func (l *list) Edge(t int64) (int64, bool) {
	if t >= int64(len(l.edges)) {
		return 0, false
	}
	return l.edges[t], true
}

func (l *list) Next(s *process.State, a *process.Arrival) bool {
	e, ok := l.Edge(s.Rounds)
	if ok {
		u, v := l.base.Ends(e)
		a.OfferEdge(s, process.Edge{ID: e, U: u, V: v})
	}
	return ok
}

// playEdges gives all edges of a graph, repeated as told, by a rule with scripted coins,
// and returns the loads.
func playEdges(ends [][2]int32, order []int64, coins []uint64, make func() process.Rule, args ...string) []int32 {
	var b graph.Builder
	for _, e := range ends {
		b.Add(e[0], e[1])
	}
	g := base.New(b.Graph(), int64(len(order)), 0)
	script := &enginetest.Script{Answers: coins}
	s := process.NewState(g.Order(), script, script)
	s.Base = g
	p := enginetest.Start(&list{g, order}, s, enginetest.Bind(make, args...))
	for p.Step(s) {
	}
	return s.Loads
}

// The vectors of the specification's section 6, "Graph".
func TestGreedyVector(t *testing.T) {
	ends := [][2]int32{{0, 1}, {0, 1}, {0, 2}, {1, 2}}
	got := playEdges(ends, []int64{0, 1, 2, 3}, nil, rule.Greedy.New, "first")
	if fmt.Sprint(got) != "[1 2 1]" {
		t.Errorf("Greedy gives %v, want a=1 b=2 c=1", got)
	}
	var b graph.Builder
	for _, e := range ends {
		b.Add(e[0], e[1])
	}
	if opt := density.Orient(b.Graph()).Max; opt != 2 {
		t.Errorf("optimum %d, want 2: four edges on three vertices", opt)
	}
}

func TestThresholdGreedyVector(t *testing.T) {
	ends, thrice := [][2]int32{{0, 1}}, []int64{0, 0, 0}
	for coin := range uint64(2) {
		// The left end may be either of the two: the optimum of one edge is the same.
		left := leftOf(ends)
		for alpha, want := range map[string][2]int32{
			"1": {2, 1},                         // threshold, coin, and the other
			"0": {2, 1},                         // tie, the other, tie: sorted below
			"2": {3 - int32(coin), int32(coin)}, // two by the threshold, the third by the coin
		} {
			got := playEdges(ends, thrice, []uint64{coin, coin}, rule.ThresholdGreedy.New, alpha)
			u, v := got[left], got[1-left]
			if alpha == "0" {
				u, v = max(u, v), min(u, v)
			}
			if u != want[0] || v != want[1] {
				t.Errorf("α = %s, coin %d: left %d, right %d, want %v", alpha, coin, u, v, want)
			}
		}
	}
}

func leftOf(ends [][2]int32) int32 {
	var b graph.Builder
	for _, e := range ends {
		b.Add(e[0], e[1])
	}
	g := base.New(b.Graph(), 3, 0)
	if err := g.Orient(); err != nil {
		panic(err)
	}
	return g.Left(0)
}
