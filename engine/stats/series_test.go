package stats

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// A thinned series is bounded, in order, a part of the whole, and has its ends and
// extremes.
func TestSeriesKeepsExtremes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		limit := rapid.IntRange(2, 20).Draw(t, "limit")
		values := rapid.SliceOfN(rapid.Float64Range(-5, 5), 1, 500).Draw(t, "values")
		s := NewSeries(limit)
		low, high := math.Inf(1), math.Inf(-1)
		round := int64(0)
		whole := map[Figures]bool{}
		for i, v := range values {
			if i > 0 {
				round += rapid.Int64Range(1, 3).Draw(t, "step")
			}
			f := Figures{Rounds: round, Gap: v}
			s.Add(f)
			whole[f] = true
			low, high = math.Min(low, v), math.Max(high, v)
		}
		kept := s.Kept()
		seenLow, seenHigh := math.Inf(1), math.Inf(-1)
		for i, x := range kept {
			if !whole[x] || i > 0 && kept[i-1].Rounds >= x.Rounds {
				t.Fatalf("kept %v", kept)
			}
			seenLow, seenHigh = math.Min(seenLow, x.Gap), math.Max(seenHigh, x.Gap)
		}
		if len(kept) > 4*limit || kept[0].Gap != values[0] || kept[len(kept)-1].Gap != values[len(values)-1] || seenLow != low || seenHigh != high {
			t.Fatalf("kept %v of %v", kept, values)
		}
	})
}

func TestLorenz(t *testing.T) {
	s := state(3, 2, 1, 0)
	want := []Point{{0, 0}, {0.25, 0}, {0.5, 1.0 / 6}, {0.75, 0.5}, {1, 1}}
	for i, p := range Lorenz(s, s.Profile()) {
		if math.Abs(p.X-want[i].X)+math.Abs(p.Y-want[i].Y) > 1e-12 {
			t.Errorf("point %d: got %v, want %v", i, p, want[i])
		}
	}
	if got := Least(s.Profile(), 3); got != 3 {
		t.Errorf("the least three bins hold %d, want 3", got)
	}
	if got := Least(s.Profile(), 9); got != 6 {
		t.Errorf("all bins hold %d, want 6", got)
	}
}

func TestSwaps(t *testing.T) {
	s := state(3, 1)
	w := NewSwaps(s, 0, 1)
	for i, c := range []struct {
		bin   int
		met   bool
		swaps int64
	}{{1, false, 0}, {1, true, 0}, {0, true, 0}, {1, true, 0}, {1, true, 1}, {0, true, 1}, {0, true, 2}} {
		s.Place(c.bin, 1)
		if w.Observe(s); w.Met != c.met || w.Count != c.swaps {
			t.Errorf("step %d: met %v after %d swaps, want %v after %d", i, w.Met, w.Count, c.met, c.swaps)
		}
	}
}
