package graph

import (
	"hash/maphash"
	"slices"
)

// rank replaces the numbers in ends and alone by their ranks among all numbers that
// occur, and gives the names that go with the ranks. Memory follows the length of
// the lists, however large the numbers are.
func rank(ends, alone []int32) names {
	top := int32(-1)
	for _, list := range [][]int32{ends, alone} {
		for _, v := range list {
			top = max(top, v)
		}
	}
	if int(top) <= 2*(len(ends)+len(alone))+1024 {
		return rankDense(ends, alone, top)
	}
	return rankSparse(ends, alone)
}

// rankDense uses an array with a place for every number up to top.
func rankDense(ends, alone []int32, top int32) names {
	of := make([]int32, top+1)
	n := int32(0)
	for _, list := range [][]int32{ends, alone} {
		for _, v := range list {
			n += 1 - of[v]
			of[v] = 1
		}
	}
	if n == top+1 {
		return names{}
	}
	kept := names{first: 1}
	if n < top || of[0] == 1 {
		kept = names{numbers: make([]int32, 0, n)}
	}
	n = 0
	for v, present := range of {
		if present == 1 && kept.first == 0 {
			kept.numbers = append(kept.numbers, int32(v))
		}
		of[v] = n
		n += present
	}
	replace(ends, of)
	replace(alone, of)
	return kept
}

func replace(list, by []int32) {
	for i, v := range list {
		list[i] = by[v]
	}
}

// rankSparse uses a hash table of the numbers that occur.
func rankSparse(ends, alone []int32) names {
	s := numberSet{seed: uint32(maphash.String(maphash.MakeSeed(), ""))}
	for _, list := range [][]int32{ends, alone} {
		for i, v := range list {
			list[i] = s.index(v)
		}
	}
	sorted := slices.Clone(s.numbers)
	slices.Sort(sorted)
	of := make([]int32, len(sorted))
	for r, v := range sorted {
		of[s.index(v)] = int32(r)
	}
	replace(ends, of)
	replace(alone, of)
	return names{numbers: sorted}
}

// numberSet numbers numbers in the order in which they are first met. Its seed is
// drawn by chance, so that no file can be made to collide.
type numberSet struct {
	seed    uint32
	numbers []int32
	slots   []numberSlot // a power of two of them
}

type numberSlot struct {
	number int32
	index  int32 // 1 more than that of the number, 0 for a free slot
}

func (s *numberSet) index(v int32) int32 {
	if 4*len(s.numbers) >= 3*len(s.slots) {
		s.grow()
	}
	at := s.place(v)
	if at.index == 0 {
		s.numbers = append(s.numbers, v)
		*at = numberSlot{v, int32(len(s.numbers))}
	}
	return at.index - 1
}

// place finds the slot of v, or the free one where it belongs. The two
// multiplications are the finaliser of MurmurHash3 (Appleby, 2011).
func (s *numberSet) place(v int32) *numberSlot {
	h := uint32(v) ^ s.seed
	h = (h ^ h>>16) * 0x85ebca6b
	h = (h ^ h>>13) * 0xc2b2ae35
	h ^= h >> 16
	for {
		at := &s.slots[h&uint32(len(s.slots)-1)]
		if at.index == 0 || at.number == v {
			return at
		}
		h++
	}
}

func (s *numberSet) grow() {
	s.slots = make([]numberSlot, max(64, 2*len(s.slots)))
	for i, v := range s.numbers {
		*s.place(v) = numberSlot{v, int32(i) + 1}
	}
}
