package density

import "binfall/engine/graph"

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
// With a guess p/q it maximises q|E(S)| - p|S|, takes the density of the set found as
// the next guess, and stops when it is proved that no set exceeds the guess (Dinkelbach
// 1967). A handful of guesses is enough in practice; the first is the density of the
// [core]. Vertices that cannot matter are reduced away, see [reduce]. What is left is
// proved by an orientation in fractions or, if that does not come out, by a minimum cut
// (Goldberg, Finding a Maximum Density Subgraph, 1984), see [kernel.exceeding].
func Densest(g graph.Multigraph) Subgraph {
	whole := graph.Stored(g)
	names := core(whole) // what the vertices of s are in the whole
	s := induced(whole, names)
	best := Subgraph{names, s.Size(), int64(len(names))}
	if even(s) {
		return best
	}
	t, done := newTask(s), []*reduction(nil)
	for {
		common := int64(gcd(int(best.Edges), int(best.Vertices)))
		r := reduce(t, best.Edges/common, best.Vertices/common)
		k, next := r.kernel()
		set := k.exceeding()
		done = append(done, r)
		for i := len(done) - 1; i >= 0; i-- {
			set = done[i].expand(set)
		}
		if len(set) == 0 {
			return best
		}
		best = Subgraph{named(set, names), within(s, set), int64(len(set))}
		if len(k.profit) == 0 {
			// The set is a maximum, and those for greater guesses lie within.
			s, names = induced(s, set), best.Set
			t, done = newTask(s), nil
			continue
		}
		next.paid = k.paid()
		t = next
		for i := len(done) - 1; i >= 0; i-- {
			done[i].start(next.paid)
			next = done[i].task
			if !done[i].holds(best.Edges, best.Vertices) {
				t, done = done[i].task, done[:i]
			}
		}
	}
}

// everything lists all of n vertices.
func everything(n int) []int32 {
	list := make([]int32, n)
	for v := range list {
		list[v] = int32(v)
	}
	return list
}

func named(set, names []int32) []int32 {
	list := make([]int32, len(set))
	for i, v := range set {
		list[i] = names[v]
	}
	return list
}

// induced returns the graph of the edges with both ends in a set, in whose order its
// vertices are numbered; its edges are in golden order.
func induced(g *graph.Graph, set []int32) *graph.Graph {
	number := make([]int32, g.Order())
	for i, v := range set {
		number[v] = int32(i + 1)
	}
	var b graph.Builder
	b.Grow(len(set))
	for e := range golden(int(g.Size())) {
		if u, v := g.Ends(int64(e)); number[u] > 0 && number[v] > 0 {
			b.Add(number[u]-1, number[v]-1)
		}
	}
	return b.Graph()
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
