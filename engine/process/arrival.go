package process

// Arrival offers the bins of one round. Candidates are drawn only when they are
// asked for, and every rule that asks for candidate j of a round gets the same bin.
type Arrival struct {
	state  *State
	draws  Draws
	n      uint64
	asked  []int // candidates asked for so far
	script []int // what tests offer instead
	edge   Edge
}

// Offer prepares independent uniform bins for the round: candidate j is draw j.
func (a *Arrival) Offer(s *State, d Draws) {
	a.state, a.draws, a.n, a.asked = s, d, uint64(len(s.Loads)), a.asked[:0]
}

// OfferBins prepares given bins; asking for more is a fault of the rule.
func (a *Arrival) OfferBins(s *State, bins []int) {
	a.state, a.draws, a.script, a.asked = s, nil, bins, a.asked[:0]
}

// OfferEdge prepares an edge: its two ends are the candidates, one for a loop.
func (a *Arrival) OfferEdge(s *State, e Edge) {
	a.state, a.edge, a.asked = s, e, append(a.asked[:0], int(e.U))
	if e.V != e.U {
		a.asked = append(a.asked, int(e.V))
	}
	if s.Watch {
		s.edge, s.Last.Edge = e, &s.edge
		for _, bin := range a.asked {
			s.Last.Candidates = append(s.Last.Candidates, Candidate{Bin: bin, Load: s.Loads[bin]})
		}
	}
}

// Edge returns the edge offered, for rules that run on a base graph.
func (a *Arrival) Edge() Edge { return a.edge }

// Bin returns candidate j, j = 0, 1, …. Candidates before it count as asked for.
// A rule asks for all that it wants to see before it places a ball.
func (a *Arrival) Bin(j int) int {
	for len(a.asked) <= j {
		a.ask()
	}
	return a.asked[j]
}

// BinIn returns candidate j moved into one of several groups of equal size by its
// remainder, for rules that sample one bin of each group. Candidates are asked for
// in order, each by one of the two methods.
func (a *Arrival) BinIn(j, group, groups int) int {
	size := len(a.state.Loads) / groups
	for len(a.asked) < j {
		a.ask()
	}
	if len(a.asked) == j {
		a.keep(group*size + a.draw()%size)
	}
	return a.asked[j]
}

func (a *Arrival) ask() { a.keep(a.draw()) }

func (a *Arrival) draw() int {
	if a.draws != nil {
		return int(a.draws.Uniform(len(a.asked), a.n))
	}
	return a.script[len(a.asked)]
}

func (a *Arrival) keep(bin int) {
	a.asked = append(a.asked, bin)
	if s := a.state; s.Watch {
		s.Last.Candidates = append(s.Last.Candidates, Candidate{Bin: bin, Load: s.Loads[bin]})
	}
}
