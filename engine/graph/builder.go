package graph

// Builder collects edges. Its zero value has no vertices.
type Builder struct {
	ends  []int32
	order int
	names names
}

// Grow makes sure that there are at least n vertices.
func (b *Builder) Grow(n int) {
	if n > b.order {
		b.order = n
	}
}

// Add appends an edge between u and v, which become vertices with all below them.
func (b *Builder) Add(u, v int32) {
	if u < 0 || v < 0 {
		panic("graph: negative vertex")
	}
	b.ends = append(b.ends, u, v)
	b.Grow(int(max(u, v)) + 1)
}

// Graph builds the graph, in time proportional to vertices and edges. The builder
// is empty afterwards.
func (b *Builder) Graph() *Graph {
	g := &Graph{ends: b.ends, names: b.names}
	g.starts = make([]int32, b.order+1)
	g.edges = make([]int32, len(b.ends))
	// Counting sort: starts[v] first holds the degree of v, then where its list
	// ends, and moves back to where it begins while the list is filled from behind.
	for _, v := range g.ends {
		g.starts[v]++
	}
	sum := int32(0)
	for v := range g.starts {
		sum += g.starts[v]
		g.starts[v] = sum
	}
	for i := len(g.ends) - 1; i >= 0; i-- {
		at := &g.starts[g.ends[i]]
		*at--
		g.edges[*at] = int32(i / 2)
	}
	*b = Builder{}
	return g
}
