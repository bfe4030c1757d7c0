package stats

import (
	"math/big"

	"binfall/engine/process"
)

// Conditions are the four conditions of Los, Sauerwald and Sylvester (SODA 2022),
// evaluated at one state. A process that fills satisfies P1 and W1; one that
// prefers underloaded bins satisfies P3 or W3.
type Conditions struct {
	P1 bool // the distribution vector is majorized by the uniform one
	W1 bool // an underloaded sample brings ⌈-y⌉ + 1 balls, any other one ball
	P3 bool // every underloaded bin has more than 1/n, every overloaded one less
	W3 bool // an underloaded sample brings more balls than an overloaded one
}

// ConditionsOf evaluates the conditions of a rule at a state. known is false if the
// rule has no distribution vector in closed form.
func ConditionsOf(r process.Rule, s *process.State, profile []process.Level) (c Conditions, known bool) {
	d, known := r.(process.Distributed)
	if !known {
		return c, false
	}
	p := d.Distribution(s, profile)
	c.P1 = process.Uniform(profile).Majorizes(p)
	c.P3 = prefersUnderloaded(s, p)
	c.W1, c.W3 = weights(r, s, profile)
	return c, true
}

func prefersUnderloaded(s *process.State, d process.Distribution) bool {
	average := s.Ceil()
	for _, g := range d {
		even := big.NewRat(int64(g.Bins), int64(s.Bins()))
		if cmp := g.P.Cmp(even); g.Load < average && cmp <= 0 || g.Load >= average && cmp >= 0 {
			return false
		}
	}
	return true
}

func weights(r process.Rule, s *process.State, profile []process.Level) (w1, w3 bool) {
	w, ok := r.(process.Weighted)
	if !ok {
		return false, false
	}
	average := s.Ceil()
	most, least := int32(0), int32(process.MaxLoad) // of overloaded, of underloaded bins
	w1 = true
	for _, l := range profile {
		k := w.Weight(s, l.Load)
		if l.Load >= average {
			most, w1 = max(most, k), w1 && k == 1
		} else {
			least, w1 = min(least, k), w1 && k == average-l.Load+1
		}
	}
	return w1, least > most
}
