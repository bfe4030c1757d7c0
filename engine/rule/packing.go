package rule

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Packing fills an underloaded bin to just above the average.
var Packing = Spec{
	About: param.About{
		Name:  "packing",
		Title: "Packing",
		Doc:   "A random bin below the average is filled up to the average and one ball above; any other gets one ball. It takes less than one sample a ball and keeps the gap at O(log n).",
		Refs:  []string{"los-sauerwald-sylvester-2022"},
	},
	Label: label(func(r *packing) string {
		if r.extra == 1 {
			return "Packing"
		}
		return "Packing(extra " + strconv.FormatInt(r.extra, 10) + ")"
	}),
	Bounds: []string{"log", "tail"},
	New:    func() process.Rule { return new(packing) },
}

type packing struct{ extra int64 }

func (r *packing) Params(s *param.Set) {
	s.Int(&r.extra, "extra", 1, param.Range(0, 1), "balls above the average when a bin is filled")
}

func (r *packing) Allocate(s *process.State, a *process.Arrival) {
	bin := a.Bin(0)
	if s.Watch {
		s.Tell(process.Told{Way: process.Fill, Level: int64(s.Ceil())})
	}
	s.Place(bin, r.Weight(s, s.Loads[bin]))
}

func (r *packing) Distribution(_ *process.State, profile []process.Level) process.Distribution {
	return process.Uniform(profile)
}

// Weight is ⌈W/n - x⌉, which is ⌈W/n⌉ - x, and the extra.
func (r *packing) Weight(s *process.State, load int32) int32 {
	if c := s.Ceil(); load < c {
		return c - load + int32(r.extra)
	}
	return 1
}

func (r *packing) Rho(s *process.State) float64 { return roundsPerBall(s) }
