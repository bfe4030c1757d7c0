package engine

import (
	"math"
	"testing"

	"binfall/engine/scene"
)

func begun(t *testing.T, query string) *Run {
	t.Helper()
	c, err := ParseQuery(query)
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A visit ends where playing does, and sees the last round, also where the end is only bounded.
func TestVisit(t *testing.T) {
	for _, query := range []string{"n=10&m=40&seed=1", "n=10&m=40&seed=1&p=packing&p=d-choice", "n=10&m=40&seed=1&p=packing", "n=3&m=7&seed=2&p=every~3", "g=cycle~5&T=12&seed=3"} {
		played := begun(t, query)
		played.Advance(math.MaxInt64)
		for _, round := range []int64{0, 1, 5, played.Round() - 1, played.Round(), played.Round() + 1, played.Round() + 2, math.MaxInt64} {
			want := min(round, played.Round())
			r := begun(t, query)
			for range 2 { // from the start, and from there
				if r.Visit(round); r.Round() != want {
					t.Fatalf("%s: round %d, want %d", query, r.Round(), want)
				}
				seen := false
				for _, act := range r.Acts(AtRest) {
					seen = seen || act.Round == want && len(act.Placed) > 0 && act.Phase == 1
				}
				if seen != (want > 0) {
					t.Errorf("%s: round %d seen: %v", query, want, seen)
				}
			}
			again := begun(t, query)
			if again.Advance(want); r.Digest() != again.Digest() {
				t.Errorf("%s: digest at round %d depends on the way", query, want)
			}
		}
	}
}

func TestActsTellDifferences(t *testing.T) {
	for query, want := range map[string]bool{"n=20&seed=1&p=one-choice&p=one-choice": false, "n=20&seed=1&p=one-choice": false, "n=20&seed=1&p=one-choice&p=fullest": true} {
		r, differs := begun(t, query), false
		r.Visit(1)
		for r.Round() < 50 {
			acts := r.Acts(AtRest)
			for _, act := range acts {
				if act.Differs != acts[0].Differs {
					t.Error("one lane differs, the other does not")
				}
				differs = differs || act.Differs
			}
			r.Advance(1)
		}
		if differs != want {
			t.Errorf("%s: differs %v", query, differs)
		}
	}
}

func TestPictureOfAGraph(t *testing.T) {
	r := begun(t, "g=gnp~9~0.4&T=30&seed=5&p=greedy&p=threshold-greedy")
	p := r.Picture()
	for !p.Settled() {
		p.Settle()
	}
	r.Visit(20)
	if shown := p.Show(); shown.OptimumKnown || shown.Map == nil || len(shown.Lanes) != 2 || len(shown.Lanes[1].Given) != 20 || shown.Lanes[1].Tally == nil || shown.Lanes[1].Levels == nil {
		t.Errorf("%+v", shown)
	}
	r.FollowOptimum(20)
	if shown := p.Show(); !shown.OptimumKnown || shown.Optimum != r.Optimum() || shown.Densest == nil {
		t.Errorf("optimum %d of %d, proof %v", shown.Optimum, r.Optimum(), shown.Densest)
	}
	r.Visit(10)
	if shown := p.Show(); !shown.OptimumKnown || shown.Round != 10 || len(shown.Lanes[0].Given) != 10 {
		t.Errorf("after a way back: %+v", shown)
	}
}

// Every view and every extra of a link has a picture of its own.
func TestViewsOfLinks(t *testing.T) {
	seenKinds, seenShows := map[scene.Kind]string{}, map[scene.Show]string{}
	for _, s := range Catalog().Settings {
		for _, o := range s.Options {
			switch s.Name {
			case "view":
				k := View{View: o.Name}.Kind()
				if other, ok := seenKinds[k]; ok {
					t.Errorf("%s is %s", o.Name, other)
				}
				seenKinds[k] = o.Name
			case "show":
				k := View{Show: o.Name}.Extra()
				if other, ok := seenShows[k]; ok {
					t.Errorf("%s is %s", o.Name, other)
				}
				seenShows[k] = o.Name
			}
		}
	}
	if len(seenKinds) != 8 || len(seenShows) != 5 {
		t.Errorf("views %v, extras %v", seenKinds, seenShows)
	}
}
