package engine

import (
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// However a run is cut into calls and seeks, what is kept of it is the same; and keeping changes no load.
func TestRecordIgnoresChunks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawConfig(t)
		whole, cut := mustRun(t, c), mustRun(t, c)
		whole.Record(true)
		whole.Advance(math.MaxInt64)
		cut.Record(true)
		for !cut.Done() {
			if cut.Advance(rapid.Int64Range(1, 3000).Draw(t, "rounds")); rapid.Bool().Draw(t, "back") {
				cut.SeekTo(cut.Round() - rapid.Int64Range(0, 2000).Draw(t, "by"))
			}
			if rapid.Bool().Draw(t, "watch") {
				cut.Watch(true)
			}
		}
		for i := range whole.Lanes() {
			if !reflect.DeepEqual(whole.River(i), cut.River(i)) {
				t.Fatalf("lane %d: rivers differ", i)
			}
		}
		plain := mustRun(t, c)
		if plain.Advance(math.MaxInt64); plain.Digest() != whole.Digest() {
			t.Fatal("keeping a record changed the loads")
		}
	})
}

func mustRun(t *rapid.T, c Config) *Run {
	r, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A record that begins late has a gap, which playing again fills.
func TestReplayFillsTheRecord(t *testing.T) {
	r := newRun(t, parse(t, "n=20&m=100n&seed=1&p=d-choice"))
	r.Advance(1500)
	if r.River(0) != nil {
		t.Fatal("a record that nobody asked for")
	}
	digest := r.Digest()
	r.Record(true)
	if r.River(0).Complete(1500) {
		t.Error("complete from the middle")
	}
	r.SeekTo(0)
	if r.Advance(1500); !r.River(0).Complete(1500) || r.Round() != 1500 || r.Digest() != digest {
		t.Errorf("after the replay: round %d, %d columns", r.Round(), len(r.River(0).Columns()))
	}
	r.Record(false)
	if r.Advance(math.MaxInt64); r.River(0).Complete(2000) {
		t.Error("kept what nobody asked for")
	}
}

// With many bins the columns are few and known from the start.
func TestRecordOfManyBinsIsCheap(t *testing.T) {
	r := newRun(t, parse(t, "n=1000000&m=20n&seed=1&p=one-choice"))
	most, spacing := r.columns()
	if most > mostColumns || uint64(most)*r.Bins > 2*lookSteps || 20_000_000/spacing >= int64(most) {
		t.Errorf("%d columns, %d rounds apart", most, spacing)
	}
}
