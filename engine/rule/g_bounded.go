package rule

import (
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
	first, second := a.Bin(0), a.Bin(1)
	if x, y := int64(s.Loads[first]), int64(s.Loads[second]); y-x > r.g || x > y && x-y <= r.g {
		s.Place(first, 1)
		return
	}
	s.Place(second, 1)
}
