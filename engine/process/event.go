package process

import "slices"

// Event is what one round did, for the picture and the sentence.
type Event struct {
	Round      int64       // 1 for the first round
	Candidates []Candidate // in the order in which the rule asked for them
	Placed     []Move
}

// Candidate is a bin that the rule asked for.
type Candidate struct {
	Bin  int
	Load int32 // at the round's start
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
	return e
}
