package skew

import "binfall/engine/flow"

const source, sink = 0, 1 // nodes of the network

// round is one step of the decomposition, on the edges that earlier ones left.
type round struct {
	h        *Bipartite
	number   int     // i, from 1
	edges    []int32 // of H_{i-1}
	degree   []int64 // of left vertices, in these edges
	residual int64   // τ_i
	total    int64   // Σ demands, demand = max(degree - τ_i, 0)
	capacity int64   // C_i, to be set before flow

	net    *flow.Network
	sent   int64
	node   []int32 // right vertices by node, from 2 on
	given  []int64 // capacities that they have already
	lefts  int     // left vertices with a demand, numbered after the right ones
	rights []int32 // node of each right vertex, 0 for none
	arc    []int32 // arc of each of the edges, -1 for one whose left end has no demand
}

func newRound(h *Bipartite, edges []int32, number int, residual int64) *round {
	r := &round{h: h, edges: edges, number: number, residual: residual, degree: make([]int64, h.Vertices)}
	for _, e := range edges {
		r.degree[h.Left[e]]++
	}
	for _, d := range r.degree {
		if d > residual {
			r.total += d - residual
			r.lefts++
		}
	}
	return r
}

// all returns the right vertices that have edges to left ones with a demand: the first
// set whose need bounds the capacity from below.
func (r *round) all() (cut []int32) {
	seen := make([]bool, r.h.Vertices)
	for _, e := range r.edges {
		if r.degree[r.h.Left[e]] > r.residual {
			seen[r.h.Right[e]] = true
		}
	}
	return listed(seen)
}

// into counts the edges from each left vertex into a set of right vertices.
func (r *round) into(cut []int32) []int64 {
	in, into := make([]bool, r.h.Vertices), make([]int64, r.h.Vertices)
	for _, v := range cut {
		in[v] = true
	}
	for _, e := range r.edges {
		if in[r.h.Right[e]] {
			into[r.h.Left[e]]++
		}
	}
	return into
}

// need returns the least capacity that a set of right vertices allows: a left vertex
// with k > τ edges into the set must send k - τ of them there, as τ is all that may
// remain.
func (r *round) need(cut []int32) int64 {
	sum, size := int64(0), int64(len(cut))
	for _, k := range r.into(cut) {
		sum += max(k-r.residual, 0)
	}
	return (sum + size - 1) / size
}

// flow sends what the capacity allows. It returns nil if that meets all demands, and
// otherwise the right vertices on the source side of a minimum cut, ascending. Called
// again with a greater capacity it goes on from the flow it has.
func (r *round) flow() (cut []int32) {
	if r.residual == 0 {
		return r.forced()
	}
	if r.net == nil {
		r.build()
		for i, k := range r.shares() {
			r.raise(i, min(k, r.capacity))
		}
		r.sent += r.net.Max(source, sink)
	}
	for i := range r.node {
		r.raise(i, r.capacity)
	}
	r.sent += r.net.Max(source, sink)
	if r.sent == r.total {
		return nil
	}
	seen := make([]bool, r.h.Vertices)
	side := r.net.Cut(source)
	for i, v := range r.node {
		seen[v] = side[i+2]
	}
	return listed(seen)
}

// shares returns how much the right vertices should send at least, so that what they
// keep for later rounds is spread evenly. Flow that goes to the sink stays there when
// capacities rise, so filling these shares first is enough.
func (r *round) shares() []int64 {
	share, kept := make([]int64, len(r.node)), -r.total
	for j, e := range r.edges {
		if r.arc[j] >= 0 {
			share[r.rights[r.h.Right[e]]-2]++
			kept++
		}
	}
	most := (kept + int64(len(share)) - 1) / int64(len(share))
	for i := range share {
		share[i] = max(share[i]-most, 0)
	}
	return share
}

// raise lifts the capacity of the i-th right vertex.
func (r *round) raise(i int, capacity int64) {
	if more := capacity - r.given[i]; more > 0 {
		r.net.Arc(i+2, sink, more)
		r.given[i] = capacity
	}
}

// forced is flow when every edge must be sent.
func (r *round) forced() (cut []int32) {
	load := make([]int64, r.h.Vertices)
	for _, e := range r.edges {
		load[r.h.Right[e]]++
	}
	for v, k := range load {
		if k > r.capacity {
			cut = append(cut, int32(v))
		}
	}
	return cut
}

// build makes the network without the arcs to the sink: source to left vertex with its
// demand, one arc for every edge.
func (r *round) build() {
	r.rights, r.arc = make([]int32, r.h.Vertices), make([]int32, len(r.edges))
	for _, v := range r.all() {
		r.node = append(r.node, v)
		r.rights[v] = int32(len(r.node) + 1)
	}
	r.given = make([]int64, len(r.node))
	next := len(r.node) + 2
	r.net = flow.New(next+r.lefts, len(r.edges)+r.lefts+len(r.node))
	lefts := make([]int32, r.h.Vertices)
	for u, d := range r.degree {
		if d > r.residual {
			lefts[u] = int32(next)
			r.net.Arc(source, next, d-r.residual)
			next++
		}
	}
	for j, e := range r.edges {
		r.arc[j] = -1
		if u := lefts[r.h.Left[e]]; u > 0 {
			r.arc[j] = int32(r.net.Arc(int(u), int(r.rights[r.h.Right[e]]), 1))
		}
	}
}

// carries tells whether the flow uses the j-th of the edges.
func (r *round) carries(j int) bool {
	return r.residual == 0 || r.arc[j] >= 0 && r.net.Flow(int(r.arc[j])) > 0
}

// listed returns the members of a set in ascending order.
func listed(in []bool) (set []int32) {
	for v, yes := range in {
		if yes {
			set = append(set, int32(v))
		}
	}
	return set
}
