package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// AlwaysGoLeft samples one bin of each of d groups and breaks ties to the left.
var AlwaysGoLeft = Spec{
	About: param.About{
		Name:  "always-go-left",
		Title: "Always-Go-Left",
		Doc:   "The bins are cut into d groups; one random bin of each group is looked at, and the ball goes to the least loaded, ties to the leftmost group. At m = n the maximum is ln ln n / (d ln φ_d) + O(1).",
		Refs:  []string{"vocking-2003"},
	},
	Label:  label(func(r *alwaysGoLeft) string { return "Always-Go-Left(" + strconv.FormatInt(r.d, 10) + ")" }),
	Bounds: []string{"always-go-left"},
	New:    func() process.Rule { return new(alwaysGoLeft) },
}

type alwaysGoLeft struct{ d int64 }

func (r *alwaysGoLeft) Params(s *param.Set) {
	s.Int(&r.d, "d", 2, param.Range(1, 16), "groups, a divisor of the number of bins")
}

func (r *alwaysGoLeft) BallsPerRound() int64 { return 1 }

func (r *alwaysGoLeft) Fits(n uint64) *param.Error {
	if n%uint64(r.d) != 0 {
		return &param.Error{Key: "d", Value: strconv.FormatInt(r.d, 10), Want: "a divisor of the " + strconv.FormatUint(n, 10) + " bins"}
	}
	return nil
}

func (r *alwaysGoLeft) Allocate(s *process.State, a *process.Arrival) {
	best := a.BinIn(0, 0, int(r.d))
	for j := 1; j < int(r.d); j++ {
		if bin := a.BinIn(j, j, int(r.d)); s.Loads[bin] < s.Loads[best] {
			best = bin
		}
	}
	s.Place(best, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Least, Groups: int(r.d)})
	}
}
