// Package family holds the families of base graphs, one file each.
//
// A family is a Spec: a name, a text, and a constructor. Its settings are declared in
// Params, and everything else follows from that. Most families compute their edges
// instead of storing them, so that a graph of a million vertices needs no memory; what
// they make besides a [graph.Multigraph] is told by small further interfaces:
// [Oriented], [Weighted], [Classed], [Layered], [Dense], [Laid], [Aligned].
//
// Edges and vertices are numbered from 0. The end written first is the one with the
// lower number, in computed graphs and in stored ones. Whatever decides a result is
// made of integers, so that all machines make the same graph.
package family

import (
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// Family makes the base graph of its settings.
type Family interface {
	// Params declares the family's settings.
	Params(*param.Set)
	// Fits returns an error if the settings do not go together; its key is the setting.
	// The other methods want settings that fit.
	Fits() *param.Error
	// Order is the number of vertices.
	Order() uint64
	// Size is the number of edges; for a random number of edges the expected one,
	// rounded up.
	Size() uint64
	// Graph makes the graph. A random one is a pure function of the draws, which stand
	// at round 0.
	Graph(d *rng.Draws) graph.Multigraph
}

// Spec describes a family to the catalogue.
type Spec struct {
	param.About
	Random bool // the draws matter
	Stored bool // edges are kept in memory
	Uneven bool // edges are not equally likely, see [Weighted]
	New    func() Family
}

// Draws answers the questions of one arrival.
type Draws = rng.Answers

// Oriented graphs come with an orientation of their own. Its heads are the left ends
// that rules ask for.
type Oriented interface {
	Left(e int64) int32
	// Degrees gives the greatest numbers of edges of which a vertex is the left and the
	// right end.
	Degrees() (left, right int64)
}

// Weighted graphs draw their own edges, some more often than others. The edges of all
// others are equally likely.
type Weighted interface {
	Pick(d Draws) int64
}

// Classed graphs come with classes of edges, so that no decomposition is needed.
type Classed interface {
	// Class is the class of an edge, from 0.
	Class(e int64) uint8
	// Rates gives for every class the greatest expected sampled degrees of left and right
	// vertices in T arrivals.
	Rates(T int64) []Rate
}

// Rate is the greatest expected sampled degree of a left and of a right vertex.
type Rate struct{ Left, Right float64 }

// Layered graphs are built in layers, from 0.
type Layered interface {
	Layer(v int32) int
	Layers() int
}

// Dense graphs know their density ρ*, the greatest number of edges per vertex of any
// subset, as a fraction that need not be in lowest terms.
type Dense interface {
	Densest() (edges, vertices int64)
}

// Alike graphs have one degree at all vertices.
type Alike interface {
	Degree() int64
}

// Skewed graphs are bipartite with sides that differ, and know by how much.
type Skewed interface {
	Skewed() Pair
}

// Pair is the sizes of two disjoint sets of vertices, every vertex of the first having at
// least so many edges into the second.
type Pair struct{ A, B, Least int64 }

// Laid graphs know good places for their vertices: neighbours about 1 apart, y growing
// downwards.
type Laid interface {
	Place(v int32) (x, y float64)
}

// Aligned graphs stand in rows: a picture may be wider or flatter than their places say.
type Aligned interface {
	Laid
	Aligned()
}
