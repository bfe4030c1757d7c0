package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Every puts a ball into each of d uniform bins.
var Every = Spec{
	About: param.About{
		Name:  "every",
		Title: "Every of d",
		Doc:   "Each round puts one ball into every one of its d random bins, twice into a bin drawn twice. Beside “fullest of d” it is the coupling that bounds it: bin by bin it never holds less.",
		Refs:  []string{"redlich-2014"},
	},
	Label: label(func(r *every) string { return "Every of " + strconv.FormatInt(r.d, 10) }),
	New:   func() process.Rule { return new(every) },
}

type every struct{ d int64 }

func (r *every) Params(s *param.Set) {
	s.Int(&r.d, "d", 2, param.Range(1, 16), "candidates, and balls, per round")
}

func (r *every) BallsPerRound() int64 { return r.d }

func (r *every) Fits(n uint64) *param.Error { return fits(r.d, n) }

func (r *every) Allocate(s *process.State, a *process.Arrival) {
	a.Bin(int(r.d) - 1)
	for j := range int(r.d) {
		s.Place(a.Bin(j), 1)
	}
	if s.Watch {
		s.Tell(process.Told{Way: process.Each})
	}
}

// Distribution is that of each candidate.
func (r *every) Distribution(_ *process.State, profile []process.Level) process.Distribution {
	return process.Uniform(profile)
}
