package theory

import "math"

// TailExponent returns θ: in heavily loaded processes whose gap does not grow with
// m, P(y >= z) falls like e^{-θz}, where θ > 0 solves ρ(e^θ - 1) = θ and ρ < 1 is the
// mean number of balls that an overloaded bin gets while the average rises by 1
// (reconstruction: relative to the average such a bin jumps up at rate ρ against a
// drift of -1, and e^{θy} must be a martingale). So the gap is ln n / θ + O(1).
func TailExponent(rho float64) float64 {
	if !(rho > 0 && rho < 1) {
		return math.NaN()
	}
	return bisect(1e-12, 40, func(theta float64) float64 { return rho*math.Expm1(theta) - theta })
}

// Step is how much the gap grows when n grows tenfold.
func Step(theta float64) float64 { return math.Ln10 / theta }

// MaxAtLeast returns P(max load >= k) ≈ 1 - e^{-n·s} where s is the fluid fraction
// of bins with load at least k.
func MaxAtLeast(n, s float64) float64 { return -math.Expm1(-n * s) }

// PoissonTail returns P(Poi(mean) >= k).
func PoissonTail(mean float64, k int) float64 {
	term := math.Exp(-mean)
	below := 0.0
	for i := range k {
		below += term
		term *= mean / float64(i+1)
	}
	if below < 0.5 {
		return 1 - below
	}
	tail := 0.0 // summed from k up, so that small tails keep their digits
	for i := k; term > tail*1e-17 && i < k+10_000; i++ {
		tail += term
		term *= mean / float64(i+1)
	}
	return tail
}

// NormalMaximum returns the mean of the maximum of n standard normal variables, by
// the trapezoid rule on ∫ (1 - Φ(x)^n) dx - ∫ Φ(x)^n dx.
func NormalMaximum(n float64) float64 {
	const step = 1.0 / 1024
	sum := 0.0
	for i := -10 * 1024; i <= 12*1024; i++ {
		x := float64(i) * step
		below := math.Exp(n * math.Log1p(-math.Erfc(x/math.Sqrt2)/2))
		switch {
		case x > 0:
			sum += 1 - below
		case x < 0:
			sum -= below
		default:
			sum += 0.5 - below // the end of both integrals
		}
	}
	return sum * step
}

// OneChoiceGap predicts the mean gap of One-Choice in the heavily loaded case:
// √(m/n)·z + (z² - 1)/6, z the mean maximum of n normals (reconstruction: the first
// two terms of the Cornish-Fisher expansion of a Poisson maximum).
func OneChoiceGap(n, m float64) float64 {
	z := NormalMaximum(n)
	return math.Sqrt(m/n)*z + (z*z-1)/6
}
