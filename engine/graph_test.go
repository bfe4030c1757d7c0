package engine

import (
	"fmt"
	"math"
	"math/bits"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/base"
	"binfall/engine/density"
	"binfall/engine/enginetest"
	"binfall/engine/graph"
	"binfall/engine/process"
	"binfall/engine/rng"
)

// edgeLanes are the processes of the tests on graphs: every rule for edges, with settings
// that reach each of its branches.
var edgeLanes = []Choice{
	{Name: "greedy"}, {"greedy", []string{"left"}}, {"greedy", []string{"right"}}, {"greedy", []string{"first"}},
	{Name: "left-assign"}, {Name: "random-end"}, {Name: "optimum"},
	{Name: "per-piece"}, {"per-piece", []string{"1"}},
	{Name: "threshold-greedy"}, {"threshold-greedy", []string{"0"}}, {"threshold-greedy", []string{"1"}}, {"threshold-greedy", []string{"star", "theory"}}, {"threshold-greedy", []string{"auto"}},
	{Name: "threshold-greedy-merged"}, {"threshold-greedy-merged", []string{"0"}}, {"threshold-greedy-merged", []string{"2"}}, {"threshold-greedy-merged", []string{"theory"}},
}

// edgeGraphs are small base graphs of many kinds, with those that hurt among them.
var edgeGraphs = []string{
	"path~1", "path~2", "path~5", "cycle~5", "grid~3~3", "torus~3~4", "hypercube~3", "star~6", "complete~1", "complete~2", "complete~7", "complete~8",
	"bipartite~6~2", "bipartite~2~6", "binary-tree~2", "barbell~3", "circulant~9~4", "regular~8~3", "gnp~9~0.4", "gnp~4~0", "preferential~9~2", "biregular", "layered~9~0.9~3",
	"g6", "g6~" + loops,
}

// loops is three vertices with loops only, one of them twice.
const loops = "OkJETg"

func drawGraphConfig(t *rapid.T) Config {
	g := rapid.SampledFrom(edgeGraphs).Draw(t, "g")
	query := fmt.Sprintf("g=%s&T=%d&seed=%d&rep=%d&p=greedy", g, rapid.IntRange(0, 3000).Draw(t, "T"), rapid.Uint64().Draw(t, "seed"), rapid.Uint64().Draw(t, "rep"))
	if !strings.HasPrefix(g, "layered") {
		query += "&order=" + rapid.SampledFrom([]string{"iid", "shuffle", "given", "adversary"}).Draw(t, "order")
	}
	c, err := ParseQuery(query)
	if err != nil {
		t.Fatal(err)
	}
	c.Lanes = []Choice{}
	for range rapid.IntRange(1, 4).Draw(t, "lanes") {
		lane := rapid.SampledFrom(edgeLanes).Draw(t, "lane")
		c.Lanes = append(c.Lanes, Choice{lane.Name, slices.Clone(lane.Args)})
	}
	return c
}

// On tiny multigraphs the distribution of the loads equals the enumerated one, as for
// balls: see TestExactDistribution; 4·10^4 replicates.
func TestExactDistributionOnGraphs(t *testing.T) {
	if testing.Short() || raceEnabled {
		t.Skip("4·10^4 replicates of every rule")
	}
	percent := debug.SetGCPercent(800)
	t.Cleanup(func() { debug.SetGCPercent(percent) })
	for _, lane := range edgeLanes {
		t.Run(lane.String(), func(t *testing.T) {
			t.Parallel()
			for _, g := range []string{"path~3", "barbell~2", "g6~" + loops} {
				c := parse(t, "seed=20261130&T=4&g="+g+"&p="+lane.String())
				first := newRun(t, c)
				b, _ := lane.bind("")
				const arrivals = 4
				want := enginetest.EnumerateOn(b.rule, base.New(first.ground.base.Multigraph, arrivals, c.Seed), arrivals)
				const runs = 40_000
				got := map[string]int{}
				for i := range uint64(runs) {
					r, err := first.Again(i)
					if err != nil {
						t.Fatal(err)
					}
					r.Advance(math.MaxInt64)
					got[fmt.Sprint(r.Lanes()[0].State.Loads)]++
				}
				if p := chiSquare(t, want, got, runs); p < falseAlarm {
					t.Errorf("%s: p=%g", g, p)
				}
			}
		})
	}
	for _, s := range rules {
		if s.Edges && !slices.ContainsFunc(edgeLanes, func(c Choice) bool { return c.Name == s.Name }) {
			t.Errorf("%s is in no exact test", s.Name)
		}
	}
}

// All lanes meet the same edges, and every edge is a ball for one of its ends, unless
// earlier heads flip.
func TestLanesShareEdges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := mustNew(t, drawGraphConfig(t))
		r.Watch(true)
		for r.Advance(1) == 1 {
			first := r.Lanes()[0].State.Last
			for _, l := range r.Lanes() {
				e := l.State.Last
				if e.Edge == nil || *e.Edge != *first.Edge || len(e.Placed) != 1 || e.Placed[0].Balls != 1 {
					t.Fatalf("round %d: %s met %+v, the first lane %+v", r.Round(), l, e, first)
				}
				if head := int32(e.Placed[0].Bin); head != e.Edge.U && head != e.Edge.V && e.Flipped == 0 {
					t.Fatalf("round %d: %s gave %+v to %d", r.Round(), l, *e.Edge, head)
				}
				if e.Why == process.Unsaid {
					t.Fatalf("round %d: %s does not say why", r.Round(), l)
				}
			}
		}
	})
}

// The optimum lane, the optimum that a run follows, and an orientation of all edges at
// once agree after every arrival, and no lane is better.
func TestOptimumIsTheLeast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawGraphConfig(t)
		c.Arrivals.Count = min(c.Arrivals.Count, 60)
		c.Lanes = append(c.Lanes, Choice{Name: "optimum"})
		r := mustNew(t, c)
		r.Watch(true)
		var b graph.Builder
		b.Grow(r.ground.base.Order())
		for r.Advance(1) == 1 {
			e := r.Lanes()[0].State.Last.Edge
			b.Add(e.U, e.V)
			if r.Round()%7 != 0 && !r.Done() {
				continue
			}
			all := b.Graph()
			want := density.Orient(all).Max
			best := r.Lanes()[len(r.Lanes())-1].State.Max()
			if got := r.Optimum(); got != want || best != want {
				t.Fatalf("round %d: follows %d, lane %d, want %d", r.Round(), got, best, want)
			}
			for _, l := range r.Lanes() {
				if l.State.Max() < want {
					t.Fatalf("round %d: %s has %d, below the optimum %d", r.Round(), l, l.State.Max(), want)
				}
			}
			b.Grow(all.Order()) // the builder is empty now
			for e := range all.Size() {
				b.Add(all.Ends(e))
			}
		}
		last := r.Optimum()
		if r.SeekTo(0); r.Optimum() != 0 {
			t.Fatal("an optimum without edges")
		}
		if r.SeekTo(math.MaxInt64); r.Optimum() != last {
			t.Fatal("another optimum after a seek")
		}
	})
}

// Thresholds 0 are Greedy on H, and greater ones than any degree are left-assign,
// arrival by arrival.
func TestThresholdsAtTheEnds(t *testing.T) {
	for _, g := range edgeGraphs {
		c := parse(t, "seed=3&T=400&p=threshold-greedy~0&p=threshold-greedy~2147483647&p=left-assign&p=threshold-greedy-merged~0&p=greedy&g="+g)
		r := newRun(t, c)
		r.Watch(true)
		lanes := r.Lanes()
		n := r.ground.base.Order()
		onH := process.NewState(2*n, nil, rng.NewDraws(c.Seed, rng.Tie, 0))
		for r.Advance(1) == 1 {
			e := *lanes[0].State.Last.Edge
			u := int(r.ground.base.Left(e.ID))
			v := n + int(e.U) + int(e.V) - u
			head := u
			onH.Tie.At(r.Round() - 1)
			if onH.Loads[v] < onH.Loads[u] || onH.Loads[v] == onH.Loads[u] && onH.Tie.Bernoulli(0, 1, 2) {
				head = v
			}
			onH.Place(head, 1)
			for w := range n {
				if got, want := lanes[0].State.Loads[w], onH.Loads[w]+onH.Loads[n+w]; got != want {
					t.Fatalf("%s, round %d: thresholds 0 give vertex %d load %d, Greedy on H %d", g, r.Round(), w, got, want)
				}
			}
			if !slices.Equal(lanes[1].State.Loads, lanes[2].State.Loads) {
				t.Fatalf("%s, round %d: high thresholds %v, left-assign %v", g, r.Round(), lanes[1].State.Loads, lanes[2].State.Loads)
			}
		}
	}
}

// The adversary forces log₂ n on the complete graph, whatever the rule for ties, and the
// optimum stays 1 (Azar, Naor and Rom 1995).
func TestAdversaryForcesTheLogarithm(t *testing.T) {
	for _, n := range []int{2, 4, 8, 64, 100, 1024} {
		for _, ties := range []string{"random", "left", "right", "first"} {
			r := newRun(t, parse(t, fmt.Sprintf("g=complete~%d&order=adversary&T=%d&seed=5&p=greedy~%s&p=random-end", n, 10*n, ties)))
			r.Advance(math.MaxInt64)
			if got, want := int(r.Lanes()[0].State.Max()), bits.Len(uint(n))-1; got != want || r.Optimum() != 1 || r.Round() != int64(n-1) {
				t.Errorf("n=%d, ties %s: %d after %d rounds, want %d; optimum %d", n, ties, got, r.Round(), want, r.Optimum())
			}
		}
	}
}

// Each edge comes once in the orders of a list, and the run ends with it.
func TestOrdersPlayEveryEdgeOnce(t *testing.T) {
	for _, order := range []string{"given", "shuffle"} {
		r := newRun(t, parse(t, "g=grid~4~5&T=1000&seed=5&order="+order))
		r.Watch(true)
		if end, known := r.End(); end != 31 || !known {
			t.Errorf("%s: ends at %d (%v), want 31", order, end, known)
		}
		var ids []int64
		for r.Advance(1) == 1 {
			ids = append(ids, r.Lanes()[0].State.Last.Edge.ID)
		}
		sorted := slices.Sorted(slices.Values(ids))
		if len(sorted) != 31 || sorted[0] != 0 || len(slices.Compact(sorted)) != 31 || slices.IsSorted(ids) != (order == "given") {
			t.Errorf("%s: %v", order, ids)
		}
	}
}

// Base graphs that hurt run, or say at their place why not.
func TestGraphsThatHurt(t *testing.T) {
	all := "&p=greedy&p=left-assign&p=per-piece&p=threshold-greedy&p=threshold-greedy-merged&p=random-end&p=optimum"
	for query, want := range map[string]int64{
		"g=path~1":              0, // no edges
		"g=gnp~50~0":            0,
		"g=path~2":              2, // one edge
		"g=g6~" + loops:         3, // only loops
		"g=gnp~40~0.02&gseed=1": 40,
		"g=complete~1":          0,
		"g=complete~9&T=0":      0,
		"g=complete~9&T=3000":   3000,
		"g=star~5000":           5001,
	} {
		r := newRun(t, parse(t, "seed=1&"+query+all))
		r.Advance(math.MaxInt64)
		if r.Round() != want || !r.Done() {
			t.Errorf("%s: %d rounds, want %d", query, r.Round(), want)
		}
		if opt := r.Optimum(); r.Lanes()[6].State.Max() != opt {
			t.Errorf("%s: optimum %d", query, opt)
		}
	}
}

func TestBadGraphLinks(t *testing.T) {
	for query, keys := range map[string]string{
		"g=complete~5&n=5":                     "n",
		"g=complete~5&m=5":                     "m",
		"T=5":                                  "T",
		"gseed=5":                              "gseed",
		"order=iid":                            "order",
		"g=nothing":                            "g",
		"g=complete~0":                         "g.n",
		"g=circulant~10~3":                     "g.d",
		"g=regular~9~3":                        "g.d",
		"g=complete~5&g=path~3":                "g",
		"g=complete~5&p=d-choice":              "p.0",
		"p=greedy":                             "p.0",
		"g=complete~5&start=ahead":             "start",
		"g=layered&order=given":                "order",
		"g=complete~100000&order=shuffle":      "order",
		"g=complete~2000&order=adversary":      "order",
		"g=complete~5&order=backwards":         "order",
		"g=complete~5&p=threshold-greedy~x":    "p.0.alpha",
		"g=complete~5&p=threshold-greedy~1--2": "p.0.alpha",
		"g=complete~5&p=greedy~up":             "p.0.ties",
		"g=g6~!":                               "g.text",
		"g=complete~5&n=3&T=x&p=fullest&q=1":   "T n p.0 q",
	} {
		c, err := ParseQuery(query)
		if err == nil {
			t.Errorf("%s: accepted as %+v", query, c)
			continue
		}
		if got := keysOf(err); got != keys {
			t.Errorf("%s: errors at %s, want %s: %v", query, got, keys, err)
		}
	}
	for query, key := range map[string]string{
		"g=complete~400&seed=1&p=greedy&p=threshold-greedy~1-2-3-4-5-6": "p.1.alpha",
		"g=complete~10&T=17000000&seed=1&p=optimum":                     "p.0",
	} {
		if _, err := New(parse(t, query)); err == nil || keysOf(err) != key {
			t.Errorf("%s: got %v, want an error at %s", query, err, key)
		}
	}
	if err := parse(t, "g=gnp~5000~0.9&seed=1").Check(Stage); err == nil || keysOf(err) != "g" {
		t.Errorf("11 million stored edges on a stage: %v", err)
	}
}

// Links with a graph come back as they are written, defaults left out.
func TestGraphLinks(t *testing.T) {
	for query, want := range map[string]string{
		"g=complete~16&seed=1&T=n&order=iid&p=greedy":          "g=complete&seed=1",
		"p=greedy~left&seed=1&g=gnp~20~0.50&gseed=7&T=2n":      "g=gnp~20~0.5&gseed=7&T=2n&seed=1&p=greedy~left",
		"g=gnp&gseed=0&seed=1":                                 "g=gnp&gseed=0&seed=1",
		"g=gnp&gseed=1&seed=1":                                 "g=gnp&seed=1",
		"g=layered~64~0.9~4~4&seed=2&p=threshold-greedy~0-2":   "g=layered~64&seed=2&p=threshold-greedy~0-2",
		"g=path~9&order=shuffle&seed=2&p=per-piece~0&p=greedy": "g=path~9&order=shuffle&seed=2&p=per-piece&p=greedy",
	} {
		if got := parse(t, query).Query(); got != want {
			t.Errorf("%s: got %s, want %s", query, got, want)
		}
		if again := parse(t, want).Query(); again != want {
			t.Errorf("%s: reads back as %s", want, again)
		}
	}
}
