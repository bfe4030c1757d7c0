package engine

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/process"
)

func parse(t testing.TB, query string) Config {
	t.Helper()
	c, err := ParseQuery(query)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func newRun(t testing.TB, c Config) *Run {
	t.Helper()
	r, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// drawLane draws a process of the catalogue with arguments in range.
func drawLane(t *rapid.T) Choice {
	lane := rapid.SampledFrom(exactLanes).Draw(t, "lane")
	return Choice{lane.Name, slices.Clone(lane.Args)}
}

func drawConfig(t *rapid.T) Config {
	c, err := ParseQuery(fmt.Sprintf("p=one-choice&n=%d&m=%d&seed=%d&rep=%d",
		rapid.IntRange(1, 50).Draw(t, "n"), rapid.IntRange(0, 6000).Draw(t, "m"),
		rapid.Uint64().Draw(t, "seed"), rapid.Uint64().Draw(t, "rep")))
	if err != nil {
		t.Fatal(err)
	}
	if m, _ := c.Balls.Of(c.Bins); c.Bins >= 2 && m > 100 && rapid.Bool().Draw(t, "pair") {
		c.Start = Choice{"pair", []string{"20", "2"}}
	}
	c.Lanes = []Choice{}
	for range rapid.IntRange(1, 4).Draw(t, "lanes") {
		lane := drawLane(t)
		if b, _ := lane.bind(""); b.fits("", c.Bins) != nil {
			lane = Choice{Name: "one-choice"}
		}
		c.Lanes = append(c.Lanes, lane)
	}
	return c
}

// figures identifies a run's state beyond the digest.
func figures(r *Run) string {
	var b strings.Builder
	fmt.Fprint(&b, r.Round(), r.Digest(), r.Done())
	for i, l := range r.Lanes() {
		s := l.State
		if w := l.Swaps(); w != nil {
			fmt.Fprint(&b, " ", *w)
		}
		fmt.Fprint(&b, " ", r.LaneDigest(i), s.Balls, s.Rounds, s.Samples, s.Max(), s.Min(), l.Done())
	}
	return b.String()
}

// Any chunking of Advance and any order of seeks give the straight run.
func TestChunksAndSeeks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawConfig(t)
		if rapid.Bool().Draw(t, "on a graph") {
			c = drawGraphConfig(t)
		}
		straight, other := mustNew(t, c), mustNew(t, c)
		var at []string // figures by round
		for at = append(at, figures(straight)); straight.Advance(1) == 1; {
			at = append(at, figures(straight))
		}
		last := int64(len(at) - 1)
		for range 12 {
			if rapid.Bool().Draw(t, "seek") {
				round := rapid.Int64Range(-1, last+3).Draw(t, "round")
				other.SeekTo(round)
				if want := min(max(round, 0), last); other.Round() != want {
					t.Fatalf("seek to %d of %d came to %d", round, last, other.Round())
				}
			} else {
				before, n := other.Round(), rapid.Int64Range(0, 3000).Draw(t, "rounds")
				if played := other.Advance(n); played != other.Round()-before || played != min(n, last-before) {
					t.Fatalf("advance by %d at %d of %d played %d", n, before, last, played)
				}
			}
			if got := figures(other); got != at[other.Round()] {
				t.Fatalf("round %d: got %s, want %s", other.Round(), got, at[other.Round()])
			}
		}
	})
}

func mustNew(t *rapid.T, c Config) *Run {
	r, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Checkpoints are thinned many times in a long run, and the seeks stay right.
func TestSeekInALongRun(t *testing.T) {
	c := parse(t, "n=3&m=3000000&seed=5&p=one-plus-beta~0.7&p=every~3")
	straight := newRun(t, c)
	want := map[int64]string{}
	for straight.Advance(99_999) > 0 {
		want[straight.Round()] = figures(straight)
	}
	r := newRun(t, c)
	r.Advance(math.MaxInt64)
	if n := len(r.points.points); n > mostCheckpoints || n < mostCheckpoints/3 {
		t.Errorf("%d checkpoints every %d rounds", n, r.points.spacing)
	}
	bytes := 0
	for _, p := range r.points.points {
		bytes += p.bytes
	}
	if bytes != r.points.bytes {
		t.Errorf("checkpoints of %d bytes are counted as %d", bytes, r.points.bytes)
	}
	for round, figure := range want { // in any order, forwards and back
		if r.Leap(round); r.Round() > round || round-r.Round() > r.points.spacing {
			t.Errorf("a leap towards round %d ends at %d", round, r.Round())
		}
		r.SeekTo(round)
		if got := figures(r); got != figure {
			t.Errorf("round %d: got %s, want %s", round, got, figure)
		}
	}
}

// How Advance is called leaves no trace in the checkpoints: only evenly spaced
// rounds are kept, however many calls there are.
func TestSmallStepsKeepFewCheckpoints(t *testing.T) {
	c := parse(t, "n=5&m=300000&seed=1&p=one-choice")
	whole, stepped, forward := newRun(t, c), newRun(t, c), newRun(t, c)
	forward.Forward()
	whole.Advance(math.MaxInt64)
	for stepped.Advance(1) == 1 {
	}
	for forward.Advance(1) == 1 {
	}
	for _, r := range []*Run{stepped, forward} {
		if figures(r) != figures(whole) {
			t.Fatalf("got %s, want %s", figures(r), figures(whole))
		}
	}
	if a, b := stepped.points, whole.points; a.spacing != b.spacing || len(a.points) != len(b.points) {
		t.Errorf("%d checkpoints every %d rounds, want %d every %d", len(a.points), a.spacing, len(b.points), b.spacing)
	}
	if len(forward.points.points) != 1 {
		t.Errorf("a run without seeks keeps %d checkpoints", len(forward.points.points))
	}
}

// Lanes meet the same candidates at every round, each as many as it asks for.
func TestLanesShareCandidates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := mustNew(t, drawConfig(t))
		r.Watch(true)
		for r.Advance(1) == 1 {
			longest := []process.Candidate{}
			for _, l := range r.Lanes() {
				if e := l.State.Last; e.Round == r.Round() && len(e.Candidates) > len(longest) && l.Name != "always-go-left" {
					longest = e.Candidates
				}
			}
			for _, l := range r.Lanes() {
				if l.Name == "always-go-left" || l.State.Last.Round != r.Round() {
					continue // moves the candidates into its groups; waits for the others
				}
				for j, candidate := range l.State.Last.Candidates {
					if want := longest[j].Bin; candidate.Bin != want {
						t.Fatalf("round %d: %s met bin %d as candidate %d, others %d", r.Round(), l, candidate.Bin, j, want)
					}
				}
			}
		}
	})
}

// Bin by bin "every of d" holds at least what "fullest of d" of the same link
// holds, at every round while both run (Redlich 2014, the coupling of UNIFORM and
// GREEDY).
func TestCouplingDominates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.IntRange(1, 16).Draw(t, "d")
		c, err := ParseQuery(fmt.Sprintf("n=%d&m=%d&seed=%d&p=every~%d&p=fullest~%d",
			rapid.IntRange(d, 60).Draw(t, "n"), rapid.IntRange(1, 3000).Draw(t, "m"), rapid.Uint64().Draw(t, "seed"), d, d))
		if err != nil {
			t.Fatal(err)
		}
		r := mustNew(t, c)
		uniform, greedy := r.Lanes()[0], r.Lanes()[1]
		for !uniform.Done() && r.Advance(1) == 1 {
			if c := r.Couplings(); len(c) != 1 || c[0] != (Coupling{0, 1, true}) {
				t.Fatalf("round %d: couplings %+v", r.Round(), c)
			}
			for i, x := range uniform.State.Loads {
				if x < greedy.State.Loads[i] {
					t.Fatalf("round %d, bin %d: %d < %d", r.Round(), i, x, greedy.State.Loads[i])
				}
			}
		}
	})
}

// A bin that is full ends the lane with its figures consistent.
func TestFullBin(t *testing.T) {
	r := newRun(t, parse(t, "n=16&m=50000000000&seed=1&p=fullest~16"))
	s := r.Lanes()[0].State
	s.Place(0, process.MaxLoad-20)
	s.EndRound()
	r.Advance(math.MaxInt64)
	sum := int64(0)
	for _, x := range s.Loads {
		sum += int64(x)
	}
	if !s.Full() || !r.Done() || sum != s.Balls || s.Loads[0] != process.MaxLoad {
		t.Errorf("full %v, done %v, load %d, balls %d", s.Full(), r.Done(), s.Loads[0], s.Balls)
	}
}

func TestEnd(t *testing.T) {
	for query, want := range map[string]int64{
		"n=10&m=0&seed=1":                       0,
		"n=10&m=7&seed=1&p=every~3":             3,
		"n=10&m=7&seed=1&p=every~3&p=fullest~3": 7,
	} {
		r := newRun(t, parse(t, query))
		if end, known := r.End(); end != want || !known {
			t.Errorf("%s: end %d %v, want %d", query, end, known, want)
		}
		r.Advance(math.MaxInt64)
		if end, known := r.End(); end != want || !known || r.Round() != want {
			t.Errorf("%s: played %d, end %d %v, want %d", query, r.Round(), end, known, want)
		}
	}
}
