package process

// Arrival offers the bins of one round. Candidates are drawn only when they are
// asked for, and every rule that asks for candidate j of a round gets the same bin.
type Arrival struct {
	state  *State
	draws  Draws
	n      uint64
	asked  []int // candidates asked for so far
	script []int // what tests offer instead
}

// Offer prepares independent uniform bins for the round: candidate j is draw j.
func (a *Arrival) Offer(s *State, d Draws) {
	a.state, a.draws, a.n, a.asked = s, d, uint64(len(s.Loads)), a.asked[:0]
}

// OfferBins prepares given bins; asking for more is a fault of the rule.
func (a *Arrival) OfferBins(s *State, bins []int) {
	a.state, a.draws, a.script, a.asked = s, nil, bins, a.asked[:0]
}

// Bin returns candidate j, j = 0, 1, …. Candidates before it count as asked for.
// A rule asks for all that it wants to see before it places a ball.
func (a *Arrival) Bin(j int) int {
	for len(a.asked) <= j {
		a.ask()
	}
	return a.asked[j]
}

func (a *Arrival) ask() {
	k, bin := len(a.asked), 0
	if a.draws != nil {
		bin = int(a.draws.Uniform(k, a.n))
	} else {
		bin = a.script[k]
	}
	a.asked = append(a.asked, bin)
	if s := a.state; s.Watch {
		s.Last.Candidates = append(s.Last.Candidates, Candidate{bin, s.Loads[bin]})
	}
}
