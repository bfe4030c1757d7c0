package process

import (
	"math"
	"slices"
	"testing"
)

func TestPast(t *testing.T) {
	p := Past{From: 4, To: 4}
	for i, placed := range [][]Move{{{Bin: 2, Balls: 1}}, {{Bin: 0, Balls: 2}, {Bin: 2, Balls: 1}, {Bin: 0, Balls: 1}}, {{Bin: 2, Balls: 1}}} {
		p.Add(&Event{Round: int64(5 + i), Placed: placed})
	}
	if p.From != 4 || p.To != 7 {
		t.Errorf("from %d to %d", p.From, p.To)
	}
	for _, c := range []struct {
		bin, most int
		want      []Gain
	}{
		{0, 4, []Gain{{6, 3}}}, {1, 4, nil}, {2, 4, []Gain{{5, 1}, {6, 1}, {7, 1}}}, {2, 2, []Gain{{6, 1}, {7, 1}}},
	} {
		if got := p.Last(c.bin, c.most); !slices.Equal(got, c.want) {
			t.Errorf("last %d of bin %d: %v, want %v", c.most, c.bin, got, c.want)
		}
	}
}

// With many balls a round fewer rounds are kept, and those whole.
func TestPastIsBounded(t *testing.T) {
	var p Past
	const balls = 1000
	placed := make([]Move, balls)
	for i := range placed {
		placed[i] = Move{Bin: i, Balls: 1}
	}
	for round := int64(1); round <= 2000; round++ {
		p.Add(&Event{Round: round, Placed: placed})
		if len(p.gains) > mostGains+balls {
			t.Fatalf("round %d: %d gains", round, len(p.gains))
		}
	}
	if p.From == 0 || p.To != 2000 {
		t.Errorf("from %d to %d", p.From, p.To)
	}
	for _, bin := range []int{0, balls - 1} {
		last := p.Last(bin, math.MaxInt)
		if int64(len(last)) != p.To-p.From || last[0].Round != p.From+1 {
			t.Errorf("bin %d: %d rounds from %d, want all after %d", bin, len(last), last[0].Round, p.From)
		}
	}
}
