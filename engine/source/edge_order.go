package source

import (
	"binfall/engine/base"
	"binfall/engine/process"
)

// MaxShuffled is the largest number of edges that can be put into a random order.
const MaxShuffled = 1 << 24

// EdgeOrder takes every edge of the base graph once: in the order in which they are
// numbered, or in a random one.
type EdgeOrder struct {
	edges int64
	order []int32 // nil for the edges' own order
}

// Given is the edges in their own order.
func Given(g *base.Graph) *EdgeOrder { return &EdgeOrder{edges: g.Size()} }

// Shuffled is the edges, at most MaxShuffled, in a random order: all are equally likely
// (Fisher and Yates).
func Shuffled(g *base.Graph, d process.Draws) *EdgeOrder {
	order := make([]int32, g.Size())
	for i := range order {
		order[i] = int32(i)
	}
	for i := range order {
		d.At(int64(i))
		j := i + int(d.Uniform(0, uint64(len(order)-i)))
		order[i], order[j] = order[j], order[i]
	}
	return &EdgeOrder{edges: g.Size(), order: order}
}

// Edge returns the edge of a round.
func (o *EdgeOrder) Edge(t int64) (e int64, ok bool) {
	switch {
	case t >= o.edges:
		return 0, false
	case o.order != nil:
		return int64(o.order[t]), true
	}
	return t, true
}
