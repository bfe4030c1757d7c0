package process

import "binfall/engine/param"

// Told is what a rule for balls says of its round while State.Watch is set, so that
// words and picture need not guess. Only the fields that its Way names are set.
type Told struct {
	Way    Way
	Coin   Coin           // thrown before all else
	Above  param.Fraction // Mean: threshold above the average
	Lax    bool           // Mean: a bin at the threshold stays as well
	Level  int64          // a load: of a Limit, at the Rank, of the bin in the Cache, ⌈W/n⌉ of Fill and Spread
	Rank   int            // Rank: so many fullest bins refuse
	Drawn  bool           // Rank: of the bins at the level a draw said which refuse; Near: a coin chose
	Near   int64          // Near: loads that differ by this much look alike
	Groups int            // Least: one candidate from each of so many groups of bins, 0 for no groups
	Batch  int64          // Least: balls that see the same loads, 0 if each sees the present ones
	Before int            // Cache: the bin remembered at the round's start
	After  int            // Cache: and at its end
}

// Way is how a rule decides.
type Way uint8

const (
	Untold Way = iota
	Single     // the one candidate, without a look
	Least      // the least loaded candidate, the earliest of equals
	Most       // the fullest candidate, the earliest of equals
	Each       // a ball into every candidate
	Mean       // the first candidate refuses by the average, a second is then blind
	Limit      // by a fixed load
	Rank       // by its rank among all bins
	Cache      // the lesser of the candidate and the remembered bin
	Fill       // a candidate below the average is filled
	Spread     // a candidate below the average brings balls for the fullest bins below it
	Twin       // a candidate below the average gets two balls
	Near       // the fuller of two if they look alike, else the lesser
	Noise      // the one of two that seems less loaded
)

// Coin is a coin that says how many candidates are looked at.
type Coin uint8

const (
	NoCoin Coin = iota
	Few         // one candidate, without a look
	Many        // all
)

// Fate is what a rule did with a candidate besides looking at its load.
type Fate uint8

const (
	Looked  Fate = iota
	Refused      // for its load
	Unseen       // its load was not looked at
)

// Tell keeps what a rule says of its round.
func (s *State) Tell(t Told) {
	if s.Watch {
		s.Last.Told = t
	}
}

// Refuse marks the first candidate as refused and the second one as unseen, for the view.
func (s *State) Refuse() {
	if s.Watch {
		s.Last.Candidates[0].Fate, s.Last.Candidates[1].Fate = Refused, Unseen
	}
}
