// Package rng draws random numbers that have addresses instead of an order.
//
// Every word is a pure function of (seed, purpose, replicate, round, index,
// attempt). So two rules meet the same candidates whatever else each of them
// draws, a run may be continued at any round without replaying a generator, and
// a draw made for the picture cannot disturb a result.
//
// A [Stream] fixes everything but the round: word t is
//
//	mix(a + t·φ, b)
//
// with two keys a, b and φ the odd 64-bit golden ratio. With b = 0 it is the
// SplitMix64 sequence of Steele, Lea and Flood (Fast Splittable Pseudorandom
// Number Generators, OOPSLA 2014) with the constants of Stafford's variant 13.
// The second key enters between the two multiplications, so that streams are
// not shifted copies of one another.
//
// Bounded draws are exactly uniform: multiply-shift with rejection (Lemire, Fast
// Random Integer Generation in an Interval, ACM TOMACS 2019). A rejected draw
// takes attempt 1, 2, … of the same index, never another index. For n <= 2^32
// draws 2k and 2k+1 are the halves of word k; above that draw k is the whole
// word k.
package rng

import "math/bits"

// Purpose keeps draws for different ends apart.
type Purpose uint64

// The purposes. Their numbers belong to the rules version: they never change.
const (
	Arrival Purpose = 1 + iota // candidates and edges
	Rule                       // a rule's own questions
	Tie                        // coins that break ties
	Graph                      // random base graphs
	Start                      // start profiles and start memory
	Display                    // anything that is only drawn
)

const golden = 0x9e3779b97f4a7c15

// Stream is the words of one (seed, purpose, replicate, index, attempt).
type Stream struct{ a, b uint64 }

// NewStream derives the two keys of a stream.
func NewStream(seed uint64, p Purpose, replicate, index, attempt uint64) Stream {
	return root(seed, p, replicate).absorb(index).absorb(attempt)
}

// root is what all streams of a purpose share.
func root(seed uint64, p Purpose, replicate uint64) Stream {
	pi := Stream{a: 0x243f6a8885a308d3, b: 0x13198a2e03707344} // the first digits of π's fraction
	return pi.absorb(seed).absorb(uint64(p)).absorb(replicate)
}

// absorb mixes one part of an address into both keys.
func (s Stream) absorb(x uint64) Stream {
	s.a = mix(s.a*golden+x, 0)
	s.b = mix(s.b*golden+x, s.a)
	return s
}

// Word returns the word of round t.
func (s Stream) Word(t uint64) uint64 { return mix(s.a+t*golden, s.b) }

func mix(z, key uint64) uint64 {
	z = (z^z>>30)*0xbf58476d1ce4e5b9 ^ key
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// kept is how many first-attempt streams [Draws] keeps: 16 candidates in halves.
const kept = 8

// Draws answers the questions of one purpose, round by round.
type Draws struct {
	root    Stream
	round   uint64
	streams [kept]Stream
}

// NewDraws returns the draws of a purpose, at round 0.
func NewDraws(seed uint64, p Purpose, replicate uint64) *Draws {
	d := &Draws{root: root(seed, p, replicate)}
	for i := range d.streams {
		d.streams[i] = d.root.absorb(uint64(i)).absorb(0)
	}
	return d
}

// At moves to a round; it costs nothing.
func (d *Draws) At(round int64) { d.round = uint64(round) }

// Stream returns the stream of an index at an attempt, for loops over rounds.
func (d *Draws) Stream(index, attempt uint64) Stream {
	if attempt == 0 && index < kept {
		return d.streams[index]
	}
	return d.root.absorb(index).absorb(attempt)
}

// Uniform returns draw number index of the round: uniform on 0..n-1, n > 0.
func (d *Draws) Uniform(index int, n uint64) uint64 {
	if n > 1<<32 {
		return d.wide(uint64(index), n)
	}
	word, shift := uint64(index)>>1, uint(index&1)*32
	for attempt := uint64(0); ; attempt++ {
		half := d.Stream(word, attempt).Word(d.round) >> shift & 0xffffffff
		product := half * n
		if low := product & 0xffffffff; low >= n || low >= (1<<32)%n {
			return product >> 32
		}
	}
}

// wide is Uniform for n > 2^32, by whole words.
func (d *Draws) wide(index, n uint64) uint64 {
	for attempt := uint64(0); ; attempt++ {
		high, low := bits.Mul64(d.Stream(index, attempt).Word(d.round), n)
		if low >= n || low >= -n%n {
			return high
		}
	}
}

// Bernoulli returns draw number index of the round: true with probability
// num/den exactly, 0 <= num <= den, den > 0.
func (d *Draws) Bernoulli(index int, num, den uint64) bool {
	return num == den || num > 0 && d.Uniform(index, den) < num
}
