package density

import (
	"slices"

	"binfall/engine/graph"
)

// task is to choose a set S of vertices with the greatest sum of the worths of its
// vertices and of the edges within.
type task struct {
	g        *graph.Graph
	vertices []worth
	edges    []worth
	paid     []float64 // part of its worth that an edge gives to its first end, a guess
}

// worth is q·edges - p·vertices for a guess p/q of the density.
type worth struct{ edges, vertices int32 }

func (w worth) at(p, q int64) int64 { return q*int64(w.edges) - p*int64(w.vertices) }

func (w worth) plus(x worth) worth { return worth{w.edges + x.edges, w.vertices + x.vertices} }

func newTask(g *graph.Graph) *task {
	n, m := g.Order(), int(g.Size())
	t := &task{g, make([]worth, n), make([]worth, m), make([]float64, m)}
	for v := range t.vertices {
		t.vertices[v].vertices = 1
	}
	for e := range m {
		t.paid[e] = 0.5
		if u, v := g.Ends(int64(e)); u == v {
			t.vertices[u].edges++
		} else {
			t.edges[e].edges = 1
		}
	}
	return t
}

// reduction shrinks a task.
type reduction struct {
	*task
	vertex, edge []worth // what they are worth now
	ends         []int32 // of each edge, as far as it is not part of another
	weight       []int64 // worth of each edge in numbers, 0 for one that is gone
	part         []int32 // edge that this one became part of, itself for none
	profit       []int64 // worth of each vertex in numbers
	reach        []int64 // profit and weights of all edges at the vertex: what it can add to S
	degree       []int32
	fate         []fate
	queue        []int32
	waiting      []bool
	follows      []follower // in the order in which they were decided
	open, kept   []int32    // vertices left open, and edges
	taken        bool       // some vertex is
}

type fate int8

const (
	open    fate = iota
	taken        // in the set for certain
	dropped      // need not be in the set
	bound        // in the set if two others are
)

// follower is a vertex that belongs to the set exactly if a and b do, as long as what it
// brings with its edges is worth more than 0.
type follower struct {
	v, a, b int32
	brings  worth
}

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
func reduce(t *task, p, q int64) *reduction {
	n, m := t.g.Order(), int(t.g.Size())
	r := &reduction{
		task: t, vertex: slices.Clone(t.vertices), edge: slices.Clone(t.edges),
		ends: make([]int32, 2*m), weight: make([]int64, m), part: make([]int32, m),
		profit: make([]int64, n), reach: make([]int64, n), degree: make([]int32, n),
		fate: make([]fate, n), waiting: make([]bool, n), queue: make([]int32, n),
	}
	for v, w := range t.vertices {
		r.profit[v] = w.at(p, q)
		r.reach[v] = r.profit[v]
		r.queue[v], r.waiting[v] = int32(v), true
	}
	for e, w := range t.edges {
		u, v := t.g.Ends(int64(e))
		r.part[e], r.ends[2*e], r.ends[2*e+1] = int32(e), u, v
		if x := w.at(p, q); x > 0 {
			r.weight[e] = x
			r.reach[u] += x
			r.reach[v] += x
			r.degree[u]++
			r.degree[v]++
		}
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
		r.fate[v], r.taken = taken, true
		r.each(v, func(e, u int32) { r.profit[u] += r.weight[e] })
	case r.degree[v] == 1:
		r.each(v, func(e, u int32) {
			r.profit[u] += r.reach[v]
			r.reach[u] += r.profit[v]
			brings := r.vertex[v].plus(r.edge[e])
			r.vertex[u] = r.vertex[u].plus(brings)
			r.follow(v, u, u, brings)
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
	brings := r.vertex[v].plus(r.edge[e]).plus(r.edge[f])
	r.reach[a] += r.reach[v] - r.weight[e]
	r.reach[b] += r.reach[v] - r.weight[f]
	if a == b {
		r.reach[a] -= r.reach[v]
		r.profit[a] += r.reach[v]
		r.vertex[a] = r.vertex[a].plus(brings)
		r.degree[a] -= 2
		r.weight[e], r.weight[f] = 0, 0
	} else {
		r.weight[e], r.weight[f] = r.reach[v], 0
		r.edge[e] = brings
		r.ends[2*e], r.ends[2*e+1] = a, b
		r.part[f] = e
	}
	r.follow(v, a, b, brings)
	r.again(a)
	r.again(b)
}

func (r *reduction) follow(v, a, b int32, brings worth) {
	r.fate[v] = bound
	r.follows = append(r.follows, follower{v, a, b, brings})
}

// holds tells whether the reduction is right for a greater guess too: what was dropped
// brings even less then, but what was taken or bound must still bring something.
func (r *reduction) holds(p, q int64) bool {
	return !r.taken && !slices.ContainsFunc(r.follows, func(f follower) bool { return f.brings.at(p, q) <= 0 })
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

// kernel returns what is left open, and as a task for greater guesses.
func (r *reduction) kernel() (*kernel, *task) {
	k, next := &kernel{}, &task{}
	var b graph.Builder
	number := make([]int32, r.g.Order())
	for v, f := range r.fate {
		if f == open {
			number[v] = int32(len(r.open))
			r.open = append(r.open, int32(v))
			k.excess = append(k.excess, float64(r.profit[v]))
			k.profit = append(k.profit, r.profit[v])
			next.vertices = append(next.vertices, r.vertex[v])
		}
	}
	b.Grow(len(r.open))
	for e, w := range r.weight {
		if w > 0 {
			u, v := number[r.ends[2*e]], number[r.ends[2*e+1]]
			b.Add(u, v)
			k.add(u, v, w, r.paid[e])
			r.kept = append(r.kept, int32(e))
			next.edges = append(next.edges, r.edge[e])
		}
	}
	next.g = b.Graph()
	return k, next
}

// start makes what the edges of the kernel pay a start for the task.
func (r *reduction) start(paid []float64) {
	for i, e := range r.kept {
		r.paid[e] = paid[i]
	}
}

// expand returns the whole set for a set of vertices of the kernel.
func (r *reduction) expand(set []int32) (all []int32) {
	in := make([]bool, len(r.fate))
	for _, i := range set {
		in[r.open[i]] = true
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
