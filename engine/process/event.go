package process

import "slices"

// Event is what one round did, for the picture and the sentence.
type Event struct {
	Round      int64       // 1 for the first round
	Bins       int         // n
	Balls      int64       // W at the round's start
	Candidates []Candidate // in the order in which the rule asked for them
	Placed     []Move
	Edge       *Edge // that arrived; nil for a ball
	Why        Why   // a rule for edges chose as it did
	Class      int   // of the edge, from 0, if Why says Threshold or Beyond
	Flipped    int   // earlier edges whose heads the rule changed
	Told       Told  // by a rule for balls
}

// Edge is an edge of the base graph as it arrives.
type Edge struct {
	ID   int64 // its number in the base graph
	U, V int32 // its ends in the order in which they are written; equal for a loop
}

// Given is an edge that has got its head.
type Given struct {
	U, V, Head int32
	Why        Why
	Class      uint8 // if Why says Threshold or Beyond
	Left       int32 // and then the left end
}

// Why is the reason for which a rule chose a head.
type Why uint8

const (
	Unsaid    Why = iota
	Lesser        // the head held less
	Tie           // both held the same, and the rule for ties decided
	Fixed         // the rule never looks: always the same end
	Blind         // a coin decided without a look
	Threshold     // the left end took it unconditionally
	Beyond        // the left end's threshold is reached, and its load beyond thresholds is less or no more
	Optimal       // so that the largest load stays least
)

// Candidate is a bin that the rule asked for.
type Candidate struct {
	Bin  int
	Load int32 // at the round's start
	Late int32 // balls of these that the rule did not know of
	Fate Fate
}

// Move is balls put into a bin.
type Move struct {
	Bin   int
	Balls int32
	From  int32 // load before
}

// Clone returns a copy that outlives the round.
func (e Event) Clone() Event {
	e.Candidates, e.Placed = slices.Clone(e.Candidates), slices.Clone(e.Placed)
	if e.Edge != nil {
		edge := *e.Edge
		e.Edge = &edge
	}
	return e
}
