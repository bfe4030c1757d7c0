package rule

import (
	"math/big"

	"binfall/engine/param"
	"binfall/engine/process"
)

func rat(f param.Fraction) *big.Rat { return big.NewRat(f.Num, f.Den) }

// power returns x^d.
func power(x *big.Rat, d int64) *big.Rat {
	y := big.NewRat(1, 1)
	for range d {
		y.Mul(y, x)
	}
	return y
}

// leastOf is the least loaded of d uniform bins: the k most loaded get the ball
// only if all candidates are among them.
func leastOf(s *process.State, profile []process.Level, d int64) process.Distribution {
	n := int64(s.Bins())
	return process.ByRank(profile, func(k int64) *big.Rat { return power(big.NewRat(k, n), d) })
}

// fullestOf is the fullest of d uniform bins.
func fullestOf(s *process.State, profile []process.Level, d int64) process.Distribution {
	n := int64(s.Bins())
	return process.ByRank(profile, func(k int64) *big.Rat {
		miss := power(big.NewRat(n-k, n), d)
		return miss.Sub(big.NewRat(1, 1), miss)
	})
}

// thinned refuses the r most loaded bins and takes a second sample unseen.
func thinned(s *process.State, profile []process.Level, r int64) process.Distribution {
	n := int64(s.Bins())
	return process.ByRank(profile, func(k int64) *big.Rat {
		sum := new(big.Rat).Mul(big.NewRat(k, n), big.NewRat(r, n)) // by the second sample
		return sum.Add(sum, big.NewRat(max(k-r, 0), n))             // by the first
	})
}

// mix is p with probability beta, q otherwise; both have the same groups.
func mix(beta *big.Rat, p, q process.Distribution) process.Distribution {
	d := make(process.Distribution, len(p))
	for i := range d {
		d[i] = p[i]
		d[i].P = new(big.Rat).Mul(beta, p[i].P)
		rest := new(big.Rat).Sub(big.NewRat(1, 1), beta)
		d[i].P.Add(d[i].P, rest.Mul(rest, q[i].P))
	}
	return d
}

// pairwise is a choice between two uniform bins in which the first, with load x,
// beats the second, with load y, with probability first(x, y).
func pairwise(s *process.State, profile []process.Level, first func(x, y int32) *big.Rat) process.Distribution {
	n := int64(s.Bins())
	d := make(process.Distribution, len(profile))
	for i, a := range profile {
		d[i] = process.Group{Load: a.Load, Bins: a.Bins, P: new(big.Rat)}
		for _, b := range profile {
			pair := new(big.Rat).Mul(big.NewRat(int64(a.Bins), n), big.NewRat(int64(b.Bins), n))
			wins := new(big.Rat).Add(first(a.Load, b.Load), big.NewRat(1, 1))
			wins.Sub(wins, first(b.Load, a.Load)) // as the first, and as the second
			d[i].P.Add(d[i].P, pair.Mul(pair, wins))
		}
	}
	return d
}

// sure is probability 1 or 0.
func sure(yes bool) *big.Rat {
	if yes {
		return big.NewRat(1, 1)
	}
	return new(big.Rat)
}

// atLeast counts the bins with load x or more.
func atLeast(profile []process.Level, x int64) (bins int64) {
	for _, l := range profile {
		if int64(l.Load) >= x {
			bins += int64(l.Bins)
		}
	}
	return bins
}

// roundsPerBall is measured over the rounds so far.
func roundsPerBall(s *process.State) float64 {
	return float64(s.Rounds) / float64(s.Balls-s.Given)
}
