package rng

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"
	"pgregory.net/rapid"
)

// The first words of SplitMix64 from state 0 and state 1234567 are printed in
// the test files of several implementations, among them Vigna's splitmix64.c
// as run by the Rosetta Code task "Pseudo-random numbers/Splitmix64".
func TestStreamIsSplitMix64(t *testing.T) {
	for _, c := range []struct {
		state uint64
		want  []uint64
	}{
		{0, []uint64{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f}},
		{1234567, []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821}},
	} {
		s := Stream{a: c.state}
		for i, want := range c.want {
			if got := s.Word(uint64(i) + 1); got != want {
				t.Errorf("state %d word %d: got %d, want %d", c.state, i, got, want)
			}
		}
	}
}

// Frozen: these words decide every result of rules version 0.
func TestWordsAreFrozen(t *testing.T) {
	for _, c := range []struct {
		seed      uint64
		p         Purpose
		replicate uint64
		index     uint64
		attempt   uint64
		round     uint64
		want      uint64
	}{
		{0, 1, 0, 0, 0, 0, 0x77ebd35c9968468a},
		{42, 1, 0, 0, 0, 1, 0xb69c00f849c0b48f},
		{42, 1, 0, 3, 0, 57, 0xb3148445164bbcef},
		{42, 2, 0, 0, 0, 57, 0x67967559c19db080},
		{18446744073709551615, 3, 7, 1, 2, 1099511627776, 0x2d2a50d9f8f9310},
	} {
		if got := NewStream(c.seed, c.p, c.replicate, c.index, c.attempt).Word(c.round); got != c.want {
			t.Errorf("%+v: got %#x", c, got)
		}
	}
}

// chiSquare returns the p-value of observed counts against equal expectations.
func chiSquare(counts []int, total int) float64 {
	expected := float64(total) / float64(len(counts))
	sum := 0.0
	for _, c := range counts {
		sum += (float64(c) - expected) * (float64(c) - expected) / expected
	}
	return distuv.ChiSquared{K: float64(len(counts) - 1)}.Survival(sum)
}

// The bound is uniform also where 2^32 mod n is as awkward as can be. Each n is
// cut into equal residue classes and equal intervals; false alarm 1e-6 each.
func TestUniformAtAwkwardN(t *testing.T) {
	const total = 300_000
	for _, n := range []uint64{1, 2, 3, 7, 1_000_003, 1<<31 - 1, 1<<32 - 5, 1 << 32, 1<<32 + 15, 1<<62 - 57, 3 << 62} {
		classes := min(n, 97)
		byResidue, byInterval := make([]int, classes), make([]int, classes)
		d := NewDraws(7, Arrival, 0)
		for i := range total {
			d.At(int64(i / 4))
			x := d.Uniform(i%4, n)
			if x >= n {
				t.Fatalf("n=%d: drew %d", n, x)
			}
			byResidue[x%classes]++
			byInterval[int(float64(x)/float64(n)*float64(classes))%int(classes)]++
		}
		if classes == 1 {
			continue
		}
		if p := chiSquare(byResidue, total); p < 1e-6 {
			t.Errorf("n=%d: residues, p=%g", n, p)
		}
		if p := chiSquare(byInterval, total); p < 1e-6 {
			t.Errorf("n=%d: intervals, p=%g", n, p)
		}
	}
}

// With n = 3·2^30 multiply-shift alone would give every third value twice the
// weight of its neighbours: the rejection is what this test sees.
func TestRejectionRemovesTheBias(t *testing.T) {
	const n, total = 3 << 30, 300_000
	counts := make([]int, 3)
	d := NewDraws(11, Arrival, 0)
	for i := range total {
		d.At(int64(i))
		counts[d.Uniform(0, n)%3]++
	}
	if p := chiSquare(counts, total); p < 1e-6 {
		t.Errorf("counts %v, p=%g", counts, p)
	}
}

func TestDrawsDependOnTheirAddressAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed, replicate := rapid.Uint64().Draw(t, "seed"), rapid.Uint64().Draw(t, "replicate")
		n := rapid.Uint64Range(1, math.MaxUint64).Draw(t, "n")
		round := rapid.Int64Range(0, math.MaxInt64).Draw(t, "round")
		index := rapid.IntRange(0, 40).Draw(t, "index")
		a, b := NewDraws(seed, Rule, replicate), NewDraws(seed, Rule, replicate)
		for i := range rapid.IntRange(0, 5).Draw(t, "others") {
			a.At(int64(i))
			a.Uniform(i, n)
		}
		a.At(round)
		b.At(round)
		if x, y := a.Uniform(index, n), b.Uniform(index, n); x != y || x >= n {
			t.Fatalf("got %d and %d below %d", x, y, n)
		}
	})
}

func TestAddressesDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(4) {
		for p := Arrival; p <= Display; p++ {
			for replicate := range uint64(3) {
				for index := range uint64(20) {
					for attempt := range uint64(3) {
						for round := range uint64(5) {
							seen[NewStream(seed, p, replicate, index, attempt).Word(round)] = true
						}
					}
				}
			}
		}
	}
	if want := 4 * 6 * 3 * 20 * 3 * 5; len(seen) != want {
		t.Errorf("%d different words of %d", len(seen), want)
	}
}

func TestBernoulli(t *testing.T) {
	d := NewDraws(3, Rule, 0)
	const total = 200_000
	for _, c := range []struct{ num, den uint64 }{{0, 1}, {1, 1}, {1, 2}, {1, 1_000_000_000}, {999_999_999, 1_000_000_000}, {3, 10}} {
		hits := 0
		for i := range total {
			d.At(int64(i))
			if d.Bernoulli(0, c.num, c.den) {
				hits++
			}
		}
		p := float64(c.num) / float64(c.den)
		if sd := math.Sqrt(p * (1 - p) * total); math.Abs(float64(hits)-p*total) > 5*sd+1 { // false alarm below 1e-6
			t.Errorf("%d/%d: %d of %d", c.num, c.den, hits, total)
		}
	}
}

func BenchmarkUniform(b *testing.B) {
	d := NewDraws(1, Arrival, 0)
	var sum uint64
	for i := range b.N {
		d.At(int64(i))
		sum += d.Uniform(0, 1_000_003)
	}
	sink = sum
}

var sink uint64
