package family

import (
	"math/bits"

	"binfall/engine/rng"
)

// sequence asks one question after the other, each in a round of its own: a graph may
// have any number of them, and none shares its word with another.
type sequence struct {
	draws *rng.Draws
	asked int64
}

// below is uniform on 0..n-1.
func (s *sequence) below(n uint64) uint64 {
	s.draws.At(s.asked)
	s.asked++
	return s.draws.Uniform(0, n)
}

// word is 64 random bits.
func (s *sequence) word() uint64 {
	s.asked++
	return s.draws.Stream(0, 0).Word(uint64(s.asked - 1))
}

// subset is k different numbers of 1..n in ascending order, each such set equally
// likely: Floyd's method (J. Bentley, R. W. Floyd: A Sample of Brilliance, 1987). It
// takes k draws, n bits of memory and k + n/64 steps.
func (s *sequence) subset(k, n int32) []int32 {
	set := make([]uint64, n/64+1)
	for i := n - k + 1; i <= n; i++ {
		x := int32(s.below(uint64(i))) + 1
		if set[x/64]>>(x%64)&1 == 1 {
			x = i
		}
		set[x/64] |= 1 << (x % 64)
	}
	list := make([]int32, 0, k)
	for i, word := range set {
		for ; word != 0; word &= word - 1 {
			list = append(list, int32(64*i+bits.TrailingZeros64(word)))
		}
	}
	return list
}
