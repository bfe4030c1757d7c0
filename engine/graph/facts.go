package graph

// Facts are the numbers that describe a multigraph.
type Facts struct {
	Vertices, Edges int
	Loops           int // edges from a vertex to itself
	Parallel        int // edges less distinct unordered pairs of ends
	MaxDegree       int // a loop counts twice
	Isolated        int // vertices without any edge
	Components      int
	// Reciprocal counts the pairs of vertices joined by edges in both orders, and
	// Folded the edges if such u v and v u are two directions of one edge: the
	// greater of the two counts for each pair, and all loops.
	Reciprocal, Folded int
}

// Facts computes them in time proportional to vertices and edges.
func (g *Graph) Facts() Facts {
	f := Facts{Vertices: g.Order(), Edges: int(g.Size())}
	forest := NewForest(g.Order())
	for i := 0; i < len(g.ends); i += 2 {
		if g.ends[i] == g.ends[i+1] {
			f.Loops++
		} else {
			forest.Union(g.ends[i], g.ends[i+1])
		}
	}
	f.Components = forest.Sets
	// For the neighbours v > u of the present u: edges between u and v, and how
	// many more of them begin at u than at v.
	count, excess := make([]int32, g.Order()), make([]int32, g.Order())
	for u := range int32(g.Order()) {
		degree := g.Degree(u)
		f.MaxDegree = max(f.MaxDegree, degree)
		if degree == 0 {
			f.Isolated++
		}
		g.pairsOf(u, count, excess, &f)
	}
	return f
}

// pairsOf adds the pairs {u, v} with v > u, and the loops at u. It leaves the two
// arrays zero.
func (g *Graph) pairsOf(u int32, count, excess []int32, f *Facts) {
	incident := g.Incident(u)
	loops := 0
	for _, e := range incident {
		switch v := g.Other(e, u); {
		case v == u:
			loops++
		case v > u:
			count[v]++
			if g.ends[2*e] == u {
				excess[v]++
			} else {
				excess[v]--
			}
		}
	}
	loops /= 2
	f.Folded += loops
	f.Parallel += max(loops-1, 0)
	for _, e := range incident {
		v := g.Other(e, u)
		if v <= u || count[v] == 0 {
			continue
		}
		all, more := int(count[v]), int(max(excess[v], -excess[v]))
		f.Parallel += all - 1
		f.Folded += (all + more) / 2
		if more < all {
			f.Reciprocal++
		}
		count[v], excess[v] = 0, 0
	}
}
