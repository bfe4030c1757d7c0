package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// RandomEnd is one choice on a graph.
var RandomEnd = Spec{
	About: param.About{
		Name:  "random-end",
		Title: "Random end",
		Doc:   "Each edge goes to one of its ends by a fair coin. On a regular graph loads are those of One-Choice, the measure of what a look at both ends is worth.",
		Refs:  []string{"kenthapadi-panigrahy-2006"},
	},
	Label:  fixed("Random end"),
	Bounds: []string{},
	Edges:  true,
	New:    func() process.Rule { return randomEnd{} },
}

type randomEnd struct{}

func (randomEnd) Params(*param.Set)    {}
func (randomEnd) BallsPerRound() int64 { return 1 }

func (randomEnd) Allocate(s *process.State, a *process.Arrival) {
	e := a.Edge()
	head := e.U
	if s.Rule.Bernoulli(0, 1, 2) {
		head = e.V
	}
	s.Because(process.Blind)
	s.Place(int(head), 1)
}
