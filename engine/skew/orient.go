package skew

import (
	"binfall/engine/flow"
	"binfall/engine/graph"
)

// heads returns the heads of an orientation of least maximum in-degree. [density.Live]
// keeps one after every arrival; with all edges known a flow from a fair start is faster
// on dense graphs.
//
// Every edge first goes to its lesser end. Over an edge one unit can move from its head
// to its other end, from vertices with more than c to such with less. If not all units
// find a place, the vertices on the source side of the cut are joined by more than c
// edges each among themselves, and c rises to what that proves. It starts at what peeling
// proves, which mostly is enough.
func heads(g *graph.Graph) []int32 {
	head, load := lesser(g)
	for c := peeled(g); ; {
		excess := shift(g, head, load, c)
		if excess == nil {
			return head
		}
		c = average(g, excess)
	}
}

// lesser gives every edge to the end with less so far. The edges come in golden order:
// in the order of a list that goes vertex by vertex the loads would be less even.
func lesser(g *graph.Graph) (head []int32, load []int64) {
	n, m := g.Order(), int(g.Size())
	head, load = make([]int32, m), make([]int64, n)
	step := max(m*5/8-m/145, 1) // 0.6181 m
	for gcd(step, m) > 1 {
		step++
	}
	for k, e := 0, 0; k < m; k, e = k+1, (e+step)%m {
		u, v := g.Ends(int64(e))
		if load[v] < load[u] {
			u = v
		}
		head[e] = u
		load[u]++
	}
	return head, load
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// peeled deletes vertices of least degree one by one and returns the greatest density of
// what remains, rounded up (Charikar, Greedy Approximation Algorithms for Finding Dense
// Components in a Graph, 2000).
func peeled(g *graph.Graph) (best int64) {
	n := g.Order()
	degree, most := make([]int32, n), int32(0)
	for v := range degree {
		degree[v] = int32(g.Degree(int32(v)))
		most = max(most, degree[v])
	}
	queue := newBuckets(n, int(most))
	for v, d := range degree {
		queue.push(int32(v), d)
	}
	gone, edges := make([]bool, n), g.Size()
	for rest := int64(n); rest > 0; rest-- {
		best = max(best, (edges+rest-1)/rest)
		v := queue.pop()
		gone[v] = true
		last := int32(-1)
		for _, e := range g.Incident(v) {
			u := g.Other(e, v)
			switch {
			case u == v && e == last: // the other end of a loop
			case u == v:
				last = e
				edges--
			case !gone[u]:
				edges--
				queue.remove(u, degree[u])
				degree[u]--
				queue.push(u, degree[u])
			}
		}
	}
	return best
}

// shift moves as much as it can from vertices with more than c. It returns the source side
// of the cut, nil if none has more than c now.
func shift(g *graph.Graph, head []int32, load []int64, c int64) []bool {
	n := g.Order()
	source, sink := n, n+1
	net := flow.New(n+2, len(head)+n)
	arc := make([]int32, len(head))
	for e, h := range head {
		u, v := g.Ends(int64(e))
		if u != v {
			arc[e] = int32(net.Arc(int(h), int(u^v^h), 1))
		}
	}
	above := int64(0)
	for v, x := range load {
		if x > c {
			net.Arc(source, v, x-c)
			above += x - c
		} else if x < c {
			net.Arc(v, sink, c-x)
		}
	}
	sent := net.Max(source, sink)
	for e, h := range head {
		if u, v := g.Ends(int64(e)); u != v && net.Flow(int(arc[e])) > 0 {
			head[e] = u ^ v ^ h
			load[h]--
			load[u^v^h]++
		}
	}
	if sent == above {
		return nil
	}
	return net.Cut(source)[:n]
}

// average is how many edges there are within a set for each of its vertices, rounded up.
func average(g *graph.Graph, in []bool) int64 {
	edges, vertices := int64(0), int64(0)
	for _, yes := range in {
		if yes {
			vertices++
		}
	}
	for e := range g.Size() {
		if u, v := g.Ends(e); in[u] && in[v] {
			edges++
		}
	}
	return (edges + vertices - 1) / vertices
}
