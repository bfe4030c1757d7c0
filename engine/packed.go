package engine

import "slices"

// packed is loads in memory that nobody works in: those of a checkpoint are so near to one
// another that what each exceeds the least by fits into a byte, or at least into two.
type packed struct {
	least  int32
	bytes  []uint8
	pairs  []uint16
	widely []int32 // the loads themselves
}

// pack copies loads. It looks for the least and the greatest itself: a state that a fast
// loop has left asks for more than that.
func pack(loads []int32) packed {
	least, most := loads[0], loads[0]
	for _, x := range loads {
		least, most = min(least, x), max(most, x)
	}
	switch spread := int64(most) - int64(least); {
	case spread <= 1<<8-1:
		return packed{least: least, bytes: narrow[uint8](loads, least)}
	case spread <= 1<<16-1:
		return packed{least: least, pairs: narrow[uint16](loads, least)}
	}
	return packed{widely: slices.Clone(loads)}
}

func narrow[T uint8 | uint16](loads []int32, least int32) []T {
	out := make([]T, len(loads))
	for i, x := range loads {
		out[i] = T(x - least)
	}
	return out
}

// size is the bytes that it takes.
func (p *packed) size() int { return len(p.bytes) + 2*len(p.pairs) + 4*len(p.widely) }

// unpack returns the loads, in the memory of others if these are as many.
func (p *packed) unpack(into []int32) []int32 {
	if n := len(p.bytes) + len(p.pairs) + len(p.widely); len(into) != n {
		into = make([]int32, n)
	}
	for i, x := range p.bytes {
		into[i] = p.least + int32(x)
	}
	for i, x := range p.pairs {
		into[i] = p.least + int32(x)
	}
	copy(into, p.widely)
	return into
}
