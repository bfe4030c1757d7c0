// Package process is the model: bins with loads, rounds, arrivals that offer
// bins, and rules that place balls.
//
// There are n bins with loads x_0, …, x_{n-1}, W = Σ x_i balls so far and t rounds
// so far. In a round one arrival offers bins one after the other, and a rule
// places one or more balls. Every decision of a round uses W and the loads of
// the round's start. The average W/n is rational and is never rounded to a
// float: bin i is below the average, "underloaded", exactly if
//
//	x_i < c with c = ⌈W/n⌉.
//
// (Los, Sauerwald, Sylvester, Balanced Allocations: Caching and Packing, Twinning
// and Thinning, SODA 2022, section 2.)
package process

import (
	"math"
	"slices"

	"binfall/engine/base"
	"binfall/engine/rng"
)

// MaxLoad is the largest load of a bin.
const MaxLoad = math.MaxInt32

// State is the bins of one lane. The run owns it, rules read it, and only Place
// writes it.
type State struct {
	Loads   []int32     // load of each bin
	Balls   int64       // W, the balls placed before this round
	Given   int64       // those of them that were there at the start
	Rounds  int64       // t, the rounds finished
	Samples int64       // bins asked for by the rule so far
	Rule    Draws       // a rule's own questions
	Tie     Draws       // coins for ties
	Base    *base.Graph // base graph, nil for none
	Watch   bool        // keep Last
	Record  bool        // keep Trace
	Trace   []Given     // the edges of all rounds played while Record is set, by round
	Last    Event       // what the last round did, kept while Watch is set

	placed   int64 // balls of this round
	max, min int32
	atMin    int   // bins that hold min
	stale    bool  // max, min and atMin wait for a look at the loads
	bound    int64 // no load is greater
	overflow bool
	edge     Edge  // that arrived last, for Last
	head     int32 // bin of the last ball placed
	why      Why   // told of the present round
	class    uint8
	left     int32
}

// Begin starts from given loads of the first bins; the others stay empty.
func (s *State) Begin(loads []int32) {
	for i, x := range loads {
		s.Place(i, x)
	}
	s.Balls, s.Given, s.placed = s.placed, s.placed, 0
}

// Draws answers the random questions of the current round.
type Draws = rng.Answers

// NewState returns n empty bins.
func NewState(n int, rule, tie Draws) *State {
	return &State{Loads: make([]int32, n), Rule: rule, Tie: tie, atMin: n}
}

// Place puts balls into a bin. The average moves at the round's end.
func (s *State) Place(bin int, balls int32) {
	from := s.Loads[bin]
	if from > MaxLoad-balls {
		s.overflow = true
		return
	}
	s.Loads[bin] = from + balls
	s.head = int32(bin)
	s.placed += int64(balls)
	if s.Watch {
		s.Last.Placed = append(s.Last.Placed, Move{bin, balls, from})
	}
	s.max = max(s.max, from+balls)
	s.bound = max(s.bound, int64(s.max))
	if from == s.min && balls > 0 {
		if s.atMin--; s.atMin == 0 {
			s.findMin()
		}
	}
}

// Because says why the rule chose as it did, for the view.
func (s *State) Because(w Why) {
	if s.Watch {
		s.Last.Why = w
	}
	s.why = w
}

// Of tells the class of the edge and its left end, for the view.
func (s *State) Of(class int, left int32) {
	if s.Watch {
		s.Last.Class = class
	}
	s.class, s.left = uint8(class), left
}

// record keeps the edge of the present round. What is known of later rounds stays: a run
// repeats itself. A trace that is behind has missed rounds and stays behind.
func (s *State) record(e Edge) {
	given := Given{e.U, e.V, s.head, s.why, s.class, s.left}
	switch known := int64(len(s.Trace)); {
	case s.Rounds < known:
		s.Trace[s.Rounds] = given
	case s.Rounds == known:
		s.Trace = append(s.Trace, given)
	}
}

// EndRound lets the balls of the round count in the average.
func (s *State) EndRound() {
	s.Balls += s.placed
	s.placed = 0
	s.Rounds++
}

// Played takes over what a Kernel has written to the loads.
func (s *State) Played(rounds, balls, samples int64) {
	s.Rounds += rounds
	s.Balls += balls
	s.Samples += samples
	s.stale = true
	s.bound += balls
}

// Room returns how many balls fit whatever bins they fall into.
func (s *State) Room() int64 {
	if s.bound > MaxLoad/2 {
		s.bound = int64(s.Max())
	}
	return MaxLoad - s.bound
}

// refresh looks at all loads after a Kernel.
func (s *State) refresh() {
	s.stale = false
	s.findMin()
	s.max = slices.Max(s.Loads)
}

// findMin looks for the least load anew. Each look raises the minimum, which
// never exceeds W/n, so all looks together cost at most one step a ball.
func (s *State) findMin() {
	s.min = MaxLoad
	for _, x := range s.Loads {
		if x < s.min {
			s.min, s.atMin = x, 0
		}
		if x == s.min {
			s.atMin++
		}
	}
}

// Bins returns n.
func (s *State) Bins() int { return len(s.Loads) }

// Max returns the largest load.
func (s *State) Max() int32 {
	if s.stale {
		s.refresh()
	}
	return s.max
}

// Min returns the least load.
func (s *State) Min() int32 {
	if s.stale {
		s.refresh()
	}
	return s.min
}

// Ceil returns ⌈W/n⌉: a bin is below the average exactly if its load is less.
func (s *State) Ceil() int32 {
	n := int64(len(s.Loads))
	return int32((s.Balls + n - 1) / n)
}

// Gap returns max_i x_i - W/n, the nearest float to the exact rational.
func (s *State) Gap() float64 {
	n := int64(len(s.Loads))
	return float64(int64(s.Max())*n-s.Balls) / float64(n)
}

// Full reports that a bin would have exceeded MaxLoad: that ball is not placed,
// and the lane ends with the round.
func (s *State) Full() bool { return s.overflow }

// Clone returns a copy that shares nothing but the draws.
func (s *State) Clone() *State {
	c := *s
	c.Loads = append([]int32(nil), s.Loads...)
	c.Last = s.Last.Clone()
	c.Record, c.Trace = false, nil // a trace has no copies: it only grows, and a run repeats itself
	return &c
}
