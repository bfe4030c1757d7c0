package theory

import "math"

// The fluid limits give, for n → ∞ and tn balls into empty bins, the fraction of
// bins by load. A simulation of n bins lies within about 3/√n of them.

// Balanced returns s_0, …, s_k: the fraction of bins with load at least k for
// d-choice: s_k' = s_{k-1}^d - s_k^d (Mitzenmacher, The Power of Two Choices in
// Randomized Load Balancing, 1996). d = 1 is the Poisson law.
func Balanced(d int, t float64, levels int) []float64 {
	s := make([]float64, levels+1)
	s[0] = 1
	integrate(s, t, fine, balanced(d))
	return s
}

func balanced(d int) slope {
	return func(s, ds []float64) {
		ds[0] = 0
		above := power(s[0], d)
		for k := 1; k < len(s); k++ {
			at := power(s[k], d)
			ds[k] = above - at
			above = at
		}
	}
}

// Unbalanced returns Z_0, …, Z_l: the fraction of bins with load at most l for the
// fullest of d: Z_l' = -(Z_l^d - Z_{l-1}^d) (Redlich 2014, with counts turned into
// fractions).
func Unbalanced(d int, t float64, levels int) []float64 {
	z := make([]float64, levels+1)
	for l := range z {
		z[l] = 1
	}
	integrate(z, t, fine, unbalanced(d))
	return z
}

func unbalanced(d int) slope {
	return func(z, dz []float64) {
		below := 0.0
		for l := range z {
			at := power(z[l], d)
			dz[l] = below - at
			below = at
		}
	}
}

// Left returns the fraction of bins with load at least k for Always-Go-Left with
// two groups: x_i' = 2(x_{i-1} - x_i)·y_{i-1}, y_i' = 2(y_{i-1} - y_i)·x_i for the
// left and the right group (reconstruction), averaged.
func Left(t float64, levels int) []float64 {
	n := levels + 1
	both := make([]float64, 2*n)
	both[0], both[n] = 1, 1
	integrate(both, t, fine, func(s, ds []float64) {
		x, y := s[:n], s[n:]
		ds[0], ds[n] = 0, 0
		for i := 1; i < n; i++ {
			ds[i] = 2 * (x[i-1] - x[i]) * y[i-1]
			ds[n+i] = 2 * (y[i-1] - y[i]) * x[i]
		}
	})
	average := make([]float64, n)
	for i := range average {
		average[i] = (both[i] + both[n+i]) / 2
	}
	return average
}

// Thinned returns the fraction of bins with load exactly j for thinning, and the
// mean number of samples a ball up to time t. refuse is the load from which a
// first bin refuses, as a function of time: ⌈t⌉ for Mean-Thinning, a constant for
// a fixed threshold (reconstruction: p_j' = r_{j-1}p_{j-1} - r_j p_j with r_j = q
// for refusing loads, 1 + q for others, q their share).
func Thinned(refuse func(t float64) int, t float64, levels int) (p []float64, samples float64) {
	y := make([]float64, levels+2) // the last entry collects the samples
	y[0] = 1
	for now := 0.0; now < t; {
		next := math.Min(t, math.Floor(now)+1) // the threshold is constant in between
		threshold := refuse((now + next) / 2)
		integrate(y, next-now, fine, func(y, dy []float64) {
			q := 0.0
			for j := threshold; j <= levels; j++ {
				q += y[j]
			}
			in := 0.0
			for j := 0; j <= levels; j++ {
				out := q * y[j]
				if j < threshold {
					out += y[j]
				}
				dy[j] = in - out
				in = out
			}
			dy[levels+1] = 1 + q
		})
		now = next
	}
	return y[:levels+1], y[levels+1] / t
}

// MeanThreshold is the refusing load of Mean-Thinning at time t: x >= t.
func MeanThreshold(t float64) int { return int(math.Ceil(t)) }

// Fixed is the refusing load of a fixed threshold.
func Fixed(l int) func(float64) int { return func(float64) int { return l } }

// Tails turns exact fractions into fractions of at least.
func Tails(p []float64) []float64 {
	tails, sum := make([]float64, len(p)), 0.0
	for j := len(p) - 1; j >= 0; j-- {
		sum += p[j]
		tails[j] = sum
	}
	return tails
}
