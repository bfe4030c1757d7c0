package rule

import (
	"strconv"

	"binfall/engine/density"
	"binfall/engine/param"
	"binfall/engine/process"
)

// Optimum is the offline optimum as a lane.
var Optimum = Spec{
	About: param.About{
		Name:  "optimum",
		Title: "Optimum",
		Doc:   "The offline optimum: after every arrival the heads of all edges so far are such that the largest load is least. Earlier heads may flip; the largest load is ⌈ρ*⌉, ρ* being the density of the densest part of what has arrived.",
		Refs:  []string{"hakimi-1965", "bansal-prabhu-singla-sundaram-2026"},
	},
	Label:  fixed("Optimum"),
	Bounds: []string{},
	Edges:  true,
	New:    func() process.Rule { return new(optimum) },
}

// MaxOptimal is the largest number of arrivals of which the optimum is kept: it
// remembers every edge.
const MaxOptimal = 1 << 24

type optimum struct{ live *density.Live }

func (r *optimum) Params(*param.Set)    {}
func (r *optimum) BallsPerRound() int64 { return 1 }

func (r *optimum) Start(s *process.State) error {
	if s.Base.Arrivals > MaxOptimal {
		return &param.Error{Value: strconv.FormatInt(s.Base.Arrivals, 10) + " arrivals", Want: "at most " + strconv.Itoa(MaxOptimal) + " arrivals with the optimum"}
	}
	r.live = density.NewLive(s.Bins())
	return nil
}

func (r *optimum) Clone() process.Rule {
	if r.live == nil { // it has not started
		return new(optimum)
	}
	return &optimum{r.live.Clone()}
}

// Head is the present head of the edge of a round, counted from 0.
func (r *optimum) Head(round int64) int32 { return r.live.Head(int(round)) }

// Kept is the edges remembered, and three words a vertex.
func (r *optimum) Kept(s *process.State) int { return 6*int(s.Base.Arrivals) + 4*s.Bins() }

// Allocate turns a path of earlier heads if both ends hold the optimum; then only the
// load at the end of the path rises.
func (r *optimum) Allocate(s *process.State, a *process.Arrival) {
	e := a.Edge()
	r.live.Add(e.U, e.V)
	if s.Because(process.Optimal); s.Watch {
		s.Last.Flipped = len(r.live.Flipped())
	}
	s.Place(int(r.live.Raised()), 1)
}
