package skew

import "math"

// ln is the natural logarithm of x > 0, the same on every platform: the logarithms of
// the standard library are assembly on some, and this one decides runs. It writes
// x = f·2^e with f in [√½, √2) and sums ln f = 2(s + s³/3 + s⁵/5 + …), s = (f-1)/(f+1).
func ln(x float64) float64 {
	// ln 2 in two parts (as in FreeBSD's e_log.c): e·ln2High is exact.
	const (
		ln2High = 6.93147180369123816490e-01
		ln2Low  = 1.90821492927058770002e-10
	)
	f, e := math.Frexp(x)
	if f < math.Sqrt2/2 {
		f *= 2
		e--
	}
	s := (f - 1) / (f + 1)
	z := float64(s * s)
	sum := 0.0
	for k := 23.0; k >= 3; k -= 2 { // z is below 0.03, z^12/25 below the last bit
		sum = float64((sum + 1/k) * z)
	}
	fraction := float64(2*s) + float64(float64(2*s)*sum)
	return float64(float64(e)*ln2High) + (fraction + float64(float64(e)*ln2Low))
}

// power returns x^(2^k), k = -1 being the square root.
func power(x float64, k int) float64 {
	if k < 0 {
		return math.Sqrt(x)
	}
	for range k {
		x = float64(x * x)
	}
	return x
}
