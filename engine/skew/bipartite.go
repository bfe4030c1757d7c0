package skew

import (
	"slices"

	"binfall/engine/density"
	"binfall/engine/graph"
)

// Bipartite is the graph H that the algorithms work on: every edge e of the base graph
// joins the left vertex Left[e] to the right vertex Right[e], both given by the
// vertex of the base graph that they stand for. As a [graph.Multigraph] it has 2n
// vertices, u_L with number u and u_R with number n + u; the load of u is the sum of
// theirs.
type Bipartite struct {
	Vertices int     // n of the base graph
	Left     []int32 // left end of each edge
	Right    []int32 // right end of each edge
	// Doubled is false if H is the bipartite base graph itself; then a vertex has
	// edges on one side only.
	Doubled           bool
	MaxLeft, MaxRight int64            // greatest degrees Δ_L and Δ_R
	Densest           density.Subgraph // densest subgraph of H, ρ*(H) = Edges/Vertices
}

// Order is the number of vertices 2n.
func (h *Bipartite) Order() int { return 2 * h.Vertices }

// Size is the number of edges m.
func (h *Bipartite) Size() int64 { return int64(len(h.Left)) }

// Ends gives the left and the right end of edge e.
func (h *Bipartite) Ends(e int64) (u, v int32) {
	return h.Left[e], int32(h.Vertices) + h.Right[e]
}

// Preprocess returns H for a base graph of at most 2^30 edges: the base graph itself if
// it is bipartite and Δ_L ≤ 4ρ* for the sides chosen by its degrees, otherwise [Double].
func Preprocess(g graph.Multigraph) *Bipartite {
	if left, ok := sides(graph.Stored(g)); ok {
		h := empty(g)
		if k, ok := g.(known); ok {
			h.Densest.Edges, h.Densest.Vertices = k.Densest()
		}
		h.join(g, func(_, u int32) bool { return left[u] })
		if h.MaxLeft*h.Densest.Vertices <= 4*h.Densest.Edges {
			return h
		}
	}
	return Double(g)
}

// Double returns H on twice the vertices of a base graph of at most 2^30 edges.
//
// It takes an orientation of least maximum in-degree ⌈ρ*(G)⌉, and an edge of u and v
// with head u becomes (u_L, v_R). So Δ_L(H) ≤ ⌈ρ*(G)⌉ ≤ 4ρ*(H) and ρ*(H) ≤ ρ*(G) ≤ 2ρ*(H),
// because E(S) in G is E(S_L ∪ S_R) in H, on twice as many vertices. A loop at u becomes
// (u_L, u_R).
func Double(g graph.Multigraph) *Bipartite {
	h := empty(g)
	h.Doubled = true
	head := density.Orient(g).Heads
	h.join(g, func(e, u int32) bool { return head[e] == u })
	return h
}

// Oriented returns H for a base graph of at most 2^30 edges that says itself which end
// of an edge is left; the other is right. It is doubled if some vertex is both.
func Oriented(g graph.Multigraph, left func(e int64) int32) *Bipartite {
	h := empty(g)
	h.join(g, func(e, u int32) bool { return left(int64(e)) == u })
	isLeft := make([]bool, h.Vertices)
	for _, u := range h.Left {
		isLeft[u] = true
	}
	h.Doubled = slices.ContainsFunc(h.Right, func(v int32) bool { return isLeft[v] })
	return h
}

// known is a base graph that knows its density ρ*(G), which is that of H if H is the base
// graph.
type known interface {
	Densest() (edges, vertices int64)
}

func empty(g graph.Multigraph) *Bipartite {
	if g.Size() > 1<<30 {
		panic("skew: more than 2^30 edges")
	}
	return &Bipartite{Vertices: g.Order(), Left: make([]int32, g.Size()), Right: make([]int32, g.Size())}
}

// join fills in the ends and what follows from them; first tells whether u, the end of e written first, is its
// left end.
func (h *Bipartite) join(g graph.Multigraph, first func(e, u int32) bool) {
	for e := range h.Left {
		u, v := g.Ends(int64(e))
		if !first(int32(e), u) {
			u, v = v, u
		}
		h.Left[e], h.Right[e] = u, v
	}
	h.MaxLeft, h.MaxRight = greatest(h.Vertices, h.Left), greatest(h.Vertices, h.Right)
	switch {
	case h.Densest.Vertices > 0: // known already
	case len(h.Left) == 0:
		h.Densest = density.Subgraph{Vertices: 1}
	default:
		h.Densest = density.Densest(h)
	}
}

// greatest is how often the most frequent of 0..n-1 is listed.
func greatest(n int, list []int32) (most int64) {
	times := make([]int64, n)
	for _, v := range list {
		times[v]++
		most = max(most, times[v])
	}
	return most
}

// sides tells which vertices of a bipartite graph are left. In every component the
// side of lesser greatest degree is left; if they agree, the side of more vertices;
// then the side of the lowest vertex.
func sides(g *graph.Graph) (left []bool, bipartite bool) {
	side, ok := g.Sides()
	if !ok {
		return nil, false
	}
	component, count := g.Components()
	degree, size := make([][2]int, count), make([][2]int, count)
	for v, s := range side {
		c := component[v]
		degree[c][s] = max(degree[c][s], g.Degree(int32(v)))
		size[c][s]++
	}
	left = make([]bool, len(side))
	for v, s := range side {
		c := component[v]
		d, n := degree[c], size[c]
		flip := d[1] < d[0] || d[1] == d[0] && n[1] > n[0]
		left[v] = (s == 1) == flip
	}
	return left, true
}

// Scale returns R* = max(ρ*(H), d_eff/16) for T arrivals, d_eff = 2m/T. The maximum
// only matters for T below n. T below 1 counts as 1.
func (h *Bipartite) Scale(T int64) Ratio {
	T = max(T, 1)
	rho := Ratio{h.Densest.Edges, h.Densest.Vertices}
	if T >= int64(h.Vertices) { // m/(8T) is below m/(2n), the density of all of H
		return rho
	}
	if low := (Ratio{h.Size(), 8 * T}); low.Compare(rho) > 0 {
		return low
	}
	return rho
}
