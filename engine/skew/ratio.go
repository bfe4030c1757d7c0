package skew

import "math/bits"

// Ratio is a fraction of integers, Num at least 0 and Den above 0.
type Ratio struct{ Num, Den int64 }

// Compare returns -1, 0 or +1 as r is below, at or above s.
func (r Ratio) Compare(s Ratio) int {
	hi1, lo1 := bits.Mul64(uint64(r.Num), uint64(s.Den))
	hi2, lo2 := bits.Mul64(uint64(s.Num), uint64(r.Den))
	switch {
	case hi1 < hi2 || hi1 == hi2 && lo1 < lo2:
		return -1
	case hi1 == hi2 && lo1 == lo2:
		return 0
	}
	return 1
}

// Float returns the nearest float of the fraction, as far as both terms have one.
func (r Ratio) Float() float64 { return float64(r.Num) / float64(r.Den) }
