package process

import (
	"math"

	"binfall/engine/param"
	"binfall/engine/rng"
)

// Source makes the arrivals. Lanes with the same source and draws meet the same
// arrivals.
type Source interface {
	// Next prepares the arrival of the round that follows s.Rounds; false ends the run.
	Next(s *State, a *Arrival) bool
}

// Rule allocates the balls of a round.
type Rule interface {
	// Params declares the rule's settings.
	Params(*param.Set)
	// Allocate looks at candidates and places at least one ball.
	Allocate(*State, *Arrival)
}

// Abilities that a rule may have besides.
type (
	// Starter prepares memory before the first round.
	Starter interface{ Start(*State) error }
	// Cloner has memory beyond its settings; seeking needs a copy of it.
	Cloner interface{ Clone() Rule }
	// Keeper tells how many words of 32 bits a copy of its memory takes, where they are
	// more than a few.
	Keeper interface{ Kept(*State) int }
	// Steady places the same number of balls in every round.
	Steady interface{ BallsPerRound() int64 }
	// Fitter does not fit every number of bins; the error's key is the setting.
	Fitter interface{ Fits(n uint64) *param.Error }
	// Kernel has a fast loop over uniform arrivals that gives the same loads, bit by
	// bit, as Allocate. It plays rounds without events and tells State.Played. The
	// draws are those of the arrivals and of the rule. Its rule is Steady, and n is at
	// most 2^32.
	Kernel interface {
		Play(s *State, arrival, rule *rng.Draws, rounds int64)
	}
	// EdgeKernel has a fast loop over edges that gives the same loads, bit by bit, as
	// Allocate. It plays a block of rounds without events; the caller tells State.Played.
	EdgeKernel interface {
		Give(s *State, edges []Edge, tie *rng.Draws)
	}
	// Batcher decides in batches of rounds; published figures look at batch ends.
	Batcher interface{ BatchLength() int64 }
	// Rememberer has memory that a view shows.
	Rememberer interface{ Memory() Memory }
	// Flipper changes heads of earlier edges: it tells the present one of every round.
	Flipper interface{ Head(round int64) int32 }
	// Thresholder gives edges by thresholds; what it knows of them is for views.
	Thresholder interface{ Levels() Levels }
)

// Memory is what a rule remembers between rounds.
type Memory struct {
	Bin   int   // the cached bin, -1 for none
	Level int32 // the boundary level of a quantile, -1 for none
}

// Levels is the state of a rule with thresholds.
type Levels struct {
	Alpha  []int64                           // threshold of each class of edges, [NoLimit] where the left end takes all
	Class  func(e int64) int                 // class of an edge of the base graph, from 0
	Fill   func(v int32, class int) int32    // threshold edges of a class that v holds
	Beyond func(v int32) (left, right int32) // other edges that v holds, by the side on which it got them; all left if the sides are not kept apart
	// Largest is the number of vertices in the largest component of the other edges, of
	// Vertices ones in all: n if the ends of an edge stand for vertices of the base graph,
	// 2n if left and right ends are kept apart.
	Largest, Vertices int
	Sides             bool   // they are kept apart
	Why               string // the algorithm is what it is for this T
}

// NoLimit is the threshold of a class of which the left end takes every edge.
const NoLimit = math.MaxInt64

// Process is a source with a rule: what one lane runs.
type Process struct {
	Source Source
	Rule   Rule

	arrival Arrival
}

// Step plays one round, the definition that every faster path is tested
// against. It returns false, and changes nothing, when no arrival is left.
func (p *Process) Step(s *State) bool {
	if s.stale {
		s.refresh()
	}
	s.Rule.At(s.Rounds)
	s.Tie.At(s.Rounds)
	if s.Watch {
		s.Last = Event{Round: s.Rounds + 1, Bins: len(s.Loads), Balls: s.Balls, Candidates: s.Last.Candidates[:0], Placed: s.Last.Placed[:0]}
	}
	if !p.Source.Next(s, &p.arrival) {
		return false
	}
	p.Rule.Allocate(s, &p.arrival)
	if s.Record {
		s.record(p.arrival.edge)
	}
	s.Samples += int64(len(p.arrival.asked))
	s.EndRound()
	return true
}
