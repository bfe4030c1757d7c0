package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// Greedy is two choices between the ends of an edge.
var Greedy = Spec{
	About: param.About{
		Name:  "greedy",
		Title: "Greedy",
		Doc:   "Each edge goes to the end with the lesser load. On regular graphs the maximum stays of order log log n, on irregular ones it may reach log n / log log n although the optimum is constant; there it matters who wins ties.",
		Refs:  []string{"kenthapadi-panigrahy-2006", "bansal-prabhu-singla-sundaram-2026"},
	},
	Label: label(func(r *greedy) string {
		return "Greedy" + map[string]string{"left": ", ties left", "right": ", ties right", "first": ", ties to the first end"}[r.ties]
	}),
	Bounds: []string{"greedy-any-order", "greedy-regular"},
	Edges:  true,
	New:    func() process.Rule { return new(greedy) },
}

type greedy struct {
	ties    string
	touched int32 // keeps the first pass of Give from being optimised away
}

func (r *greedy) Params(s *param.Set) {
	s.Choice(&r.ties, "ties", "Ties", "random", []param.Option{
		{Name: "random", Title: "by a fair coin"},
		{Name: "left", Title: "to the left end"},
		{Name: "right", Title: "to the right end"},
		{Name: "first", Title: "to the end written first"},
	}, "where an edge goes whose ends hold the same")
}

func (r *greedy) BallsPerRound() int64 { return 1 }

// Start finds out which ends are left if ties depend on it.
func (r *greedy) Start(s *process.State) error {
	if r.ties == "left" || r.ties == "right" {
		return s.Base.Orient()
	}
	return nil
}

func (r *greedy) Allocate(s *process.State, a *process.Arrival) {
	e := a.Edge()
	head, why := e.U, process.Lesser
	switch x, y := s.Loads[e.U], s.Loads[e.V]; {
	case y < x:
		head = e.V
	case x == y:
		head, why = r.tied(s, e), process.Tie
	}
	s.Because(why)
	s.Place(int(head), 1)
}

func (r *greedy) tied(s *process.State, e process.Edge) int32 {
	switch r.ties {
	case "left":
		return s.Base.Left(e.ID)
	case "right":
		return e.U ^ e.V ^ s.Base.Left(e.ID)
	case "random":
		if s.Tie.Bernoulli(0, 1, 2) {
			return e.V
		}
	}
	return e.U
}
