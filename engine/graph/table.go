package graph

import (
	"bytes"
	"hash/maphash"
	"strconv"
	"unicode/utf8"
)

// table numbers texts in the order in which they are first met. It is a hash table
// with linear probing. Short texts, which are most, lie in the slots themselves, so
// that a look-up waits for memory once; for longer ones a slot keeps the hash. The hash
// is seeded by chance, so that no file can be made to collide; what comes out does not
// depend on it.
//
// As long as the texts only count upwards, n0, n1, n2 and so on, as programs like to
// call vertices, neither slots nor texts are kept.
type table struct {
	names
	counting bool
	size     int
	seed     maphash.Seed
	slots    []slot // a power of two of them
}

type slot struct {
	low, high uint32 // see key
	number    int32  // 1 more than that of the text, 0 for a free slot
}

func newTable() *table {
	return &table{counting: true}
}

func (t *table) len() int { return t.size }

// count is index while texts count upwards; false if this one does not.
func (t *table) count(text []byte) (v int32, fresh, ok bool) {
	digits := len(text)
	for digits > 0 && isDigit(text[digits-1]) {
		digits--
	}
	if t.size == 0 {
		for digits < len(text)-1 && text[digits] == '0' {
			digits++
		}
		number, ok := small(text[digits:])
		if !ok || number > 1<<30 || !utf8.Valid(text) {
			return 0, false, false
		}
		t.prefix, t.first, t.size = string(text[:digits]), number, 1
		return 0, true, true
	}
	digits = len(t.prefix)
	if len(text) <= digits || len(text) > digits+9 || string(text[:digits]) != t.prefix || text[digits] == '0' && len(text) > digits+1 {
		return 0, false, false
	}
	for _, c := range text[digits:] {
		if !isDigit(c) {
			return 0, false, false
		}
		v = 10*v + int32(c-'0')
	}
	if v -= t.first; v < 0 || int(v) > t.size {
		return 0, false, false
	}
	if int(v) == t.size {
		t.size++
		return v, true, true
	}
	return v, false, true
}

// keep turns from counting to a table of what has been counted.
func (t *table) keep() {
	counted := names{prefix: t.prefix, first: t.first}
	size := t.size
	*t = table{names: names{starts: []int32{0}}, seed: maphash.MakeSeed(), slots: make([]slot, 64)}
	var text []byte
	for v := range size {
		text = strconv.AppendInt(append(text[:0], counted.prefix...), int64(v)+int64(counted.first), 10)
		t.index(text)
	}
}

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
	if t.counting {
		if v, fresh, ok := t.count(text); ok {
			return v, fresh
		}
		t.keep()
	}
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
	v = int32(t.size)
	t.size++
	t.slots[at] = slot{low, high, v + 1}
	t.text = append(t.text, text...)
	t.starts = append(t.starts, int32(len(t.text)))
	if 4*t.size > 3*len(t.slots) {
		t.rehash()
	}
	return v, true
}

func (t *table) rehash() {
	t.slots = make([]slot, 2*len(t.slots))
	mask := uint64(len(t.slots) - 1)
	for v := range t.size {
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
