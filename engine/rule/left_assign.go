package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// LeftAssign keeps to an orientation of the base graph.
var LeftAssign = Spec{
	About: param.About{
		Name:  "left-assign",
		Title: "Left-Assign",
		Doc:   "Each edge goes to its left end, its head in an optimal orientation of the base graph. Nothing is ever compared, yet when edges repeat often no online rule is better by more than a constant.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	Label:  fixed("Left-Assign"),
	Bounds: []string{},
	Edges:  true,
	New:    func() process.Rule { return leftAssign{} },
}

type leftAssign struct{}

func (leftAssign) Params(*param.Set)            {}
func (leftAssign) BallsPerRound() int64         { return 1 }
func (leftAssign) Start(s *process.State) error { return s.Base.Orient() }

func (leftAssign) Allocate(s *process.State, a *process.Arrival) {
	s.Because(process.Fixed)
	s.Place(int(s.Base.Left(a.Edge().ID)), 1)
}
