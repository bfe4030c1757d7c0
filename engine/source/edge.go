package source

import (
	"binfall/engine/base"
	"binfall/engine/process"
)

// Edges is a sequence of edges of a base graph.
type Edges interface {
	// Edge returns the edge that arrives in the round that follows t finished ones; false
	// if the sequence is over. It answers for any t below the rounds that some lane has
	// played, and for the next.
	Edge(t int64) (e int64, ok bool)
}

// Edge offers the two ends of the edges of a sequence: the arrivals of online graph
// balancing.
type Edge struct {
	Base  *base.Graph
	Edges Edges
}

// Next prepares the round's edge.
func (o *Edge) Next(s *process.State, a *process.Arrival) bool {
	e, ok := o.Edges.Edge(s.Rounds)
	if !ok {
		return false
	}
	u, v := o.Base.Ends(e)
	a.OfferEdge(s, process.Edge{ID: e, U: u, V: v})
	return true
}
