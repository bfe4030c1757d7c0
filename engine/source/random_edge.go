package source

import (
	"binfall/engine/base"
	"binfall/engine/process"
)

// RandomEdges draws every edge anew, independent of all others: the model of the papers.
type RandomEdges struct {
	Base  *base.Graph
	Draws process.Draws
}

// Edge draws the edge of a round.
func (r *RandomEdges) Edge(t int64) (e int64, ok bool) {
	if r.Base.Size() == 0 {
		return 0, false
	}
	r.Draws.At(t)
	return r.Base.Pick(r.Draws), true
}
