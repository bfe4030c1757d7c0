package base

import (
	"binfall/engine/density"
	"binfall/engine/family"
	"binfall/engine/skew"
)

// measured is the largest number of edges of a graph that is measured if its family does
// not know its numbers.
const measured = 1 << 17

// Facts are numbers of a base graph that bounds depend on; what is not known is 0.
type Facts struct {
	// Densest is ρ*(G) as a fraction.
	Densest skew.Ratio
	// Degree is that of every vertex, if all have the same.
	Degree int64
	// Lopsided is the pair of sets of vertices with the greatest skewness that was found.
	Lopsided family.Pair
}

// Facts finds the numbers when it is first called. Of a graph with edges that are not
// equally likely they mean nothing, and are not known.
func (g *Graph) Facts() Facts {
	g.preparing.Lock()
	defer g.preparing.Unlock()
	if g.facts == nil {
		f := g.look()
		g.facts = &f
	}
	return *g.facts
}

func (g *Graph) look() (f Facts) {
	if g.weighted != nil || g.edges == 0 {
		return f
	}
	small := g.edges <= measured
	if d, ok := g.Multigraph.(family.Dense); ok {
		f.Densest.Num, f.Densest.Den = d.Densest()
	} else if small {
		s := density.Densest(g.Multigraph)
		f.Densest = skew.Ratio{Num: s.Edges, Den: s.Vertices}
	}
	if p, ok := g.Multigraph.(family.Skewed); ok {
		f.Lopsided = p.Skewed()
	} else if small {
		s := skew.Measure(g.Multigraph, g.Arrivals, nil)
		f.Lopsided = family.Pair{A: int64(len(s.A)), B: int64(len(s.B)), Least: s.Least}
	}
	if d, ok := g.Multigraph.(family.Alike); ok {
		f.Degree = d.Degree()
	} else if small {
		f.Degree = g.regular()
	}
	return f
}

// regular returns the degree of all vertices, 0 if they differ.
func (g *Graph) regular() int64 {
	degree := g.VertexDegrees()
	for _, d := range degree {
		if d != degree[0] {
			return 0
		}
	}
	return degree[0]
}
