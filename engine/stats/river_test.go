package stats

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"binfall/engine/process"
)

// play throws balls and shows the river every round but the skipped ones.
func play(river *River, n, rounds int, skip func(round int) bool) {
	r := rand.New(rand.NewPCG(1, 2))
	s := process.NewState(n, nil, nil)
	for t := 0; ; t++ {
		if !skip(t) {
			river.Add(int64(t), s)
		}
		if t == rounds {
			return
		}
		s.Place(r.IntN(n), 1)
		s.EndRound()
	}
}

func never(int) bool { return false }

func TestRiverKeepsEvenlySpacedRounds(t *testing.T) {
	for _, c := range []struct {
		most    int
		rounds  int
		spacing int64
	}{{8, 7, 1}, {8, 8, 2}, {8, 100, 16}, {64, 1000, 16}} {
		river := NewRiver(c.most, 1)
		play(river, 10, c.rounds, never)
		if river.Spacing() != c.spacing || len(river.Columns()) > c.most || !river.Complete(int64(c.rounds)) {
			t.Errorf("%+v: spacing %d, %d columns", c, river.Spacing(), len(river.Columns()))
		}
		for i, column := range river.Columns() {
			bins, balls := int32(0), int64(0)
			for k, b := range column.Bins {
				bins += b
				balls += int64(b) * int64(column.Low+int32(k)*column.Step)
			}
			if column.Round != int64(i)*c.spacing || bins != 10 || balls != column.Balls || balls != column.Round {
				t.Errorf("%+v: column %d is %+v", c, i, column)
			}
		}
	}
}

// What is missed is missing, and what comes later fills it: in the end the columns are those of a run seen whole.
func TestRiverFillsGaps(t *testing.T) {
	whole, parts := NewRiver(16, 1), NewRiver(16, 1)
	play(whole, 7, 90, never)
	play(parts, 7, 90, func(round int) bool { return round < 40 })
	if parts.Complete(90) || !reflect.DeepEqual(parts.Columns(), whole.Columns()[5:]) {
		t.Errorf("with a gap: %d columns, whole %d", len(parts.Columns()), len(whole.Columns()))
	}
	play(parts, 7, 90, func(round int) bool { return round > 60 })
	if !reflect.DeepEqual(parts, whole) {
		t.Error("the filled river differs from the whole one")
	}
}

func TestRiverBoundsLevels(t *testing.T) {
	river := NewRiver(4, 1)
	river.Add(0, state(0, 1, 5000, 1<<30))
	c := river.Columns()[0]
	if len(c.Bins) > mostLevels || c.Bins[0] != 3 || c.Bins[len(c.Bins)-1] != 1 {
		t.Errorf("%d levels of %d", len(c.Bins), c.Step)
	}
}
