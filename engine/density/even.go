package density

import "binfall/engine/graph"

// even reports whether a graph is proved to be as dense as its densest part by its greatest
// degrees alone: k vertices of degree at most Δ are joined by at most kΔ/2 edges; and if no
// vertex is both the first end of an edge and the second end of one, x first and y second
// ends with at most a and b edges each are joined by at most min(ax, by), which makes
// ab/(a+b) a vertex. All regular and biregular graphs are even; levelling them by flows
// would be slow, as everything about them is tight.
func even(g *graph.Graph) bool {
	n, m := int64(g.Order()), g.Size()
	first, second := make([]int64, n), make([]int64, n)
	for e := range m {
		u, v := g.Ends(e)
		first[u]++
		second[v]++
	}
	var most, a, b int64
	apart := true
	for v := range n {
		most = max(most, first[v]+second[v])
		a, b = max(a, first[v]), max(b, second[v])
		apart = apart && (first[v] == 0 || second[v] == 0)
	}
	return 2*m == n*most || apart && a+b > 0 && m*(a+b) == n*a*b
}
