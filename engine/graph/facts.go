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
	p := newPairs(g)
	for u := range int32(g.Order()) {
		degree := g.Degree(u)
		f.MaxDegree = max(f.MaxDegree, degree)
		if degree == 0 {
			f.Isolated++
		}
		p.add(u, &f)
	}
	return f
}

// pairs counts the edges between one vertex u at a time and its neighbours v ≥ u. It has
// lists of these, so that every edge is looked at from one end only, and in order.
type pairs struct {
	starts  []int32 // the list of u is others[starts[u]:starts[u+1]]
	others  []int32 // v of an edge from u to v, ^v of one from v to u
	tallies []tally // by v; zero between vertices
	met     []int32 // the neighbours
}

// newPairs makes the lists by a counting sort, as [Builder.Graph] does.
func newPairs(g *Graph) *pairs {
	n := g.Order()
	p := &pairs{starts: make([]int32, n+1), others: make([]int32, g.Size()), tallies: make([]tally, n)}
	for i := 0; i < len(g.ends); i += 2 {
		p.starts[min(g.ends[i], g.ends[i+1])]++
	}
	sum := int32(0)
	for v := range p.starts {
		sum += p.starts[v]
		p.starts[v] = sum
	}
	for i := 0; i < len(g.ends); i += 2 {
		u, other := g.ends[i], g.ends[i+1]
		if other < u {
			u, other = other, ^u
		}
		p.starts[u]--
		p.others[p.starts[u]] = other
	}
	return p
}

// tally is how many edges join u and v, and how many more of them begin at u than at v.
type tally struct{ all, excess int32 }

// add counts the pairs {u, v} with v > u, and the loops at u.
func (p *pairs) add(u int32, f *Facts) {
	loops := 0
	p.met = p.met[:0]
	for _, v := range p.others[p.starts[u]:p.starts[u+1]] {
		from := int32(1)
		if v < 0 {
			v, from = ^v, -1
		}
		if v == u {
			loops++
			continue
		}
		t := &p.tallies[v]
		if t.all == 0 {
			p.met = append(p.met, v)
		}
		t.all++
		t.excess += from
	}
	f.Folded += loops
	f.Parallel += max(loops-1, 0)
	for _, v := range p.met {
		t := &p.tallies[v]
		all, more := int(t.all), int(max(t.excess, -t.excess))
		f.Parallel += all - 1
		f.Folded += (all + more) / 2
		if more < all {
			f.Reciprocal++
		}
		*t = tally{}
	}
}
