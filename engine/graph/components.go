package graph

import "slices"

// Forest is a disjoint-set forest over 0..n-1, with union by size and halving of
// paths (Tarjan and van Leeuwen, Worst-Case Analysis of Set Union Algorithms, 1984):
// almost constant time per operation.
type Forest struct {
	// A root holds minus the size of its set, every other vertex its parent.
	parent []int32
	// Sets is the number of sets.
	Sets int
}

// NewForest makes n sets of one vertex each.
func NewForest(n int) *Forest {
	f := &Forest{make([]int32, n), n}
	for v := range f.parent {
		f.parent[v] = -1
	}
	return f
}

// Find names the set of v by one of its vertices.
func (f *Forest) Find(v int32) int32 {
	for {
		p := f.parent[v]
		if p < 0 {
			return v
		}
		up := f.parent[p]
		if up < 0 {
			return p
		}
		f.parent[v] = up
		v = up
	}
}

// Union joins the sets of u and v and tells whether they were two.
func (f *Forest) Union(u, v int32) bool {
	u, v = f.Find(u), f.Find(v)
	if u == v {
		return false
	}
	if f.parent[u] > f.parent[v] {
		u, v = v, u
	}
	f.parent[u] += f.parent[v]
	f.parent[v] = u
	f.Sets--
	return true
}

// Size is the number of vertices in the set of v.
func (f *Forest) Size(v int32) int { return int(-f.parent[f.Find(v)]) }

// Clone returns a copy that shares nothing.
func (f *Forest) Clone() *Forest { return &Forest{slices.Clone(f.parent), f.Sets} }

// Components numbers the connected components 0, 1, … by their lowest vertex and
// gives for each vertex the number of its own.
func (g *Graph) Components() (of []int32, count int) {
	f := NewForest(g.Order())
	for i := 0; i < len(g.ends); i += 2 {
		f.Union(g.ends[i], g.ends[i+1])
	}
	of = make([]int32, g.Order())
	for v := range of {
		of[v] = -1
	}
	for v := range of {
		root := f.Find(int32(v))
		if of[root] < 0 {
			of[root] = int32(count)
			count++
		}
		of[v] = of[root]
	}
	return of, count
}

// Sides splits the vertices in two so that every edge joins side 0 with side 1;
// false if there is no such split, that is if a closed walk has odd length. The
// lowest vertex of each component is on side 0.
func (g *Graph) Sides() (side []int8, bipartite bool) {
	side = make([]int8, g.Order())
	for v := range side {
		side[v] = -1
	}
	var queue []int32
	for root := range side {
		if side[root] >= 0 {
			continue
		}
		side[root] = 0
		queue = append(queue[:0], int32(root))
		for i := 0; i < len(queue); i++ {
			u := queue[i]
			for _, e := range g.Incident(u) {
				switch v := g.Other(e, u); side[v] {
				case -1:
					side[v] = 1 - side[u]
					queue = append(queue, v)
				case side[u]:
					return nil, false
				}
			}
		}
	}
	return side, true
}
