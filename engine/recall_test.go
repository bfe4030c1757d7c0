package engine

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"binfall/engine/process"
)

// What a recall finds is what a plain replay shows, for every process of the catalogue, and
// the run that is looked at stays as it is.
func TestRecall(t *testing.T) {
	for i, lane := range exactLanes {
		for _, start := range []string{"empty", "two-level~9"} {
			c := parse(t, fmt.Sprintf("n=24&m=1500&seed=%d&start=%s&p=one-choice", i, start))
			c.Lanes = append(c.Lanes, lane)
			t.Run(lane.String()+" "+start, func(t *testing.T) { checkRecall(t, c) })
		}
	}
	for i, lane := range edgeLanes {
		for _, base := range []string{"complete~8", "layered~9~0.9~3", "g6~" + loops, "hypercube~4&order=adversary", "grid~6~7&order=shuffle"} {
			c := parse(t, fmt.Sprintf("g=%s&T=600&seed=%d&p=greedy", base, i))
			c.Lanes = append(c.Lanes, lane)
			t.Run(lane.String()+" "+base, func(t *testing.T) { checkRecall(t, c) })
		}
	}
}

// checkRecall looks back from rounds that are reached by plays and seeks.
func checkRecall(t *testing.T, c Config) {
	run, watched := newRun(t, c), newRun(t, c)
	watched.Watch(true)
	run.Trace()
	watched.Trace()
	run.Record(true)
	watched.Record(true)
	var events [][]process.Event // of each lane
	for range c.Lanes {
		events = append(events, nil)
	}
	for watched.Advance(1) == 1 {
		for i, l := range watched.Lanes() {
			if l.State.Last.Round == watched.Round() {
				events[i] = append(events[i], l.State.Last.Clone())
			}
		}
	}
	r := rand.New(rand.NewPCG(1, c.Seed))
	for range 4 {
		run.Advance(r.Int64N(1200))
		run.SeekTo(r.Int64N(watched.Round() + 1))
		run.Watch(r.IntN(2) == 0)
		before, kept := figures(run), len(run.points.points)
		recall := run.Recall()
		for !recall.Done() {
			recall.Advance(1 + r.Int64N(700))
		}
		if figures(run) != before || len(run.points.points) != kept {
			t.Fatalf("round %d: the run has changed", run.Round())
		}
		for i, l := range run.Lanes() {
			for bin := range l.State.Loads {
				want := gains(events[i][:l.State.Rounds], bin)
				if got := recall.Past(i).Last(bin, 4); !slices.Equal(got, want[max(0, len(want)-4):]) {
					t.Fatalf("round %d, lane %d, bin %d: %v, want the last of %v", run.Round(), i, bin, got, want)
				}
			}
		}
	}
	run.SeekTo(math.MaxInt64)
	if figures(run) != figures(watched) {
		t.Errorf("the run ends with %s, want %s", figures(run), figures(watched))
	}
	for i, l := range run.Lanes() {
		if !reflect.DeepEqual(run.River(i), watched.River(i)) || !slices.Equal(l.Given(), watched.Lanes()[i].Given()) {
			t.Errorf("lane %d: another record", i)
		}
	}
}

// gains is what a bin got in the rounds of some events.
func gains(events []process.Event, bin int) (list []process.Gain) {
	for _, e := range events {
		balls := int32(0)
		for _, m := range e.Placed {
			if m.Bin == bin {
				balls += m.Balls
			}
		}
		if balls > 0 {
			list = append(list, process.Gain{Round: e.Round, Balls: balls})
		}
	}
	return list
}

// In a long run only the last rounds are looked at, of each lane before its own end.
func TestRecallIsBounded(t *testing.T) {
	run := newRun(t, parse(t, "n=300&m=90000&seed=4&p=every~4&p=d-choice"))
	run.SeekTo(80_000)
	recall := run.Recall()
	for !recall.Done() {
		recall.Advance(1000)
	}
	for i, to := range []int64{22_500, 80_000} {
		if past := recall.Past(i); past.To != to || past.From != to-recalledRounds {
			t.Errorf("lane %d: rounds %d to %d", i, past.From, past.To)
		}
	}
	if newRun(t, parse(t, "n=2000000&m=5&seed=4&p=one-choice")).Recall() != nil {
		t.Error("a recall of too many bins")
	}
}
