package scene

import "strconv"

// Whole writes a count, its digits in groups of three from five digits on.
func Whole(v int64) string {
	text := strconv.FormatInt(v, 10)
	if v < 10000 && v > -10000 {
		return text
	}
	const thin = "\u202f" // a space that does not break
	out := make([]byte, 0, len(text)+3*len(text)/3)
	for i := range len(text) {
		if i > 0 && (len(text)-i)%3 == 0 && text[i-1] != '-' {
			out = append(out, thin...)
		}
		out = append(out, text[i])
	}
	return string(out)
}

// Decimal writes a quantity with as many places as its size leaves worth reading.
func Decimal(x float64) string {
	switch {
	case x >= 1e5 || x <= -1e5:
		return Whole(int64(x + 0.5))
	case x >= 1e4 || x <= -1e4:
		return strconv.FormatFloat(x, 'f', 1, 64)
	}
	return strconv.FormatFloat(x, 'f', 2, 64)
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
