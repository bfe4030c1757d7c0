package param

import (
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// Places is the largest number of decimal places of a [Fraction].
const Places = 9

// Fraction is an exact rational Num/Den with Den a power of ten, at most 10^9.
// Rules compare it as a rational; no float decides a result.
type Fraction struct{ Num, Den int64 }

// ParseFraction reads a decimal such as 0.25 or -3: at most nine digits before
// and nine after the point.
func ParseFraction(text string) (Fraction, bool) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, decimals, point := strings.Cut(digits, ".")
	if len(whole)+len(decimals) == 0 || len(whole) > 9 || len(decimals) > Places || point && decimals == "" || !allDigits(whole) || !allDigits(decimals) {
		return Fraction{}, false
	}
	f := Fraction{0, 1}
	for _, c := range whole + decimals {
		f.Num = 10*f.Num + int64(c-'0')
	}
	for range decimals {
		f.Den *= 10
	}
	for f.Den > 1 && f.Num%10 == 0 {
		f.Num, f.Den = f.Num/10, f.Den/10
	}
	if negative {
		f.Num = -f.Num
	}
	return f, true
}

// String returns the shortest decimal.
func (f Fraction) String() string {
	if f.Den <= 1 {
		return strconv.FormatInt(f.Num, 10)
	}
	sign, num := "", f.Num
	if num < 0 {
		sign, num = "-", -num
	}
	decimals := strconv.FormatInt(f.Den+num%f.Den, 10)[1:]
	return sign + strconv.FormatInt(num/f.Den, 10) + "." + decimals
}

// Float returns the nearest float, for pictures and rates, never for decisions.
func (f Fraction) Float() float64 { return float64(f.Num) / float64(f.Den) }

// Less compares exactly: both sides fit 128 bits, see [bits.Mul64].
func (f Fraction) Less(g Fraction) bool {
	if (f.Num < 0) != (g.Num < 0) {
		return f.Num < 0
	}
	if f.Num < 0 {
		return Fraction{-g.Num, g.Den}.Less(Fraction{-f.Num, f.Den})
	}
	ah, al := bits.Mul64(uint64(f.Num), uint64(g.Den))
	bh, bl := bits.Mul64(uint64(g.Num), uint64(f.Den))
	return ah < bh || ah == bh && al < bl
}

// Size is a number of bins or balls, absolute or as a multiple of the number of
// bins: 1000, 1e6, n, 10n.
type Size struct {
	Count  uint64
	PerBin bool
}

// ParseSize reads a size.
func ParseSize(text string) (Size, bool) {
	factor, perBin := strings.CutSuffix(text, "n")
	if perBin && factor == "" {
		return Size{1, true}, true
	}
	count, ok := parseWhole(factor)
	return Size{count, perBin}, ok
}

func (s Size) String() string {
	text := strconv.FormatUint(s.Count, 10)
	if !s.PerBin {
		return text
	}
	if s.Count == 1 {
		return "n"
	}
	return text + "n"
}

// Of returns the size for n bins; ok is false when it exceeds 2^64-1.
func (s Size) Of(n uint64) (size uint64, ok bool) {
	if !s.PerBin {
		return s.Count, true
	}
	high, low := bits.Mul64(s.Count, n)
	return low, high == 0
}

// parseWhole reads a whole number, also as 1e6 or 2.5e3.
func parseWhole(text string) (uint64, bool) {
	mantissa, exponent, scientific := strings.Cut(strings.ToLower(text), "e")
	zeros := 0
	if scientific {
		var err error
		if zeros, err = strconv.Atoi(exponent); err != nil || zeros < 0 || zeros > 30 || !allDigits(exponent) {
			return 0, false
		}
		whole, decimals, _ := strings.Cut(mantissa, ".")
		decimals = strings.TrimRight(decimals, "0")
		if zeros -= len(decimals); zeros < 0 || whole == "" {
			return 0, false
		}
		mantissa = whole + decimals
	}
	if mantissa == "" || !allDigits(mantissa) {
		return 0, false
	}
	x, err := strconv.ParseUint(mantissa, 10, 64)
	for ; zeros > 0 && x > 0 && err == nil; zeros-- {
		if x > math.MaxUint64/10 {
			return 0, false
		}
		x *= 10
	}
	return x, err == nil
}

func parseInt(text string) (int64, bool) {
	digits, negative := strings.CutPrefix(text, "-")
	x, ok := parseWhole(digits)
	if !ok || x > math.MaxInt64 {
		return 0, false
	}
	if negative {
		return -int64(x), true
	}
	return int64(x), true
}

func allDigits(text string) bool {
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}
