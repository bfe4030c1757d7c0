package enginetest

import (
	"regexp"
	"strings"
	"testing"

	"binfall/engine/base"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/rule"
	"binfall/engine/source"
)

var nameForm = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// Rule is the suite that every rule of the catalogue passes.
func Rule(t *testing.T, spec *rule.Spec) {
	t.Run("documented", func(t *testing.T) { documented(t, spec) })
	for _, args := range extremes(spec) {
		t.Run("plays "+strings.Join(args, "~"), func(t *testing.T) { plays(t, spec, args) })
	}
	t.Run("does not allocate", func(t *testing.T) { frugal(t, spec) })
}

func documented(t *testing.T, spec *rule.Spec) {
	if !nameForm.MatchString(spec.Name) {
		t.Errorf("name %q", spec.Name)
	}
	first, _, _ := strings.Cut(spec.Doc, ". ")
	if spec.Title == "" || len(first) < 20 || len(first) > 160 || !strings.HasSuffix(spec.Doc, ".") {
		t.Errorf("title %q, first sentence %q", spec.Title, first)
	}
	if len(spec.Refs) == 0 {
		t.Error("no reference")
	}
	for _, s := range settings(spec) {
		if s.Doc == "" || strings.HasSuffix(s.Doc, ".") || !nameForm.MatchString(s.Name) {
			t.Errorf("setting %q: %q", s.Name, s.Doc)
		}
	}
	if spec.Label(Bind(spec.New)) == "" {
		t.Error("no label")
	}
}

func settings(spec *rule.Spec) []param.Setting {
	var set param.Set
	spec.New().Params(&set)
	return set.Settings()
}

// extremes returns arguments with every setting at its least, default and
// greatest value, one at a time.
func extremes(spec *rule.Spec) [][]string {
	list := settings(spec)
	all := [][]string{{}}
	for i, s := range list {
		values := []string{s.Min, s.Max}
		for _, o := range s.Options {
			values = append(values, o.Name)
		}
		for _, v := range values {
			if v != "" {
				args := make([]string, i+1)
				args[i] = v
				all = append(all, args)
			}
		}
	}
	return all
}

// lane returns a rule in n bins, or on a graph of n vertices, with real draws.
func lane(spec *rule.Spec, args []string, n int) (*process.Process, *process.State) {
	s := process.NewState(n, rng.NewDraws(1, rng.Rule, 0), rng.NewDraws(1, rng.Tie, 0))
	arrivals := rng.NewDraws(1, rng.Arrival, 0)
	if !spec.Edges {
		return Start(&source.Uniform{Draws: arrivals}, s, Bind(spec.New, args...)), s
	}
	s.Base = base.New(Tangle(n), played, 1)
	return Start(&source.Edge{Base: s.Base, Edges: &source.RandomEdges{Base: s.Base, Draws: arrivals}}, s, Bind(spec.New, args...)), s
}

// Tangle is a multigraph of n vertices with all that may be odd about one: loops, parallel
// edges in both orders, an isolated last vertex from four on, and uneven degrees.
func Tangle(n int) *graph.Graph {
	var b graph.Builder
	b.Grow(n)
	b.Add(0, 0)
	for v := int32(1); int(v) < max(n-1, min(n, 3)); v++ {
		b.Add(v-1, v)
		b.Add(v, 0)
		if v%3 == 0 {
			b.Add(v, v-1)
			b.Add(v, v)
			b.Add(v/3, v)
		}
	}
	return b.Graph()
}

// played is the number of rounds of the tests below.
const played = 300

// plays checks that balls add up and that what is reported is what happened.
func plays(t *testing.T, spec *rule.Spec, args []string) {
	for _, n := range []int{1, 2, 3, 48} {
		if f, ok := Bind(spec.New, args...).(process.Fitter); ok && f.Fits(uint64(n)) != nil {
			continue
		}
		p, s := lane(spec, args, n)
		s.Watch = true
		before := make([]int32, n)
		for range played {
			copy(before, s.Loads)
			balls, samples := s.Balls, s.Samples
			p.Step(s)
			if w, ok := p.Rule.(process.Steady); ok && s.Balls-balls != w.BallsPerRound() {
				t.Fatalf("n=%d: %d balls in a round, want %d", n, s.Balls-balls, w.BallsPerRound())
			}
			if s.Balls == balls || s.Samples-samples != int64(len(s.Last.Candidates)) {
				t.Fatalf("n=%d: round %+v with %d balls and %d samples", n, s.Last, s.Balls-balls, s.Samples-samples)
			}
			replay(t, s, before)
			if !spec.Edges {
				told(t, s)
			}
		}
	}
}

// replay puts the reported moves on the loads before the round and compares.
func replay(t *testing.T, s *process.State, loads []int32) {
	for _, c := range s.Last.Candidates {
		if c.Load != loads[c.Bin] {
			t.Fatalf("round %d: candidate %+v, load was %d", s.Last.Round, c, loads[c.Bin])
		}
	}
	for _, m := range s.Last.Placed {
		if m.From != loads[m.Bin] {
			t.Fatalf("round %d: move %+v, load was %d", s.Last.Round, m, loads[m.Bin])
		}
		loads[m.Bin] += m.Balls
	}
	sum, high, low := int64(0), loads[0], loads[0]
	for i, x := range s.Loads {
		if x != loads[i] {
			t.Fatalf("round %d: bin %d holds %d, reported %d", s.Last.Round, i, x, loads[i])
		}
		sum, high, low = sum+int64(x), max(high, x), min(low, x)
	}
	if sum != s.Balls || high != s.Max() || low != s.Min() {
		t.Fatalf("round %d: sum %d of %d, max %d of %d, min %d of %d", s.Last.Round, sum, s.Balls, s.Max(), high, s.Min(), low)
	}
}

// told checks that a rule for balls says how it decided, and what it says of its candidates.
func told(t *testing.T, s *process.State) {
	e := &s.Last
	if e.Told.Way == process.Untold || e.Balls+int64(placed(e)) != s.Balls || e.Bins != s.Bins() {
		t.Fatalf("round %d: told %+v", e.Round, e)
	}
	for i, c := range e.Candidates {
		refused, unseen := c.Fate == process.Refused, c.Fate == process.Unseen
		if refused && (i != 0 || len(e.Candidates) != 2) || unseen && (i != 1 || c.Bin != e.Placed[0].Bin) || c.Late < 0 || c.Late > c.Load {
			t.Fatalf("round %d: candidate %d is told as %+v", e.Round, i, c)
		}
	}
}

func placed(e *process.Event) (balls int32) {
	for _, m := range e.Placed {
		balls += m.Balls
	}
	return balls
}

func frugal(t *testing.T, spec *rule.Spec) {
	p, s := lane(spec, nil, 100)
	for range 100 {
		p.Step(s)
	}
	if allocs := testing.AllocsPerRun(1000, func() { p.Step(s) }); allocs > 0 {
		t.Errorf("%v allocations a round", allocs)
	}
}
