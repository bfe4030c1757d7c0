// Package base prepares the base graph of a run for the rules that run on it.
//
// In a run with a base graph G = (V, E), one edge of E arrives in every round, and a
// rule gives it a head; in-degree is load. A [Graph] knows how an edge is drawn, which
// end of an edge is its left one, and which class of edges it belongs to.
//
// The left end of an edge is its head in an orientation of G that belongs to the graph:
// the family's own for families that have one ([family.Oriented]), otherwise the one that
// preprocessing finds ([skew.Preprocess]: Bansal, Prabhu, Singla and Sundaram, Online Graph
// Balancing and the Power of Two Choices, 2026). Both are found when a rule first asks.
package base

import (
	"strconv"
	"sync"

	"binfall/engine/family"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/skew"
)

// The largest numbers of edges for which a graph is taken apart, and for which an
// orientation is looked for. They belong to the rules version: a graph that is larger
// but brings its own orientation has a single class of edges.
const (
	decomposed = 1 << 20
	orientable = 1 << 24
)

// Graph is the base graph of a run of T arrivals. It is safe for concurrent use.
type Graph struct {
	graph.Multigraph
	Arrivals int64  // T
	Seed     uint64 // of the draws that belong to the graph

	weighted family.Weighted // nil if all edges are equally likely
	oriented family.Oriented // nil if the family has no orientation of its own
	edges    uint64

	preparing sync.Mutex
	h         *skew.Bipartite
	left      []int32 // of each edge, nil for the family's own
	classes   [2]*Classes
	facts     *Facts
	tuned     map[string][]int64
}

// New prepares a graph for T arrivals.
func New(g graph.Multigraph, T int64, seed uint64) *Graph {
	b := &Graph{Multigraph: g, Arrivals: T, Seed: seed, edges: uint64(g.Size())}
	b.weighted, _ = g.(family.Weighted)
	b.oriented, _ = g.(family.Oriented)
	return b
}

// Pick draws an edge of a graph that has one.
func (g *Graph) Pick(d family.Draws) int64 {
	if g.weighted != nil {
		return g.weighted.Pick(d)
	}
	return int64(d.Uniform(0, g.edges))
}

// Weighted reports whether some edges are likelier than others.
func (g *Graph) Weighted() bool { return g.weighted != nil }

// Orient finds the orientation that Left tells. It costs nothing for families that
// bring one; the error's key is empty.
func (g *Graph) Orient() error {
	g.preparing.Lock()
	defer g.preparing.Unlock()
	return g.orient()
}

func (g *Graph) orient() error {
	if g.oriented != nil || g.left != nil {
		return nil
	}
	if g.edges > orientable {
		return &param.Error{Value: strconv.FormatUint(g.edges, 10) + " edges", Want: "a base graph of at most " + strconv.Itoa(orientable) + " edges, or one that brings its own orientation"}
	}
	g.h = skew.Preprocess(g.Multigraph)
	g.left = g.h.Left
	return nil
}

// Left returns the left end of an edge, once Orient has been called.
func (g *Graph) Left(e int64) int32 {
	if g.left != nil {
		return g.left[e]
	}
	return g.oriented.Left(e)
}

// VertexDegrees counts the ends of edges at every vertex: a loop counts twice.
func (g *Graph) VertexDegrees() []int64 {
	degree := make([]int64, g.Order())
	for e := range g.Size() {
		u, v := g.Ends(e)
		degree[u]++
		degree[v]++
	}
	return degree
}
