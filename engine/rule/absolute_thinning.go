package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// AbsoluteThinning refuses a first bin that holds l balls or more.
var AbsoluteThinning = Spec{
	About: param.About{
		Name:  "absolute-thinning",
		Title: "Thinning at a fixed load",
		Doc:   "A ball stays in its first random bin if that holds fewer than l balls; otherwise it goes unseen to a second one. Made for m = n, where l near √(2 ln n / ln ln n) is best.",
		Refs:  []string{"feldheim-gurel-gurevich-2021", "los-sauerwald-sylvester-2022"},
	},
	Label:  label(func(r *absoluteThinning) string { return "Thinning at load " + strconv.FormatInt(r.l, 10) }),
	Bounds: []string{"fixed-threshold"},
	New:    func() process.Rule { return new(absoluteThinning) },
}

type absoluteThinning struct{ l int64 }

func (r *absoluteThinning) Params(s *param.Set) {
	s.Int(&r.l, "l", 2, param.Range(1, 1_000_000), "load from which a bin refuses")
}

func (r *absoluteThinning) BallsPerRound() int64 { return 1 }

func (r *absoluteThinning) Allocate(s *process.State, a *process.Arrival) {
	if first := a.Bin(0); int64(s.Loads[first]) < r.l {
		s.Place(first, 1)
	} else {
		s.Place(a.Bin(1), 1)
		s.Refuse()
	}
	if s.Watch {
		s.Tell(process.Told{Way: process.Limit, Level: r.l})
	}
}

func (r *absoluteThinning) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return thinned(s, profile, atLeast(profile, r.l))
}
