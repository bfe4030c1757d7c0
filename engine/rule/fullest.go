package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Fullest puts each ball into the fullest of d uniform bins.
var Fullest = Spec{
	About: param.About{
		Name:  "fullest",
		Title: "Fullest of d",
		Doc:   "Each ball goes to the fullest of d random bins: the rich get richer. In the limit the least xn bins hold a share x^d of the balls.",
		Refs:  []string{"redlich-2014"},
	},
	Label:  label(func(r *fullest) string { return "Fullest of " + strconv.FormatInt(r.d, 10) }),
	Bounds: []string{"fullest-max", "fullest-asymptotic", "least-upper", "least-simple", "least-printed", "least-best", "ruin", "ruin-simple"},
	New:    func() process.Rule { return new(fullest) },
}

type fullest struct{ d int64 }

func (r *fullest) Params(s *param.Set) {
	s.Int(&r.d, "d", 2, param.Range(1, 16), "candidates per ball")
}

func (r *fullest) BallsPerRound() int64 { return 1 }

func (r *fullest) Fits(n uint64) *param.Error { return fits(r.d, n) }

// Allocate keeps the earliest of tied candidates, see [DChoice].
func (r *fullest) Allocate(s *process.State, a *process.Arrival) {
	best := a.Bin(0)
	for j := 1; j < int(r.d); j++ {
		if bin := a.Bin(j); s.Loads[bin] > s.Loads[best] {
			best = bin
		}
	}
	s.Place(best, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Most})
	}
}

func (r *fullest) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return fullestOf(s, profile, r.d)
}
