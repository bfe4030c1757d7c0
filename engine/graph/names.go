package graph

import (
	"bytes"
	"hash/maphash"
	"strconv"
)

// names says what vertices are called: first, first+1, … unless there is a list of
// numbers or one of texts.
type names struct {
	first   int32
	numbers []int32
	text    []byte  // all names without anything between them
	starts  []int32 // the name of v is text[starts[v]:starts[v+1]]
}

func (n *names) name(v int32) string {
	switch {
	case n.starts != nil:
		return string(n.text[n.starts[v]:n.starts[v+1]])
	case n.numbers != nil:
		return strconv.Itoa(int(n.numbers[v]))
	}
	return strconv.Itoa(int(v) + int(n.first))
}

// table numbers texts in the order in which they are first met. It is a hash table
// with linear probing. Short texts, which are most, lie in the slots themselves, so
// that a look-up waits for memory once; for longer ones a slot keeps the hash. The hash
// is seeded by chance, so that no file can be made to collide; what comes out does not
// depend on it.
type table struct {
	names
	seed  maphash.Seed
	slots []slot // a power of two of them
}

type slot struct {
	low, high uint32 // see key
	number    int32  // 1 more than that of the text, 0 for a free slot
}

func newTable() *table {
	return &table{names: names{starts: []int32{0}}, seed: maphash.MakeSeed(), slots: make([]slot, 64)}
}

func (t *table) len() int { return len(t.starts) - 1 }

const longKey = 0xff << 24

// key is, for up to 7 bytes, these and their number, otherwise 56 bits of the hash.
func key(text []byte, hash uint64) (low, high uint32) {
	if len(text) > 7 {
		return uint32(hash), uint32(hash>>32) | longKey
	}
	word := uint64(len(text)) << 56
	for i, c := range text {
		word |= uint64(c) << (8 * i)
	}
	return uint32(word), uint32(word >> 32)
}

// index gives the number of a text, and whether it is new.
func (t *table) index(text []byte) (v int32, fresh bool) {
	hash := maphash.Bytes(t.seed, text)
	low, high := key(text, hash)
	mask := uint64(len(t.slots) - 1)
	at := hash & mask
	for t.slots[at].number != 0 {
		s := t.slots[at]
		if s.low == low && s.high == high {
			v := s.number - 1
			if high < longKey || bytes.Equal(t.text[t.starts[v]:t.starts[v+1]], text) {
				return v, false
			}
		}
		at = (at + 1) & mask
	}
	v = int32(t.len())
	t.slots[at] = slot{low, high, v + 1}
	t.text = append(t.text, text...)
	t.starts = append(t.starts, int32(len(t.text)))
	if 4*t.len() > 3*len(t.slots) {
		t.rehash()
	}
	return v, true
}

func (t *table) rehash() {
	t.slots = make([]slot, 2*len(t.slots))
	mask := uint64(len(t.slots) - 1)
	for v := range t.len() {
		text := t.text[t.starts[v]:t.starts[v+1]]
		hash := maphash.Bytes(t.seed, text)
		low, high := key(text, hash)
		at := hash & mask
		for t.slots[at].number != 0 {
			at = (at + 1) & mask
		}
		t.slots[at] = slot{low, high, int32(v) + 1}
	}
}

// plain gives the names, without texts when these only count from 0 or 1 upwards.
func (t *table) plain() names {
	for first := range int32(2) {
		if t.counts(first) {
			return names{first: first}
		}
	}
	return t.names
}

func (t *table) counts(first int32) bool {
	var digits [12]byte
	for v := range t.len() {
		want := strconv.AppendInt(digits[:0], int64(v)+int64(first), 10)
		if !bytes.Equal(t.text[t.starts[v]:t.starts[v+1]], want) {
			return false
		}
	}
	return true
}
