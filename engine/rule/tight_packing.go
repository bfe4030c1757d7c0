package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// TightPacking spreads Packing's balls over the fullest underloaded bins.
var TightPacking = Spec{
	About: param.About{
		Name:  "tight-packing",
		Title: "Tight-Packing",
		Doc:   "A random bin below the average brings as many balls as Packing would, but they go to the fullest bins below the average, so that those end just below it. The gap is O(log n).",
		Refs:  []string{"los-sauerwald-sylvester-2022"},
	},
	Label: label(func(r *tightPacking) string {
		if r.fills == "below" {
			return "Tight-Packing"
		}
		return "Tight-Packing(over)"
	}),
	Bounds: []string{"log", "tail"},
	New:    func() process.Rule { return new(tightPacking) },
}

type tightPacking struct {
	fills string
	bins  levels
}

func (r *tightPacking) Params(s *param.Set) {
	s.Choice(&r.fills, "fills", "Fills", "below", []param.Option{
		{Name: "below", Title: "the next bins to just below the average"},
		{Name: "over", Title: "the next bins to the average"},
	}, "how far the bins after the first are filled")
}

func (r *tightPacking) Start(s *process.State) error {
	r.bins = newLevels(s.Loads)
	return nil
}

func (r *tightPacking) Clone() process.Rule {
	return &tightPacking{r.fills, r.bins.clone()}
}

// Allocate follows the reading of the theory specification, section 1.9: the paper
// fixes the first bin and that the next ones end at one load in [W/n - 1, W/n),
// which is ⌈W/n⌉ - 1. Every tie takes the lowest bin number.
func (r *tightPacking) Allocate(s *process.State, a *process.Arrival) {
	bin, c := a.Bin(0), s.Ceil()
	if s.Watch {
		s.Tell(process.Told{Way: process.Spread, Level: int64(c)})
	}
	if s.Loads[bin] >= c {
		r.raise(s, bin, 1)
		return
	}
	balls := r.Weight(s, s.Loads[bin])
	first := r.bins.highest(c - 1)
	balls -= r.raise(s, first, c-s.Loads[first])
	for balls > 0 {
		if next, to := r.next(c); next >= 0 {
			balls -= r.raise(s, next, min(balls, to-s.Loads[next]))
			continue
		}
		balls -= r.raise(s, first, balls)
	}
}

// next returns the bin that takes balls after the first one and the load up to
// which it takes them, or -1 when no bin is below the average.
func (r *tightPacking) next(c int32) (bin int, to int32) {
	if r.fills == "over" {
		return r.bins.highest(c - 1), c
	}
	if bin := r.bins.highest(c - 2); bin >= 0 {
		return bin, c - 1
	}
	return r.bins.highest(c - 1), c
}

func (r *tightPacking) raise(s *process.State, bin int, balls int32) int32 {
	r.bins.move(bin, s.Loads[bin], s.Loads[bin]+balls)
	s.Place(bin, balls)
	return balls
}

func (r *tightPacking) Distribution(_ *process.State, profile []process.Level) process.Distribution {
	return process.Uniform(profile)
}

// Weight is the number of balls that a sample of this load brings.
func (r *tightPacking) Weight(s *process.State, load int32) int32 {
	return max(s.Ceil()-load, 0) + 1
}

func (r *tightPacking) Rho(s *process.State) float64 { return roundsPerBall(s) }
