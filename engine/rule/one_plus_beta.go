package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// OnePlusBeta takes a second candidate with probability β.
var OnePlusBeta = Spec{
	About: param.About{
		Name:  "one-plus-beta",
		Title: "(1+β)-Choice",
		Doc:   "With probability β the ball goes to the lesser of two random bins, otherwise to one random bin. The gap is of order log n / β for every number of balls.",
		Refs:  []string{"peres-talwar-wieder-2015", "los-sauerwald-sylvester-2022"},
	},
	Label:  label(func(r *onePlusBeta) string { return "(1+" + r.beta.String() + ")-Choice" }),
	Bounds: []string{"one-plus-beta", "tail"},
	New:    func() process.Rule { return new(onePlusBeta) },
}

type onePlusBeta struct{ beta param.Fraction }

func (r *onePlusBeta) Params(s *param.Set) {
	s.Decimal(&r.beta, "beta", "0.5", "0", "1", "probability of a second candidate")
}

func (r *onePlusBeta) BallsPerRound() int64 { return 1 }

func (r *onePlusBeta) Allocate(s *process.State, a *process.Arrival) {
	best := a.Bin(0)
	both := s.Rule.Bernoulli(0, uint64(r.beta.Num), uint64(r.beta.Den))
	if both {
		if bin := a.Bin(1); s.Loads[bin] < s.Loads[best] {
			best = bin
		}
	}
	s.Place(best, 1)
	if s.Watch {
		s.Tell(process.Told{Way: leastIf(both), Coin: thrown(r.beta, both)})
	}
}

func (r *onePlusBeta) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return mix(rat(r.beta), leastOf(s, profile, 2), process.Uniform(profile))
}

func (r *onePlusBeta) Rho(*process.State) float64 { return 1 - r.beta.Float() }
