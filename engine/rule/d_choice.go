package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// DChoice puts each ball into the least loaded of d uniform bins.
var DChoice = Spec{
	About: param.About{
		Name:  "d-choice",
		Title: "d-Choice",
		Doc:   "Each ball goes to the least loaded of d random bins. Already two choices hold the gap at log₂ log n + O(1), however many balls fall.",
		Refs:  []string{"azar-broder-karlin-upfal-1999", "berenbrink-czumaj-steger-vocking-2006"},
	},
	Label:  label(func(r *dChoice) string { return choices(r.d) }),
	Bounds: []string{"d-choice", "fluid-max"},
	New:    func() process.Rule { return new(dChoice) },
}

type dChoice struct{ d int64 }

func (r *dChoice) Params(s *param.Set) {
	s.Int(&r.d, "d", 2, param.Range(1, 16), "candidates per ball")
}

func (r *dChoice) BallsPerRound() int64 { return 1 }

func (r *dChoice) Fits(n uint64) *param.Error { return fits(r.d, n) }

// Allocate keeps the earliest of tied candidates: candidates are exchangeable,
// so that a coin would not change the law.
func (r *dChoice) Allocate(s *process.State, a *process.Arrival) {
	best := a.Bin(0)
	for j := 1; j < int(r.d); j++ {
		if bin := a.Bin(j); s.Loads[bin] < s.Loads[best] {
			best = bin
		}
	}
	s.Place(best, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Least})
	}
}

func choices(d int64) string {
	names := []string{"", "One", "Two", "Three", "Four"}
	if d < int64(len(names)) {
		return names[d] + "-Choice"
	}
	return strconv.FormatInt(d, 10) + "-Choice"
}

func (r *dChoice) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return leastOf(s, profile, r.d)
}
