package rule

import (
	"math/big"
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// GBounded is Two-Choice against an adversary who may lie about close loads.
var GBounded = Spec{
	About: param.About{
		Name:  "g-bounded",
		Title: "g-Bounded noise",
		Doc:   "Of two random bins the ball goes to the lesser if their loads differ by more than g, and to the fuller otherwise. It is the worst that an adversary can do who may lie about close loads.",
		Refs:  []string{"los-sauerwald-2022-noise"},
	},
	Label: label(func(r *gBounded) string { return strconv.FormatInt(r.g, 10) + "-Bounded" }),
	New:   func() process.Rule { return new(gBounded) },
}

type gBounded struct{ g int64 }

func (r *gBounded) Params(s *param.Set) {
	s.Int(&r.g, "g", 1, param.Range(0, 1_000_000), "largest difference of loads that is told wrong")
}

func (r *gBounded) BallsPerRound() int64 { return 1 }

// Allocate takes the second of two equal bins.
func (r *gBounded) Allocate(s *process.State, a *process.Arrival) {
	bin, second := a.Bin(0), a.Bin(1)
	if !r.first(int64(s.Loads[bin]), int64(s.Loads[second])) {
		bin = second
	}
	s.Place(bin, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Near, Near: r.g})
	}
}

// first reports whether the first bin, with load x, gets the ball.
func (r *gBounded) first(x, y int64) bool { return y-x > r.g || x > y && x-y <= r.g }

func (r *gBounded) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return pairwise(s, profile, func(x, y int32) *big.Rat { return sure(r.first(int64(x), int64(y))) })
}
