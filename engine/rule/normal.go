package rule

import "math"

// normalTail returns 1 - Φ(x) for x >= 0. It decides results, so that it must
// give the same bits on every machine: it uses only + - * / and conversions that
// forbid fused products, none of the functions that have assembly versions.
//
// Up to x = 3 it is 1/2 - φ(x)·(x + x³/3 + x⁵/15 + …), above that the continued
// fraction φ(x)/(x + 1/(x + 2/(x + 3/(x + …)))) (Abramowitz and Stegun, Handbook of
// Mathematical Functions, 26.2.11 and 26.2.14).
func normalTail(x float64) float64 {
	density := float64(expMinus(float64(x*x)/2) / 2.5066282746310005024) // √(2π)
	if x < 3 {
		term, sum := x, x
		for k := 3.0; sum+term != sum; k += 2 {
			term = float64(float64(term*float64(x*x)) / k)
			sum += term
		}
		return 0.5 - float64(density*sum)
	}
	tail := x
	for k := 200.0; k >= 1; k-- {
		tail = x + k/tail
	}
	return density / tail
}

// expMinus returns e^-y for y >= 0: a Taylor sum on the reduced argument y/2^k,
// squared k times.
func expMinus(y float64) float64 {
	if y > 745 {
		return 0
	}
	k := 0
	for ; y > 0.5; k++ {
		y /= 2
	}
	term, sum := 1.0, 1.0
	for i := 1.0; math.Abs(term) > 1e-18; i++ {
		term = float64(float64(term*-y) / i)
		sum += term
	}
	for ; k > 0; k-- {
		sum = float64(sum * sum)
	}
	return sum
}
