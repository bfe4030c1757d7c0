package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// OneChoice puts each ball into one uniform bin.
var OneChoice = Spec{
	About: param.About{
		Name:  "one-choice",
		Title: "One-Choice",
		Doc:   "Each ball goes to one random bin. The gap grows for ever, like √(m/n · log n) when m is at least n log n.",
		Refs:  []string{"los-sauerwald-sylvester-2022"},
	},
	Label:  fixed("One-Choice"),
	Bounds: []string{"one-choice-heavy", "one-choice-light", "poisson-max"},
	New:    func() process.Rule { return oneChoice{} },
}

type oneChoice struct{}

func (oneChoice) Params(*param.Set)    {}
func (oneChoice) BallsPerRound() int64 { return 1 }

func (oneChoice) Allocate(s *process.State, a *process.Arrival) {
	s.Place(a.Bin(0), 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Single})
	}
}

func (oneChoice) Distribution(_ *process.State, profile []process.Level) process.Distribution {
	return process.Uniform(profile)
}
