package scene

import (
	"math"
	"strconv"
	"strings"
)

// Whole writes a count, its digits in groups of three from five digits on.
func Whole(v int64) string { return grouped(strconv.FormatInt(v, 10)) }

// grouped sets the digits of a number without an exponent apart in groups of three, if there are more than four before
// the point.
func grouped(text string) string {
	whole, places, broken := strings.Cut(text, ".")
	if len(strings.TrimPrefix(whole, "-")) < 5 {
		return text
	}
	const thin = "\u202f" // a space that does not break
	out := make([]byte, 0, 2*len(text))
	for i := range len(whole) {
		if i > 0 && (len(whole)-i)%3 == 0 && whole[i-1] != '-' {
			out = append(out, thin...)
		}
		out = append(out, whole[i])
	}
	if broken {
		out = append(append(out, '.'), places...)
	}
	return string(out)
}

// Decimal writes a quantity with as many places as its size leaves worth reading.
func Decimal(x float64) string {
	places := 2
	switch size := math.Abs(x); {
	case size >= 1e5:
		places = 0
	case size >= 1e4:
		places = 1
	}
	return grouped(strconv.FormatFloat(x, 'f', places, 64))
}

// textWidth estimates the width of text of a size, in the unit of the size; system fonts differ, so it errs to wide.
func textWidth(text string, size float64) float64 {
	width := 0.0
	for _, r := range text {
		switch {
		case r == '\u202f' || r == '.' || r == ',' || r == '·' || r == 'i' || r == 'l':
			width += 0.3
		case r >= 'A' && r <= 'Z' || r == 'm' || r == 'W':
			width += 0.78
		case r == ' ':
			width += 0.3
		default:
			width += 0.64
		}
	}
	return width * size
}

// stair rounds a number of levels up to a step that stays for a while, so that the scale seldom changes.
func stair(levels float64) float64 {
	for unit := 1.0; ; unit *= 10 {
		for _, step := range [...]float64{4, 5, 6, 8, 10, 12, 15, 20, 25, 30} {
			if step*unit >= levels {
				return step * unit
			}
		}
	}
}

// tickStep is the least of 1, 2, 5, 10, ... that keeps ticks a given number of levels apart.
func tickStep(levels float64) int64 {
	for unit := int64(1); ; unit *= 10 {
		for _, step := range [...]int64{1, 2, 5} {
			if float64(step*unit) >= levels {
				return step * unit
			}
		}
	}
}
