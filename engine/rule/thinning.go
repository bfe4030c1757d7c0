package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// Thinning refuses a first bin that is not below the average plus f.
var Thinning = Spec{
	About: param.About{
		Name:  "thinning",
		Title: "Thinning",
		Doc:   "A ball stays in its first random bin if that is below the average plus f; otherwise it goes unseen to a second one. With f = 0 it is Mean-Thinning. The gap is O(log n) for 0 <= f = O(log n).",
		Refs:  []string{"los-sauerwald-sylvester-2022"},
	},
	Label: label(func(r *thinning) string {
		if r.f.Num == 0 {
			return "Mean-Thinning"
		}
		if r.f.Num > 0 {
			return "Thinning(+" + r.f.String() + ")"
		}
		return "Thinning(" + r.f.String() + ")"
	}),
	Bounds: []string{"log", "tail", "adaptive-thinning"},
	New:    func() process.Rule { return new(thinning) },
}

type thinning struct {
	f    param.Fraction
	edge string
}

func (r *thinning) Params(s *param.Set) {
	s.Decimal(&r.f, "f", "0", "-5", "30", "threshold above the average")
	s.Choice(&r.edge, "edge", "Edge", "strict", []param.Option{
		{Name: "strict", Title: "stays below the threshold"},
		{Name: "lax", Title: "stays also at the threshold"},
	}, "what a bin exactly at the threshold does")
}

func (r *thinning) BallsPerRound() int64 { return 1 }

func (r *thinning) Allocate(s *process.State, a *process.Arrival) {
	first := a.Bin(0)
	x := int64(s.Loads[first])
	if r.edge == "strict" && x < s.CeilPlus(r.f) || r.edge == "lax" && x <= s.FloorPlus(r.f) {
		s.Place(first, 1)
	} else {
		s.Place(a.Bin(1), 1)
		s.Refuse()
	}
	if s.Watch {
		s.Tell(process.Told{Way: process.Mean, Above: r.f, Lax: r.edge == "lax"})
	}
}

func (r *thinning) Distribution(s *process.State, profile []process.Level) process.Distribution {
	refuse := s.CeilPlus(r.f)
	if r.edge == "lax" {
		refuse = s.FloorPlus(r.f) + 1
	}
	return thinned(s, profile, atLeast(profile, refuse))
}

// Rho is the measured share of refusals.
func (r *thinning) Rho(s *process.State) float64 {
	return float64(s.Samples-s.Rounds) / float64(s.Rounds)
}
