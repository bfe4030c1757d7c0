package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// MixedQuantile is Quantile(1/2) with probability η, One-Choice otherwise.
var MixedQuantile = Spec{
	About: param.About{
		Name:  "mixed-quantile",
		Title: "Mixed Quantile",
		Doc:   "With probability η a ball refuses a first bin of the fuller half and goes unseen to a second one; otherwise it stays where it fell. Made to stay good when loads are known late.",
		Refs:  []string{"los-sauerwald-2023-batched"},
	},
	Label: label(func(r *mixedQuantile) string { return "Mixed Quantile(" + r.eta.String() + ")" }),
	New:   func() process.Rule { return new(mixedQuantile) },
}

type mixedQuantile struct {
	eta param.Fraction
	boundary
}

func (r *mixedQuantile) Params(s *param.Set) {
	s.Decimal(&r.eta, "eta", "0.5", "0", "1", "probability of looking at the first bin")
}

func (r *mixedQuantile) BallsPerRound() int64 { return 1 }

func (r *mixedQuantile) Fits(n uint64) *param.Error {
	if n < 2 {
		return &param.Error{Key: "eta", Value: r.eta.String(), Want: "at least two bins, not " + strconv.FormatUint(n, 10)}
	}
	return nil
}

func (r *mixedQuantile) Start(s *process.State) error {
	r.boundary.start(s, s.Bins()/2)
	return nil
}

func (r *mixedQuantile) Clone() process.Rule {
	c := *r
	return &c
}

func (r *mixedQuantile) Memory() process.Memory { return process.Memory{Bin: -1, Level: r.level} }

func (r *mixedQuantile) Allocate(s *process.State, a *process.Arrival) {
	bin := a.Bin(0)
	look := s.Rule.Bernoulli(0, uint64(r.eta.Num), uint64(r.eta.Den))
	if look && r.refuses(s, bin, 1) {
		bin = a.Bin(1)
		s.Refuse()
	}
	if look {
		r.tell(s, thrown(r.eta, look))
	} else if s.Watch {
		s.Tell(process.Told{Way: process.Single, Coin: thrown(r.eta, look)})
	}
	r.place(s, bin)
}

func (r *mixedQuantile) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return mix(rat(r.eta), thinned(s, profile, int64(r.q)), process.Uniform(profile))
}
