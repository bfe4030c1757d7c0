package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// Twinning puts two balls into an underloaded bin.
var Twinning = Spec{
	About: param.About{
		Name:  "twinning",
		Title: "Twinning",
		Doc:   "A random bin below the average gets two balls, any other gets one. It takes less than one sample a ball and keeps the gap at O(log n).",
		Refs:  []string{"los-sauerwald-sylvester-2022"},
	},
	Label:  fixed("Twinning"),
	Bounds: []string{"log", "tail"},
	New:    func() process.Rule { return twinning{} },
}

type twinning struct{}

func (twinning) Params(*param.Set) {}

func (r twinning) Allocate(s *process.State, a *process.Arrival) {
	bin := a.Bin(0)
	if s.Watch {
		s.Tell(process.Told{Way: process.Twin})
	}
	s.Place(bin, r.Weight(s, s.Loads[bin]))
}

func (twinning) Distribution(_ *process.State, profile []process.Level) process.Distribution {
	return process.Uniform(profile)
}

func (twinning) Weight(s *process.State, load int32) int32 {
	if load < s.Ceil() {
		return 2
	}
	return 1
}

func (twinning) Rho(s *process.State) float64 { return roundsPerBall(s) }
