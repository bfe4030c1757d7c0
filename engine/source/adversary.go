package source

import (
	"container/heap"

	"binfall/engine/base"
	"binfall/engine/graph"
	"binfall/engine/process"
)

// MaxHostile is the largest number of edges among which an adversary chooses.
const MaxHostile = 1 << 20

// Adversary watches one lane and sends it the edge that hurts most, yet keeps the
// optimum at 1: it only joins vertices that no earlier edges connect, so that what
// arrives is a forest, of which every tree can be oriented away from a root.
//
// It prefers ends that hold the most in their trees, then edges whose ends differ least,
// then those whose ends hold most, then the first. On a complete graph this
// is the tournament by which every online rule is brought to log₂ n (Azar, Naor and Rom,
// The Competitiveness of On-Line Assignments, 1995): winners meet winners.
//
// Other lanes get the same edges.
type Adversary struct {
	base   *base.Graph
	victim *process.State
	played []int64 // the edges so far
	loads  []int32 // of the victim, when it had played them
	trees  *graph.Forest
	tops   []int32 // greatest load of the tree that a vertex names
	queue  hostile
	at     [][]int32 // edges at each vertex
}

// NewAdversary plays against the lane of a state, on a graph of at most MaxHostile edges
// that are equally likely.
func NewAdversary(g *base.Graph, victim *process.State) *Adversary {
	n := g.Order()
	a := &Adversary{base: g, victim: victim, loads: make([]int32, n), trees: graph.NewForest(n), tops: make([]int32, n), at: make([][]int32, n)}
	for e := range g.Size() {
		u, v := g.Ends(e)
		if u == v {
			continue
		}
		a.at[u] = append(a.at[u], int32(e))
		a.at[v] = append(a.at[v], int32(e))
		a.queue = append(a.queue, threat{edge: int32(e)}) // all alike, a heap already
	}
	return a
}

// Edge returns the edge of a round. The next round's is chosen by the victim's loads.
func (a *Adversary) Edge(t int64) (e int64, ok bool) {
	if t < int64(len(a.played)) {
		return a.played[t], true
	}
	a.look()
	for len(a.queue) > 0 {
		next := heap.Pop(&a.queue).(threat)
		u, v := a.base.Ends(int64(next.edge))
		if a.trees.Find(u) == a.trees.Find(v) {
			continue
		}
		if now := a.threat(next.edge); now != next {
			if next.before(now) { // a better one was added when it became so
				heap.Push(&a.queue, now)
			}
			continue
		}
		a.join(u, v)
		a.played = append(a.played, int64(next.edge))
		return int64(next.edge), true
	}
	return 0, false
}

func (a *Adversary) join(u, v int32) {
	top := max(a.tops[a.trees.Find(u)], a.tops[a.trees.Find(v)])
	a.trees.Union(u, v)
	a.tops[a.trees.Find(u)] = top
}

// look finds out which end the last edge went to.
func (a *Adversary) look() {
	if len(a.played) == 0 {
		return
	}
	u, v := a.base.Ends(a.played[len(a.played)-1])
	for _, x := range [2]int32{u, v} {
		if a.loads[x] == a.victim.Loads[x] {
			continue
		}
		a.loads[x] = a.victim.Loads[x]
		root := a.trees.Find(x)
		a.tops[root] = max(a.tops[root], a.loads[x])
		for _, e := range a.at[x] {
			heap.Push(&a.queue, a.threat(e))
		}
	}
}

// threat is an edge with what makes it hurt: how many of its ends are not the fullest of
// their trees, and the loads of both.
type threat struct{ beaten, least, most, edge int32 }

func (a *Adversary) threat(e int32) threat {
	u, v := a.base.Ends(int64(e))
	t := threat{0, min(a.loads[u], a.loads[v]), max(a.loads[u], a.loads[v]), e}
	for _, x := range [2]int32{u, v} {
		if a.loads[x] < a.tops[a.trees.Find(x)] {
			t.beaten++
		}
	}
	return t
}

// before orders threats, the worst first.
func (t threat) before(o threat) bool {
	switch {
	case t.beaten != o.beaten:
		return t.beaten < o.beaten
	case t.most-t.least != o.most-o.least:
		return t.most-t.least < o.most-o.least
	case t.least != o.least:
		return t.least > o.least
	}
	return t.edge < o.edge
}

// hostile is a heap of threats, the worst on top. Those that have become worse or less
// bad since they were added stay in it until they come to the top.
type hostile []threat

func (h hostile) Len() int           { return len(h) }
func (h hostile) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h hostile) Less(i, j int) bool { return h[i].before(h[j]) }
func (h *hostile) Push(x any)        { *h = append(*h, x.(threat)) }
func (h *hostile) Pop() any {
	last := len(*h) - 1
	x := (*h)[last]
	*h = (*h)[:last]
	return x
}
