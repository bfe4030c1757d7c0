package engine

import (
	"sort"

	"binfall/engine/base"
	"binfall/engine/density"
	"binfall/engine/rule"
	"binfall/engine/source"
)

// optimum follows the exact offline optimum of the edges that have arrived. It never
// falls, so that the rounds at which it rises tell it for every round passed.
type optimum struct {
	edges source.Edges
	live  *density.Live
	base  *base.Graph
	done  int64
	rises []int64 // round by whose end the optimum has reached 1, 2, …
}

// HasOptimum reports whether the run has an offline optimum that can be kept: it has a
// base graph, and not too many arrivals to remember.
func (r *Run) HasOptimum() bool { return r.ground != nil && r.ground.arrivals <= rule.MaxOptimal }

// FollowOptimum takes up to n more arrivals into the optimum and reports whether it is
// known for the present round. It costs about a microsecond an arrival, but may be
// behind: nobody who does not ask pays for it.
func (r *Run) FollowOptimum(n int64) bool {
	if !r.HasOptimum() {
		return false
	}
	o := r.best
	if o == nil {
		o = &optimum{edges: r.ground.reader(r.Config), live: density.NewLive(r.ground.base.Order()), base: r.ground.base}
		r.best = o
	}
	for end := min(r.round, saturate(o.done, n)); o.done < end; o.done++ {
		e, _ := o.edges.Edge(o.done)
		if u, v := o.base.Ends(e); int(o.live.Add(u, v)) > len(o.rises) {
			o.rises = append(o.rises, o.done+1)
		}
	}
	return o.done >= r.round
}

// Proof returns the vertices that prove the optimum at the present round: among themselves
// they have more edges than the optimum less one for each. It is nil unless the optimum
// has been followed to this round and no further.
func (r *Run) Proof() []int32 {
	if r.best == nil || r.best.done != r.round {
		return nil
	}
	return r.best.live.Proof()
}

// Optimum returns the least possible largest load of the edges that have arrived up to
// the present round. It wants a run that HasOptimum.
func (r *Run) Optimum() int32 {
	r.FollowOptimum(r.round)
	return r.best.at(r.round)
}

func (o *optimum) at(round int64) int32 {
	return int32(sort.Search(len(o.rises), func(i int) bool { return o.rises[i] > round }))
}
