// Package density finds densest subgraphs and optimal orientations, offline and
// kept up to date, each with a certificate that proves it.
//
// An orientation gives every edge a head; the load of a vertex is its in-degree.
// The least possible maximum load is
//
//	M* = ⌈ρ*⌉, ρ* = max over S of |E(S)|/|S|,
//
// E(S) the edges with both ends in S (Hakimi, On the Degrees of the Vertices of a
// Directed Graph, 1965). So a set S with |E(S)| > (M-1)|S| proves that an
// orientation with maximum M is optimal, and the orientation proves that no set is
// denser than M.
package density

// Orientation gives every edge its head.
type Orientation struct {
	Heads []int32 // head of each edge
	Loads []int32 // in-degree of each vertex
	Max   int32   // M*, the largest of them
	Proof []int32 // vertices of a set S with |E(S)| > (M*-1)|S|; empty for no edges
}
