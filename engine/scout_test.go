package engine

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// scouted plays a scout to its end in pieces.
func scouted(t testing.TB, r *Run, piece func() int64) []Mark {
	t.Helper()
	s := r.Scout()
	if s == nil {
		t.Fatal("no scout")
	}
	for !s.Done() {
		s.Advance(piece())
	}
	return s.Marks()
}

// looked finds the levels of a run by stepping through it and looking at every load.
func looked(t testing.TB, c Config) (list []Mark) {
	t.Helper()
	run := newRun(t, c)
	run.Watch(true)
	top := func(loads []int32) int64 { return int64(slices.Max(loads)) }
	mean := func(i int) int64 {
		sum := int64(0)
		for _, x := range run.Lanes()[i].State.Loads {
			sum += int64(x)
		}
		return sum / int64(c.Bins)
	}
	lanes := len(run.Lanes())
	max, average := make([]int64, lanes), make([]int64, lanes)
	for i, l := range run.Lanes() {
		max[i], average[i] = top(l.State.Loads), mean(i)
	}
	optimum, differed := int64(0), false
	for run.Advance(1) == 1 {
		for i, l := range run.Lanes() {
			if l.State.Rounds < run.Round() {
				continue
			}
			for ; max[i] < top(l.State.Loads); max[i]++ {
				if max[i]+1 >= firstLevel {
					list = append(list, Mark{run.Round(), MarkMaximum, i, max[i] + 1})
				}
			}
			for ; average[i] < mean(i); average[i]++ {
				list = append(list, Mark{run.Round(), MarkAverage, i, average[i] + 1})
			}
		}
		if c.HasGraph() {
			for now := int64(run.Optimum()); optimum < now; optimum++ {
				if optimum+1 >= 2 {
					list = append(list, Mark{run.Round(), MarkOptimum, -1, optimum + 1})
				}
			}
		}
		if !differed && len(ways(run)) > 1 {
			differed = true
			list = append(list, Mark{run.Round(), MarkDiffer, -1, 0})
		}
	}
	return list
}

// ways are the different placements of the lanes that played the present round.
func ways(r *Run) map[string]bool {
	ways := map[string]bool{}
	for _, l := range r.Lanes() {
		if l.State.Rounds < r.Round() {
			continue
		}
		way := ""
		for _, move := range l.State.Last.Placed {
			way += fmt.Sprint(move.Bin, move.Balls, " ")
		}
		ways[way] = true
	}
	return ways
}

// Whatever the pieces, a scout finds what a look at every round finds: all of it if it is
// little, else some of it.
func TestScoutFindsWhatIsThere(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c := drawConfig(rt)
		if rapid.Bool().Draw(rt, "graph") {
			c = drawGraphConfig(rt)
		}
		c.Seeded = true
		run, err := New(c)
		if err != nil {
			rt.Skip(err)
		}
		run.Advance(rapid.Int64Range(0, 100).Draw(rt, "ahead"))
		marks := scouted(t, run, func() int64 { return rapid.Int64Range(1, 500).Draw(rt, "piece") })
		if again := scouted(t, run, func() int64 { return 1 << 40 }); !slices.Equal(marks, again) {
			rt.Fatalf("in one piece %v, in many %v", again, marks)
		}
		there := looked(t, c)
		of := func(list []Mark, kind MarkKind, lane int) (own []Mark) {
			for _, m := range list {
				if m.Kind == kind && (m.Lane == lane || m.Lane == -1) {
					m.Lane = lane
					own = append(own, m)
				}
			}
			return own
		}
		for _, kind := range []MarkKind{MarkMaximum, MarkAverage, MarkDiffer, MarkOptimum} {
			for lane := range run.Lanes() {
				got, want := of(marks, kind, lane), of(there, kind, lane)
				for _, m := range got {
					if !slices.Contains(want, m) {
						rt.Fatalf("%v is not there", m)
					}
				}
				seen := map[int64]bool{}
				for _, m := range want {
					seen[m.Round] = true
				}
				if len(want) <= mostLevels && len(got) != len(seen) {
					rt.Fatalf("%s in lane %d: %v of %v", kind, lane, got, want)
				}
				if len(got) > mostLevels || len(want) > 0 && len(got) == 0 && len(want) > 2*mostLevels {
					rt.Fatalf("%s in lane %d: %d marks of %d", kind, lane, len(got), len(want))
				}
			}
		}
		if !slices.IsSortedFunc(marks, func(a, b Mark) int { return int(a.Round - b.Round) }) || len(marks) > mostMarks {
			rt.Fatalf("%v", marks)
		}
	})
}

func TestScoutThins(t *testing.T) {
	for _, c := range []struct {
		query string
		want  string
	}{
		{"n=2&m=40&seed=1&p=one-choice", "20: 2 4 6 8 10 12 14 16 18 20"},
		{"n=1&m=5&seed=1&p=one-choice", "5: 1 2 3 4 5"},
		{"n=3&m=3000&seed=1&p=one-choice", "1000: 100 200 300 400 500 600 700 800 900 1000"},
	} {
		run := newRun(t, parse(t, c.query))
		text, last := "", int64(0)
		for _, m := range scouted(t, run, func() int64 { return 7 }) {
			if m.Kind == MarkAverage {
				text += fmt.Sprint(" ", m.Level)
				last = m.Level
			}
		}
		if got := fmt.Sprint(last, ":", text); got != c.want {
			t.Errorf("%s: %s, want %s", c.query, got, c.want)
		}
	}
}

func TestScoutLeavesTheRunAlone(t *testing.T) {
	run := newRun(t, parse(t, "g=cycle~20&T=60&seed=3&p=greedy&p=random-end&at=7"))
	run.SeekTo(7)
	before := run.Digest()
	scouted(t, run, func() int64 { return 10 })
	if run.Round() != 7 || run.Digest() != before {
		t.Error("the run moved")
	}
	if long := newRun(t, parse(t, "n=10&m=200001&seed=1")); long.Scout() != nil {
		t.Error("a scout for a run that is too long")
	}
	if large := newRun(t, parse(t, "n=3000000&m=10&seed=1&p=one-choice&p=every")); large.Scout() != nil {
		t.Error("a scout for a run with too many bins")
	}
}

func TestMarkText(t *testing.T) {
	for want, m := range map[string]Mark{
		"the maximum reaches 7 in lane B":                 {5, MarkMaximum, 1, 7},
		"the average reaches 3":                           {5, MarkAverage, -1, 3},
		"the lanes choose differently for the first time": {5, MarkDiffer, -1, 0},
		"the optimum rises to 2":                          {5, MarkOptimum, -1, 2},
	} {
		if got := m.Text(2); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := (Mark{5, MarkMaximum, 0, 7}).Text(1); got != "the maximum reaches 7" {
		t.Errorf("%q", got)
	}
}
