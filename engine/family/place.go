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

// rows puts a vertices above b others. Many of them stand in several lines, 1 apart in the
// longest.
func rows(v int32, a, b uint64) (x, y float64) {
	upper, lower := lines(a), lines(b)
	width := math.Max(math.Ceil(float64(a)/upper), math.Ceil(float64(b)/lower))
	if i := uint64(v); i >= a {
		x, y = inLines(float64(i-a), float64(b), lower, width)
		return x, y + upper + width/4
	}
	return inLines(float64(v), float64(a), upper, width)
}

// lines is how many lines n vertices of a side stand in.
func lines(n uint64) float64 { return math.Max(1, math.Round(math.Sqrt(float64(n)/24))) }

// inLines is place i of n in so many lines, every second one shifted by half a place.
func inLines(i, n, count, width float64) (x, y float64) {
	each := math.Ceil(n / count)
	line := math.Floor(i / each)
	x = row(i-line*each, each, width)
	if math.Mod(line, 2) == 1 {
		x += width / each / 2
	}
	return x, line
}
