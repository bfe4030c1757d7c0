package family

import "math"

// circle is place i of n around the origin, from the top clockwise, 1 apart.
func circle(i, n float64) (x, y float64) {
	if n < 2 {
		return 0, 0
	}
	radius := 0.5 / math.Sin(math.Pi/n)
	sin, cos := math.Sincos(2 * math.Pi * i / n)
	return radius * sin, -radius * cos
}

// row is place i of n, spread evenly over a width around the origin.
func row(i, n, width float64) float64 { return ((i+0.5)/n - 0.5) * width }

// bend is how far place i of n is off the line, most in the middle.
func bend(i, n float64) float64 {
	return i * (n - 1 - i) / max(1, n-1) * 0.3
}

// rows puts a vertices above b others, 1 apart in the longer row.
func rows(v int32, a, b uint64) (x, y float64) {
	width := float64(max(a, b))
	if i := uint64(v); i >= a {
		return row(float64(i-a), float64(b), width), 1 + width/4
	}
	return row(float64(v), float64(a), width), 0
}
