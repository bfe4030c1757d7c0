// Package graph holds base graphs and reads and writes graph files.
//
// A [Graph] is an undirected multigraph G = (V, E) with vertices 0..n-1 and edges
// 0..m-1 in the order in which they were added. Loops and parallel edges are data:
// nothing is merged. The order of an edge's two ends is kept, because some rules
// look at the end written first; nothing else is directed. A loop adds 2 to the
// degree of its vertex, so that the degrees sum to 2m.
//
// Everything lies in flat arrays of int32: 8 bytes an edge for its ends, 8 for its
// two places in the lists of incidences, 4 a vertex.
//
//	var b graph.Builder
//	b.Add(0, 1)
//	b.Add(1, 2)
//	b.Add(2, 2)
//	g := b.Graph()
//	g.Degree(2) // 3
//
// [Read] takes a file in any of the known formats, looks at its content to find out
// which, and says in a [Report] what it found and what it left out. Names of
// vertices stay what they were in the file: see [Graph.Name].
//
//	g, report, err := graph.Read(file, "karate.gml", graph.Limits{})
//
// [Write] writes every format but digraph6.
package graph

// Multigraph is what algorithms need of a base graph: enough for drawing an edge.
// Implicit graphs, whose edges are computed and not stored, implement it too, so
// edges are numbered with 64 bits.
type Multigraph interface {
	// Order is the number of vertices n.
	Order() int
	// Size is the number of edges m.
	Size() int64
	// Ends gives the two ends of edge e, in the order in which they are written.
	Ends(e int64) (u, v int32)
}

// Graph is a stored multigraph. It does not change after it is built.
type Graph struct {
	ends   []int32 // edge e joins ends[2e] and ends[2e+1]
	starts []int32 // the incidences of v are edges[starts[v]:starts[v+1]]
	edges  []int32
	names  names
}

// Order is the number of vertices n.
func (g *Graph) Order() int { return len(g.starts) - 1 }

// Size is the number of edges m.
func (g *Graph) Size() int64 { return int64(len(g.ends) / 2) }

// Ends gives the two ends of edge e, in the order in which they were added.
func (g *Graph) Ends(e int64) (u, v int32) {
	pair := g.ends[2*e : 2*e+2]
	return pair[0], pair[1]
}

// Degree counts the ends of edges at v: a loop counts twice.
func (g *Graph) Degree(v int32) int {
	return int(g.starts[v+1] - g.starts[v])
}

// Incident lists the edges at v in ascending order, a loop twice. The slice belongs
// to the graph.
func (g *Graph) Incident(v int32) []int32 {
	return g.edges[g.starts[v]:g.starts[v+1]]
}

// Other is the end of e that is not v, or v itself for a loop.
func (g *Graph) Other(e, v int32) int32 {
	return g.ends[2*e] ^ g.ends[2*e+1] ^ v
}

// Name is what the file calls vertex v: a number or a text.
func (g *Graph) Name(v int32) string { return g.names.name(v) }

// Named tells whether any vertex is called other than its number.
func (g *Graph) Named() bool {
	return g.names.areTexts() || g.names.numbers != nil || g.names.first != 0
}

// Stored is a multigraph with its lists of incidences: itself if it has them.
func Stored(g Multigraph) *Graph {
	if s, ok := g.(*Graph); ok {
		return s
	}
	var b Builder
	b.Grow(g.Order())
	for e := range g.Size() {
		b.Add(g.Ends(e))
	}
	return b.Graph()
}
