package density

import "binfall/engine/graph"

// reduction shrinks the task of choosing a set S of vertices with the greatest sum of
// the profits of its vertices and the weights of the edges within. At first every edge
// weighs q > 0, and a vertex has profit q·loops - p.
type reduction struct {
	g       *graph.Graph
	ends    []int32 // of each edge, as far as it is not part of another
	weight  []int64 // of each edge, 0 for one that is gone
	part    []int32 // edge that this one became part of, itself for none
	profit  []int64
	reach   []int64 // profit and weights of all edges at the vertex: what it can add to S
	degree  []int32
	fate    []fate
	queue   []int32
	waiting []bool
	follows []follower // in the order in which they were decided
}

type fate int8

const (
	open    fate = iota
	taken        // in the set for certain
	dropped      // need not be in the set
	bound        // in the set if two others are
)

// follower is a vertex that belongs to the set exactly if a and b do.
type follower struct{ v, a, b int32 }

// reduce applies these rules while it can, for a guess p/q:
//
//   - A vertex that adds nothing, whatever the set, is dropped.
//   - A vertex with a profit above 0 is taken; its edges become profits.
//   - A vertex with one edge is worth it exactly if the other end is taken, and
//     becomes a part of that one's profit.
//   - A vertex with two edges that is not worth one of them alone becomes, with both,
//     one edge.
//
// So long paths and trees are gone. It costs O(m) up to the searches in part.
func reduce(g *graph.Graph, p, q int64) *reduction {
	n, m := g.Order(), int(g.Size())
	r := &reduction{
		g: g, ends: make([]int32, 2*m), weight: make([]int64, m), part: make([]int32, m),
		profit: make([]int64, n), reach: make([]int64, n), degree: make([]int32, n),
		fate: make([]fate, n), waiting: make([]bool, n), queue: make([]int32, n),
	}
	for v := range n {
		r.profit[v], r.reach[v] = -p, -p
		r.queue[v], r.waiting[v] = int32(v), true
	}
	for e := range m {
		u, v := g.Ends(int64(e))
		r.part[e], r.ends[2*e], r.ends[2*e+1] = int32(e), u, v
		r.reach[u] += q
		if u == v {
			r.profit[u] += q
			continue
		}
		r.reach[v] += q
		r.weight[e] = q
		r.degree[u]++
		r.degree[v]++
	}
	for len(r.queue) > 0 {
		v := r.queue[len(r.queue)-1]
		r.queue = r.queue[:len(r.queue)-1]
		r.waiting[v] = false
		if r.fate[v] == open {
			r.look(v)
		}
	}
	return r
}

func (r *reduction) look(v int32) {
	switch {
	case r.reach[v] <= 0:
		r.fate[v] = dropped
		r.each(v, func(e, u int32) { r.reach[u] -= r.weight[e] })
	case r.profit[v] > 0:
		r.fate[v] = taken
		r.each(v, func(e, u int32) { r.profit[u] += r.weight[e] })
	case r.degree[v] == 1:
		r.each(v, func(e, u int32) {
			r.profit[u] += r.reach[v]
			r.reach[u] += r.profit[v]
			r.follow(v, u, u)
		})
	case r.degree[v] == 2:
		r.join(v)
	}
}

// each calls f for the edges at v and their other ends, and removes them.
func (r *reduction) each(v int32, f func(e, u int32)) {
	for _, e := range r.g.Incident(v) {
		e = r.whole(e)
		if r.weight[e] == 0 {
			continue
		}
		u := r.other(e, v)
		f(e, u)
		r.weight[e] = 0
		r.degree[u]--
		r.again(u)
	}
}

// join makes one edge of a vertex with two.
func (r *reduction) join(v int32) {
	var two [2]int32
	k := 0
	for _, e := range r.g.Incident(v) {
		if e = r.whole(e); r.weight[e] > 0 {
			two[k] = e
			k++
		}
	}
	e, f := two[0], two[1]
	a, b := r.other(e, v), r.other(f, v)
	if r.profit[v]+max(r.weight[e], r.weight[f]) > 0 {
		return
	}
	r.reach[a] += r.reach[v] - r.weight[e]
	r.reach[b] += r.reach[v] - r.weight[f]
	if a == b {
		r.reach[a] -= r.reach[v]
		r.profit[a] += r.reach[v]
		r.degree[a] -= 2
		r.weight[e], r.weight[f] = 0, 0
	} else {
		r.weight[e], r.weight[f] = r.reach[v], 0
		r.ends[2*e], r.ends[2*e+1] = a, b
		r.part[f] = e
	}
	r.follow(v, a, b)
	r.again(a)
	r.again(b)
}

func (r *reduction) follow(v, a, b int32) {
	r.fate[v] = bound
	r.follows = append(r.follows, follower{v, a, b})
}

func (r *reduction) again(v int32) {
	if !r.waiting[v] {
		r.waiting[v] = true
		r.queue = append(r.queue, v)
	}
}

func (r *reduction) other(e, v int32) int32 { return r.ends[2*e] ^ r.ends[2*e+1] ^ v }

// whole returns the edge that e is a part of.
func (r *reduction) whole(e int32) int32 {
	for r.part[e] != e {
		r.part[e] = r.part[r.part[e]]
		e = r.part[e]
	}
	return e
}

// kernel returns what is left open.
func (r *reduction) kernel() *kernel {
	k := &kernel{}
	number := make([]int32, r.g.Order())
	for v, f := range r.fate {
		if f == open {
			number[v] = int32(len(k.names))
			k.names = append(k.names, int32(v))
			k.profit = append(k.profit, r.profit[v])
		}
	}
	for e, w := range r.weight {
		if w > 0 {
			k.ends = append(k.ends, [2]int32{number[r.ends[2*e]], number[r.ends[2*e+1]]})
			k.weight = append(k.weight, w)
			k.edges = append(k.edges, int32(e))
		}
	}
	return k
}

// expand returns the whole set for a set of open vertices.
func (r *reduction) expand(set []int32) (all []int32) {
	in := make([]bool, len(r.fate))
	for _, v := range set {
		in[v] = true
	}
	for v, f := range r.fate {
		in[v] = in[v] || f == taken
	}
	for i := len(r.follows) - 1; i >= 0; i-- {
		f := r.follows[i]
		in[f.v] = in[f.a] && in[f.b]
	}
	for v, yes := range in {
		if yes {
			all = append(all, int32(v))
		}
	}
	return all
}
