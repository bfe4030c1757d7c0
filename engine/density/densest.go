package density

import (
	"binfall/engine/flow"
	"binfall/engine/graph"
)

// Subgraph is a densest subgraph: the vertices S, |E(S)|, and |S|. Its density is
// Edges/Vertices, exactly.
type Subgraph struct {
	Set      []int32
	Edges    int64
	Vertices int64
}

// Densest returns a set of greatest density |E(S)|/|S| of a graph with at least one
// vertex. A loop counts as an edge within its vertex.
//
// With a guess p/q it maximises q|E(S)| - p|S| by one minimum cut on the vertices
// (Goldberg, Finding a Maximum Density Subgraph, 1984), takes the density of the
// maximiser as the next guess, and stops when no set exceeds the guess (Dinkelbach
// 1967): that cut is the proof. A handful of cuts is enough in practice.
func Densest(g graph.Multigraph) Subgraph {
	n := g.Order()
	best := Subgraph{Edges: g.Size(), Vertices: int64(n)}
	for v := range n {
		best.Set = append(best.Set, int32(v))
	}
	for {
		set := exceeds(g, best.Edges, best.Vertices)
		if len(set) == 0 {
			return best
		}
		best = Subgraph{set, within(g, set), int64(len(set))}
	}
}

// exceeds returns a set that maximises q|E(S)| - p|S| if the maximum is positive.
//
// Twice the maximum is Σ q·deg(v) - the cut of a network in which v costs q·deg(v)
// on the sink side and 2p on the source side, and an edge between the sides q.
func exceeds(g graph.Multigraph, p, q int64) []int32 {
	n := g.Order()
	gain := make([]int64, n) // q·deg(v) - 2p
	for v := range gain {
		gain[v] = -2 * p
	}
	net := flow.New(n+2, int(g.Size())+n)
	source, sink := n, n+1
	for e := range g.Size() {
		u, v := g.Ends(e)
		gain[u] += q
		gain[v] += q
		if u != v {
			net.Edge(int(u), int(v), q, q)
		}
	}
	for v, x := range gain {
		if x > 0 {
			net.Arc(source, v, x)
		} else if x < 0 {
			net.Arc(v, sink, -x)
		}
	}
	net.Max(source, sink)
	var set []int32
	for v, in := range net.Cut(source)[:n] {
		if in {
			set = append(set, int32(v))
		}
	}
	if q*within(g, set) <= p*int64(len(set)) {
		return nil
	}
	return set
}

// within counts the edges with both ends in a set.
func within(g graph.Multigraph, set []int32) (edges int64) {
	in := make([]bool, g.Order())
	for _, v := range set {
		in[v] = true
	}
	for e := range g.Size() {
		if u, v := g.Ends(e); in[u] && in[v] {
			edges++
		}
	}
	return edges
}
