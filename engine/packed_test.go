package engine

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// What is packed comes back, at the limits of every width, into old memory and into new.
func TestPacked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		spread := rapid.SampledFrom([]int32{0, 1, 255, 256, 65535, 65536, math.MaxInt32}).Draw(t, "spread")
		least := rapid.Int32Range(0, math.MaxInt32-spread).Draw(t, "least")
		loads := rapid.SliceOfN(rapid.Int32Range(least, least+spread), 1, 50).Draw(t, "loads")
		p := pack(loads)
		width := 4
		switch actual := slices.Max(loads) - slices.Min(loads); {
		case actual <= 255:
			width = 1
		case actual <= 65535:
			width = 2
		}
		if p.size() != width*len(loads) {
			t.Fatalf("%d bytes for %d loads, want %d a load", p.size(), len(loads), width)
		}
		old := make([]int32, len(loads))
		if got := p.unpack(old); !slices.Equal(got, loads) || &got[0] != &old[0] {
			t.Fatalf("got %v, want %v", got, loads)
		}
		if got := p.unpack(nil); !slices.Equal(got, loads) {
			t.Fatalf("got %v, want %v", got, loads)
		}
	})
}
