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
	Label: fixed("Twinning"),
	New:   func() process.Rule { return twinning{} },
}

type twinning struct{}

func (twinning) Params(*param.Set) {}

func (twinning) Allocate(s *process.State, a *process.Arrival) {
	bin, balls := a.Bin(0), int32(1)
	if s.Loads[bin] < s.Ceil() {
		balls = 2
	}
	s.Place(bin, balls)
}
