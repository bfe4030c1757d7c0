package density

import (
	"binfall/engine/flow"
	"binfall/engine/graph"
)

// Orient returns an orientation of least maximum load for a graph of at most 2^30 edges.
// [Live] keeps one after every arrival; with all edges known a flow from a fair start is
// faster.
//
// Every edge first goes to its lesser end. Over an edge one unit can move from its head
// to its other end, from vertices with more than c to such with less. If not all units
// find a place, the vertices that they reach have more than c edges each among
// themselves, and c rises to what that proves. It starts at what the [core] proves, which
// mostly is enough.
func Orient(g graph.Multigraph) Orientation {
	s := graph.Stored(g)
	o := lesser(s)
	if s.Size() == 0 {
		return o
	}
	for proof := core(s); len(proof) > 0; proof = o.shift(s) {
		size := int64(len(proof))
		o.Max, o.Proof = int32((within(s, proof)+size-1)/size), proof
	}
	return o
}

// lesser gives every edge to the end with less so far.
func lesser(g *graph.Graph) Orientation {
	o := Orientation{Heads: make([]int32, g.Size()), Loads: make([]int32, g.Order())}
	for e := range golden(len(o.Heads)) {
		u, v := g.Ends(int64(e))
		if o.Loads[v] < o.Loads[u] {
			u = v
		}
		o.Heads[e] = u
		o.Loads[u]++
	}
	return o
}

// shift moves as much as it can from vertices with more than Max. It returns the
// vertices on the source side of the cut, none if no load exceeds Max now.
func (o *Orientation) shift(g *graph.Graph) (set []int32) {
	n := len(o.Loads)
	source, sink := n, n+1
	net := flow.New(n+2, len(o.Heads)+n)
	arc := make([]int32, len(o.Heads))
	for e, h := range o.Heads {
		if other := g.Other(int32(e), h); other != h {
			arc[e] = int32(net.Arc(int(h), int(other), 1))
		}
	}
	above := int64(0)
	for v, x := range o.Loads {
		if more := int64(x - o.Max); more > 0 {
			net.Arc(source, v, more)
			above += more
		} else if more < 0 {
			net.Arc(v, sink, -more)
		}
	}
	sent := net.Max(source, sink)
	for e, h := range o.Heads {
		if other := g.Other(int32(e), h); other != h && net.Flow(int(arc[e])) > 0 {
			o.Heads[e] = other
			o.Loads[h]--
			o.Loads[other]++
		}
	}
	if sent == above {
		return nil
	}
	for v, in := range net.Cut(source)[:n] {
		if in {
			set = append(set, int32(v))
		}
	}
	return set
}
