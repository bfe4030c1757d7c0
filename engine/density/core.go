package density

import (
	"slices"

	"binfall/engine/graph"
)

// core deletes vertices that have fewer edges than there are for each vertex on average,
// as long as there are any; so the density only rises. In a densest set no vertex has so
// few: all densest sets are left. It costs O(m), and O(n) whenever the density passes an
// integer.
func core(g *graph.Graph) []int32 {
	degree := degrees(g)
	edges, rest := g.Size(), everything(g.Order())
	for {
		size := int64(len(rest))
		least := int32((edges + size - 1) / size)
		var queue []int32
		for _, v := range rest {
			if degree[v] < least {
				queue = append(queue, v)
			}
		}
		if len(queue) == 0 {
			return rest
		}
		for i := 0; i < len(queue); i++ {
			v := queue[i]
			edges -= int64(degree[v])
			degree[v] = -1 // gone
			for _, e := range g.Incident(v) {
				if u := g.Other(e, v); degree[u] >= 0 {
					degree[u]--
					if degree[u] == least-1 {
						queue = append(queue, u)
					}
				}
			}
		}
		rest = slices.DeleteFunc(rest, func(v int32) bool { return degree[v] < 0 })
	}
}

// degrees counts the edges at every vertex, a loop once.
func degrees(g *graph.Graph) []int32 {
	degree := make([]int32, g.Order())
	for e := range g.Size() {
		u, v := g.Ends(e)
		degree[u]++
		if u != v {
			degree[v]++
		}
	}
	return degree
}
