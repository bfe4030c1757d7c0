package rule

import (
	"math"
	"math/big"

	"binfall/engine/param"
	"binfall/engine/process"
)

// NoisyLoad is Two-Choice on loads that are read with Gaussian noise.
var NoisyLoad = Spec{
	About: param.About{
		Name:  "noisy-load",
		Title: "σ-Noisy-Load",
		Doc:   "Of two random bins the ball goes to the one that seems less loaded when each load is read with independent Gaussian noise of standard deviation σ.",
		Refs:  []string{"los-sauerwald-2022-noise"},
	},
	Label: label(func(r *noisyLoad) string { return r.sigma.String() + "-Noisy-Load" }),
	New:   func() process.Rule { return new(noisyLoad) },
}

type noisyLoad struct {
	sigma param.Fraction
	wins  []uint64 // chance of a lead of k, until it is certain
}

// certain is the denominator of wins.
const certain = 1 << 53

func (r *noisyLoad) Params(s *param.Set) {
	s.Decimal(&r.sigma, "sigma", "1", "0", "1000", "standard deviation of the noise, in balls")
}

func (r *noisyLoad) BallsPerRound() int64 { return 1 }

// Start tabulates Φ(k/(σ√2)) for all k at which it is below 1 in 53 bits.
func (r *noisyLoad) Start(*process.State) error {
	r.wins = []uint64{certain / 2}
	for k := 1; r.sigma.Num > 0; k++ {
		tail := uint64(float64(normalTail(float64(k)/float64(r.sigma.Float()*math.Sqrt2)) * certain))
		if tail == 0 {
			break
		}
		r.wins = append(r.wins, certain-tail)
	}
	return nil
}

func (r *noisyLoad) Clone() process.Rule {
	c := *r
	return &c
}

func (r *noisyLoad) Allocate(s *process.State, a *process.Arrival) {
	first, second := a.Bin(0), a.Bin(1)
	if !s.Rule.Bernoulli(0, r.chance(s.Loads[second]-s.Loads[first]), certain) {
		first = second
	}
	s.Place(first, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Noise})
	}
}

// chance is the probability, over 2^53, that a bin less loaded by k wins.
func (r *noisyLoad) chance(k int32) uint64 {
	switch {
	case k < 0:
		return certain - r.chance(-k)
	case int(k) < len(r.wins):
		return r.wins[k]
	}
	return certain
}

func (r *noisyLoad) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return pairwise(s, profile, func(x, y int32) *big.Rat { return big.NewRat(int64(r.chance(y-x)), certain) })
}
