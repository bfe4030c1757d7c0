// Package theory computes what is known of the processes: bounds, fluid limits,
// tail laws and odds. Its floats are for curves and comparisons; nothing here
// decides a result.
//
// Every item says where it comes from. "Reconstruction" marks what is derived in
// this project because the sources lost or lack it.
package theory

import "math"

// Logarithms of logarithms, with the guard that small n needs.
func lnln(n float64) float64 { return math.Log(math.Log(n)) }

// bisect returns the zero of a function that rises through zero between a and b.
func bisect(a, b float64, f func(float64) float64) float64 {
	for range 200 {
		if mid := (a + b) / 2; f(mid) > 0 {
			b = mid
		} else {
			a = mid
		}
	}
	return (a + b) / 2
}

// slope writes y' into its second argument.
type slope = func(y, dy []float64)

// fine is the steps a unit of time for numbers to be compared.
const fine = 1000

// integrate carries y on by a time t by the classical Runge-Kutta method with at least
// perUnit steps a unit of time. Autonomous systems only.
func integrate(y []float64, t, perUnit float64, slope slope) {
	steps := int(math.Ceil(t * perUnit))
	if steps == 0 {
		return
	}
	h := t / float64(steps)
	n := len(y)
	k := [4][]float64{make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)}
	at := make([]float64, n)
	for range steps {
		slope(y, k[0])
		for stage, share := range []float64{0.5, 0.5, 1} {
			for i := range y {
				at[i] = y[i] + share*h*k[stage][i]
			}
			slope(at, k[stage+1])
		}
		for i := range y {
			y[i] += h / 6 * (k[0][i] + 2*k[1][i] + 2*k[2][i] + k[3][i])
		}
	}
}

// power is x^d for a small whole d.
func power(x float64, d int) float64 {
	y := 1.0
	for range d {
		y *= x
	}
	return y
}
