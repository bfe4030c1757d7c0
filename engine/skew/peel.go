package skew

import "slices"

// peel deletes vertices from B, always the one joined to fewest vertices of A, where A is every
// vertex outside with at least a number of edges into what is left of B. It returns
// the B of the best moment. It costs O(n + m) for a least degree: an edge counts at
// most twice.
func (q *gauge) peel(start []int32, least int64) []int32 {
	p := newPeeling(q, start, int32(least))
	best, when := q.value(p.members, len(start), least), 0
	for deleted := 1; deleted < len(start); deleted++ {
		p.delete()
		if value := q.value(p.members, len(start)-deleted, least); value > best {
			best, when = value, deleted
		}
	}
	gone := make([]bool, q.g.Order())
	for _, v := range p.order[:when] {
		gone[v] = true
	}
	rest := slices.DeleteFunc(slices.Clone(start), func(v int32) bool { return gone[v] })
	slices.Sort(rest)
	return rest
}

type peeling struct {
	*gauge
	least   int32
	in      []bool  // B
	into    []int32 // edges into B, for vertices outside
	used    []int32 // vertices of A joined to it, for vertices of B
	seen    []int32 // the last call of each that met the vertex
	calls   int32
	queue   *buckets
	members int     // |A|
	order   []int32 // vertices deleted
}

func newPeeling(q *gauge, start []int32, least int32) *peeling {
	n := q.g.Order()
	p := &peeling{gauge: q, least: least, in: make([]bool, n), into: make([]int32, n), used: make([]int32, n), seen: make([]int32, n)}
	for _, v := range start {
		p.in[v] = true
	}
	most := int32(0)
	for u := range int32(n) {
		if p.in[u] {
			continue
		}
		for _, e := range q.g.Incident(u) {
			if p.in[q.g.Other(e, u)] {
				p.into[u]++
			}
		}
		if p.into[u] >= least {
			p.members++
			p.each(u, func(v int32) {
				p.used[v]++
				most = max(most, p.used[v])
			})
		}
	}
	p.queue = newBuckets(n, int(most))
	for _, v := range start {
		p.queue.push(v, p.used[v])
	}
	return p
}

// each calls f for every vertex of B that is joined to a vertex outside.
func (p *peeling) each(u int32, f func(v int32)) {
	p.calls++
	for _, e := range p.g.Incident(u) {
		if v := p.g.Other(e, u); p.in[v] && p.seen[v] < p.calls {
			p.seen[v] = p.calls
			f(v)
		}
	}
}

// delete takes a vertex of B that is used least out of the game.
func (p *peeling) delete() {
	b := p.queue.pop()
	p.in[b] = false
	p.order = append(p.order, b)
	for _, e := range p.g.Incident(b) {
		u := p.g.Other(e, b)
		if p.in[u] || p.into[u] == 0 { // within B, deleted earlier, or the loop of b
			continue
		}
		p.into[u]--
		if p.into[u] != p.least-1 {
			continue
		}
		p.members-- // u leaves A; its edge to b is gone with b
		p.each(u, func(v int32) {
			p.queue.remove(v, p.used[v])
			p.used[v]--
			p.queue.push(v, p.used[v])
		})
	}
}

// buckets is a priority queue of vertices with small integer keys, as doubly linked
// lists.
type buckets struct {
	first      []int32 // of each key, -1 for none
	next, prev []int32
	lowest     int32 // no key is below
}

func newBuckets(n, most int) *buckets {
	b := &buckets{first: make([]int32, most+1), next: make([]int32, n), prev: make([]int32, n)}
	for k := range b.first {
		b.first[k] = -1
	}
	return b
}

func (b *buckets) push(v, key int32) {
	head := b.first[key]
	b.next[v], b.prev[v], b.first[key] = head, -1, v
	if head >= 0 {
		b.prev[head] = v
	}
	b.lowest = min(b.lowest, key)
}

func (b *buckets) remove(v, key int32) {
	if prev := b.prev[v]; prev >= 0 {
		b.next[prev] = b.next[v]
	} else {
		b.first[key] = b.next[v]
	}
	if next := b.next[v]; next >= 0 {
		b.prev[next] = b.prev[v]
	}
}

// pop removes a vertex of least key; there must be one.
func (b *buckets) pop() int32 {
	for b.first[b.lowest] < 0 {
		b.lowest++
	}
	v := b.first[b.lowest]
	b.remove(v, b.lowest)
	return v
}
