package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
	"math/big"
)

// Caching remembers the less loaded bin of the last round.
var Caching = Spec{
	About: param.About{
		Name:  "caching",
		Title: "Caching",
		Doc:   "One sample a ball and a memory of one bin: the ball goes to the lesser of sample and remembered bin, and the one that is then less loaded is remembered. At m = n its maximum grows more slowly than that of two choices.",
		Refs:  []string{"mitzenmacher-prabhakar-shah-2002", "los-sauerwald-sylvester-2022"},
	},
	Label:  fixed("Caching"),
	Bounds: []string{"caching", "log"},
	New:    func() process.Rule { return new(caching) },
}

type caching struct{ cached int }

func (r *caching) Params(*param.Set)    {}
func (r *caching) BallsPerRound() int64 { return 1 }

// Start remembers a uniform bin.
func (r *caching) Start(s *process.State) error {
	s.Rule.At(0)
	r.cached = int(s.Rule.Uniform(0, uint64(s.Bins())))
	return nil
}

func (r *caching) Clone() process.Rule {
	c := *r
	return &c
}

func (r *caching) Memory() process.Memory { return process.Memory{Bin: r.cached, Level: -1} }

// Allocate keeps the cache on equal loads: the sample takes the ball, and the
// cached bin is then the less loaded one.
func (r *caching) Allocate(s *process.State, a *process.Arrival) {
	bin, before, held := a.Bin(0), r.cached, s.Loads[r.cached]
	switch x, cached := s.Loads[bin], s.Loads[r.cached]; {
	case x < cached:
		r.cached = bin
	case x > cached:
		bin = r.cached
	}
	s.Place(bin, 1)
	if s.Watch {
		s.Tell(process.Told{Way: process.Cache, Before: before, After: r.cached, Level: int64(held)})
	}
}

// Distribution has the cached bin as a group of its own: bins fuller than it get
// nothing, it takes what they lose.
func (r *caching) Distribution(s *process.State, profile []process.Level) process.Distribution {
	n, cached := int64(s.Bins()), s.Loads[r.cached]
	var d process.Distribution
	fuller := int64(0)
	for _, l := range profile {
		p, bins := big.NewRat(int64(l.Bins), n), l.Bins
		switch {
		case l.Load > cached:
			fuller += int64(l.Bins)
			p = new(big.Rat)
		case l.Load == cached:
			d = append(d, process.Group{Load: cached, Bins: 1, P: big.NewRat(fuller+1, n), Cached: true})
			if bins--; bins == 0 {
				continue
			}
			p = big.NewRat(int64(bins), n)
		}
		d = append(d, process.Group{Load: l.Load, Bins: bins, P: p})
	}
	return d
}
