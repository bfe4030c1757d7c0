package process

import (
	"math/bits"

	"binfall/engine/param"
)

// CeilPlus returns ⌈W/n + f⌉ exactly: a bin's load is below W/n + f exactly if it
// is less than that.
func (s *State) CeilPlus(f param.Fraction) int64 {
	whole, sum := s.plus(f)
	return whole + [...]int64{0, 1, 1, 2}[sum]
}

// FloorPlus returns ⌊W/n + f⌋ exactly: a bin's load is at most W/n + f exactly if
// it is at most that.
func (s *State) FloorPlus(f param.Fraction) int64 {
	whole, sum := s.plus(f)
	return whole + [...]int64{0, 0, 1, 1}[sum]
}

// plus splits W/n + f into a whole number and the sum of two fractional parts,
// which is told as 0 for none, 1 for below one, 2 for one, 3 for above one. The
// parts are rem/n and b/den; the products need 128 bits for large n.
func (s *State) plus(f param.Fraction) (whole int64, sum int) {
	n := int64(len(s.Loads))
	whole, rem := s.Balls/n, s.Balls%n
	a, b := f.Num/f.Den, f.Num%f.Den
	if b < 0 {
		a, b = a-1, b+f.Den
	}
	if rem == 0 && b == 0 {
		return whole + a, 0
	}
	// rem/n against 1 - b/den, both sides times n·den
	h1, l1 := bits.Mul64(uint64(rem), uint64(f.Den))
	h2, l2 := bits.Mul64(uint64(f.Den-b), uint64(n))
	switch {
	case h1 < h2 || h1 == h2 && l1 < l2:
		return whole + a, 1
	case h1 == h2 && l1 == l2:
		return whole + a, 2
	}
	return whole + a, 3
}
