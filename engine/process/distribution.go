package process

import "math/big"

// Distribution is the exact probability with which the next ball goes to each
// group of bins, the most loaded group first. Bins of a group share its
// probability equally; ranks run through the groups in order.
type Distribution []Group

// Group is bins of equal load that are equally likely.
type Group struct {
	Load   int32
	Bins   int
	P      *big.Rat // of the whole group
	Cached bool     // the one bin that the rule remembers
}

// Distributed knows its distribution vector in closed form (theory of the rules:
// Los, Sauerwald, Sylvester 2022, section 2, and Redlich 2014). For rules that
// place several balls it is the distribution of the sampled bin.
type Distributed interface {
	Distribution(s *State, profile []Level) Distribution
}

// Weighted places a number of balls that depends on the load of the sampled bin.
type Weighted interface {
	Weight(s *State, load int32) int32
}

// Drifting knows ρ, the mean number of balls that an overloaded bin gets while the
// average rises by 1, which rules the tail of the gap. Where ρ is not a constant
// of the rule it is measured from the run so far.
type Drifting interface {
	Rho(s *State) float64
}

// ByRank makes the distribution from its partial sums: sum(k) is the probability
// of the k most loaded bins.
func ByRank(profile []Level, sum func(k int64) *big.Rat) Distribution {
	d := make(Distribution, len(profile))
	k, before := int64(0), new(big.Rat)
	for i, l := range profile {
		k += int64(l.Bins)
		after := sum(k)
		d[i] = Group{Load: l.Load, Bins: l.Bins, P: new(big.Rat).Sub(after, before)}
		before = after
	}
	return d
}

// Majorizes reports whether every partial sum of d is at least that of e. Both
// belong to states with the same number of bins. Between the ends of groups the
// partial sums are linear, so that the ends of both are enough.
func (d Distribution) Majorizes(e Distribution) bool {
	for _, k := range append(d.ends(), e.ends()...) {
		if d.Sum(k).Cmp(e.Sum(k)) < 0 {
			return false
		}
	}
	return true
}

func (d Distribution) ends() []int64 {
	ends, k := make([]int64, len(d)), int64(0)
	for i, g := range d {
		k += int64(g.Bins)
		ends[i] = k
	}
	return ends
}

// Sum returns the probability of the k most loaded bins.
func (d Distribution) Sum(k int64) *big.Rat {
	sum := new(big.Rat)
	for _, g := range d {
		if k <= int64(g.Bins) {
			return sum.Add(sum, new(big.Rat).Mul(g.P, big.NewRat(k, int64(g.Bins))))
		}
		sum.Add(sum, g.P)
		k -= int64(g.Bins)
	}
	return sum
}

// Uniform is the distribution of One-Choice.
func Uniform(profile []Level) Distribution {
	n := int64(0)
	for _, l := range profile {
		n += int64(l.Bins)
	}
	return ByRank(profile, func(k int64) *big.Rat { return big.NewRat(k, n) })
}
