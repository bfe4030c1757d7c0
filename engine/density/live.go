package density

import "slices"

// Live keeps an optimal orientation of the edges that have arrived.
//
// A new edge goes to its lesser end. Only when both ends hold the optimum already,
// the search looks for a vertex below the optimum that can be reached by reversing
// edges: from x over an edge with head x to its other end. Reversing that path
// makes room. If there is none, the vertices reached are closed, all hold the
// optimum c, and with the new edge they span c|S| + 1 edges: they prove that the
// optimum rises.
type Live struct {
	heads []int32
	tails []int32 // the other end, the head itself for a loop
	loads []int32
	max   int32
	proof []int32

	raised  int32   // by the last Add
	flipped []int32 // by the last Add

	in   []int32 // first edge with the vertex as head, -1 for none
	next []int32 // edges with one head, as doubly linked lists
	prev []int32

	mark  []int32 // search in which the vertex was seen last
	round int32
	via   []int32 // edge over which the search came to the vertex
	queue []int32
}

// NewLive returns the optimal orientation of n vertices without edges.
func NewLive(n int) *Live {
	l := &Live{loads: make([]int32, n), in: make([]int32, n), mark: make([]int32, n), via: make([]int32, n)}
	for i := range l.in {
		l.in[i] = -1
	}
	return l
}

// Max returns the optimum of the edges so far.
func (l *Live) Max() int32 { return l.max }

// Load returns the load of a vertex in the orientation that is kept.
func (l *Live) Load(v int32) int32 { return l.loads[v] }

// Proof returns the vertices of a set S with |E(S)| > (M*-1)|S|, which proves the optimum;
// empty for no edges. The slice belongs to Live.
func (l *Live) Proof() []int32 { return l.proof }

// Head returns the present head of an edge, by order of arrival. It may change.
func (l *Live) Head(e int) int32 { return l.heads[e] }

// Raised returns the vertex whose load the last Add raised by one: the far end of the
// path that it reversed, without one the head of the new edge. All other loads stayed.
func (l *Live) Raised() int32 { return l.raised }

// Flipped returns the edges whose heads the last Add reversed, mostly none. The slice
// belongs to l and is good until the next Add.
func (l *Live) Flipped() []int32 { return l.flipped }

// Orientation returns a copy of the orientation with its certificate.
func (l *Live) Orientation() Orientation {
	return Orientation{slices.Clone(l.heads), slices.Clone(l.loads), l.max, slices.Clone(l.proof)}
}

// Clone returns a copy that shares nothing.
func (l *Live) Clone() *Live {
	c := *l
	for _, s := range []*[]int32{&c.heads, &c.tails, &c.loads, &c.proof, &c.flipped, &c.in, &c.next, &c.prev, &c.mark, &c.via} {
		*s = slices.Clone(*s)
	}
	c.queue = nil
	return &c
}

// Add orients a new edge and returns the optimum after it.
func (l *Live) Add(u, v int32) int32 {
	head, tail := u, v
	if l.loads[v] < l.loads[u] {
		head, tail = v, u
	}
	l.raised, l.flipped = head, l.flipped[:0]
	if l.loads[head] == l.max && (l.max == 0 || !l.makeRoom(&head, &tail)) {
		if l.max == 0 {
			l.queue = append(l.queue[:0], u)
			if v != u {
				l.queue = append(l.queue, v)
			}
		}
		l.max++
		l.proof = append(l.proof[:0], l.queue...)
	}
	e := int32(len(l.heads))
	l.heads, l.tails = append(l.heads, head), append(l.tails, tail)
	l.next, l.prev = append(l.next, -1), append(l.prev, -1)
	l.link(e)
	return l.max
}

// makeRoom looks for a vertex below the optimum from both ends of a new edge and
// reverses the path to it; the end where it starts becomes the head.
func (l *Live) makeRoom(head, tail *int32) bool {
	l.round++
	l.queue = l.queue[:0]
	l.reach(*head, -1)
	l.reach(*tail, -1)
	for i := 0; i < len(l.queue); i++ {
		x := l.queue[i]
		for e := l.in[x]; e >= 0; e = l.next[e] {
			y := l.tails[e]
			if l.mark[y] == l.round {
				continue
			}
			l.reach(y, e)
			if l.loads[y] < l.max {
				l.raised = y
				if root := l.reverse(y); root != *head {
					*head, *tail = root, *head
				}
				return true
			}
		}
	}
	return false
}

func (l *Live) reach(v, edge int32) {
	if l.mark[v] != l.round {
		l.mark[v], l.via[v] = l.round, edge
		l.queue = append(l.queue, v)
	}
}

// reverse turns the edges of the search path that ends at y and returns its start.
func (l *Live) reverse(y int32) int32 {
	for l.via[y] >= 0 {
		e := l.via[y]
		x := l.heads[e]
		l.flipped = append(l.flipped, e)
		l.unlink(e)
		l.heads[e], l.tails[e] = y, x
		l.link(e)
		y = x
	}
	return y
}

func (l *Live) link(e int32) {
	v := l.heads[e]
	l.loads[v]++
	first := l.in[v]
	l.next[e], l.prev[e], l.in[v] = first, -1, e
	if first >= 0 {
		l.prev[first] = e
	}
}

func (l *Live) unlink(e int32) {
	v := l.heads[e]
	l.loads[v]--
	if p := l.prev[e]; p >= 0 {
		l.next[p] = l.next[e]
	} else {
		l.in[v] = l.next[e]
	}
	if n := l.next[e]; n >= 0 {
		l.prev[n] = l.prev[e]
	}
}
