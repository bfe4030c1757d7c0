package rule

import (
	"math/big"
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// GMyopic is Two-Choice that cannot tell close loads apart.
var GMyopic = Spec{
	About: param.About{
		Name:  "g-myopic",
		Title: "g-Myopic",
		Doc:   "Of two random bins the ball goes to the lesser if their loads differ by more than g, and to either with equal probability otherwise.",
		Refs:  []string{"los-sauerwald-2022-noise"},
	},
	Label: label(func(r *gMyopic) string { return strconv.FormatInt(r.g, 10) + "-Myopic" }),
	New:   func() process.Rule { return new(gMyopic) },
}

type gMyopic struct{ g int64 }

func (r *gMyopic) Params(s *param.Set) {
	s.Int(&r.g, "g", 1, param.Range(0, 1_000_000), "largest difference of loads that is not seen")
}

func (r *gMyopic) BallsPerRound() int64 { return 1 }

func (r *gMyopic) Allocate(s *process.State, a *process.Arrival) {
	first, second := a.Bin(0), a.Bin(1)
	x, y := int64(s.Loads[first]), int64(s.Loads[second])
	near := r.near(x, y)
	if near && s.Rule.Bernoulli(0, 1, 2) || !near && y < x {
		first = second
	}
	s.Place(first, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Near, Near: r.g, Drawn: near})
	}
}

func (r *gMyopic) near(x, y int64) bool { return max(x-y, y-x) <= r.g }

func (r *gMyopic) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return pairwise(s, profile, func(x, y int32) *big.Rat {
		if r.near(int64(x), int64(y)) {
			return big.NewRat(1, 2)
		}
		return sure(x < y)
	})
}
