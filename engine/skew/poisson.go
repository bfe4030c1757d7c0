package skew

import "math"

// leastTail returns the least a ≥ 0 with P(Poi(lambda) ≥ a) ≤ limit, for lambda and
// limit above 0.
//
// Terms are computed from the mode outwards relative to it, so that no exponential is
// needed, and summed from the far end. Above 2^16 it takes Chernoff's bound
// e^(a-lambda)·(lambda/a)^a for the probability: nobody plays with such rates.
func leastTail(lambda, limit float64) int64 {
	if limit >= 1 {
		return 0
	}
	if lambda > 1<<16 {
		return leastChernoff(lambda, limit)
	}
	mode := int(lambda)
	last := mode + int(12*math.Sqrt(lambda)) + 60 // beyond it lies less than 1e-25
	term := make([]float64, last+1)
	term[mode] = 1
	for k := mode; k > 0; k-- {
		term[k-1] = float64(term[k]*float64(k)) / lambda
	}
	for k := mode; k < last; k++ {
		term[k+1] = float64(term[k]*lambda) / float64(k+1)
	}
	sum := 0.0
	for _, x := range term {
		sum += x
	}
	tail, most := 0.0, float64(sum*limit)
	a := last + 1
	for a > 0 && tail+term[a-1] <= most {
		a--
		tail += term[a]
	}
	return int64(a)
}

func leastChernoff(lambda, limit float64) int64 {
	low, high := int64(lambda), int64(min(8*lambda, 1<<62)) // the bound is e^(-9.6 lambda) at 8 lambda
	most := ln(limit)
	for high-low > 1 {
		middle := low + (high-low)/2
		a := float64(middle)
		if a-lambda-float64(a*ln(a/lambda)) <= most {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}
