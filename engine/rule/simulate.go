package rule

import (
	"slices"

	"binfall/engine/process"
	"binfall/engine/rng"
)

// Simulated runs: thresholds from 0 to mostTried for all classes alike, each for about so
// many arrivals, in so many runs at most. They belong to the rules version.
const (
	mostTried    = 6
	triedTotal   = 1 << 20
	triedRepeats = 64
)

// simulate returns the threshold from 0 to 6, the same for all classes, with the least
// mean of the largest load in runs of T arrivals; the least one if several have it. The
// base graph is known in advance, so that an algorithm may do this before the first
// arrival. The runs draw by the seed of the graph.
func (r *thresholds) simulate(s *process.State, h int) []int64 {
	T := s.Base.Arrivals
	repeats := min(max(1, triedTotal/max(1, T)), triedRepeats)
	best, least := int64(0), int64(-1)
	for a := int64(0); a <= mostTried; a++ {
		if sum := r.trial(s, a, h, repeats); least < 0 || sum < least {
			best, least = a, sum
		}
	}
	return slices.Repeat([]int64{best}, h)
}

// trial sums the largest loads of some runs with threshold a.
func (r *thresholds) trial(s *process.State, a int64, h int, repeats int64) (sum int64) {
	arrivals, ties := rng.NewDraws(s.Base.Seed, rng.Graph, 1), rng.NewDraws(s.Base.Seed, rng.Graph, 2)
	var arrival process.Arrival
	T := s.Base.Arrivals
	if s.Base.Size() == 0 {
		T = 0
	}
	for i := range repeats {
		state := process.NewState(s.Bins(), nil, ties)
		state.Base = s.Base
		one := *r
		one.alpha = slices.Repeat([]int64{a}, h)
		one.reset(s.Bins())
		for t := i * T; t < (i+1)*T; t++ {
			arrivals.At(t)
			ties.At(t)
			e := s.Base.Pick(arrivals)
			u, v := s.Base.Ends(e)
			arrival.OfferEdge(state, process.Edge{ID: e, U: u, V: v})
			one.Allocate(state, &arrival)
		}
		sum += int64(state.Max())
	}
	return sum
}
