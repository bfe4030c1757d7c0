package rule

import (
	"math/bits"
	"slices"
)

// levels holds the bins of every occupied load level, ready for the question
// "which bin with at most this load is the fullest, lowest number first".
type levels struct {
	n    int
	sets map[int32]bitset
	low  int32 // no level below it is occupied
	free []bitset
}

func newLevels(loads []int32) levels {
	l := levels{n: len(loads), sets: map[int32]bitset{}, low: slices.Min(loads)}
	for bin, x := range loads {
		l.at(x).add(bin)
	}
	return l
}

func (l *levels) at(x int32) bitset {
	s, occupied := l.sets[x]
	if !occupied {
		if k := len(l.free); k > 0 {
			s, l.free = l.free[k-1], l.free[:k-1]
		} else {
			s = newBitset(l.n)
		}
		l.sets[x] = s
	}
	return s
}

// highest returns the fullest bin with load at most x, -1 for none.
func (l *levels) highest(x int32) int {
	for ; x >= l.low; x-- {
		if s, occupied := l.sets[x]; occupied {
			return s.least()
		}
	}
	return -1
}

// move takes a bin from one level to a higher one.
func (l *levels) move(bin int, from, to int32) {
	s := l.sets[from]
	if s.remove(bin); s.least() < 0 {
		delete(l.sets, from)
		l.free = append(l.free, s)
	}
	l.at(to).add(bin)
	for _, occupied := l.sets[l.low]; !occupied; _, occupied = l.sets[l.low] {
		l.low++
	}
}

func (l *levels) clone() levels {
	c := levels{n: l.n, sets: make(map[int32]bitset, len(l.sets)), low: l.low}
	for x, s := range l.sets {
		c.sets[x] = bitset{slices.Clone(s.words), slices.Clone(s.index)}
	}
	return c
}

// bitset is a set of small numbers with an index of its non-empty words.
type bitset struct{ words, index []uint64 }

func newBitset(n int) bitset {
	words := (n + 63) / 64
	return bitset{make([]uint64, words), make([]uint64, (words+63)/64)}
}

func (b bitset) add(i int) {
	b.words[i>>6] |= 1 << (i & 63)
	b.index[i>>12] |= 1 << (i >> 6 & 63)
}

func (b bitset) remove(i int) {
	if b.words[i>>6] &^= 1 << (i & 63); b.words[i>>6] == 0 {
		b.index[i>>12] &^= 1 << (i >> 6 & 63)
	}
}

// least returns the least element, -1 for none.
func (b bitset) least() int {
	for i, word := range b.index {
		if word != 0 {
			w := i<<6 + bits.TrailingZeros64(word)
			return w<<6 + bits.TrailingZeros64(b.words[w])
		}
	}
	return -1
}
