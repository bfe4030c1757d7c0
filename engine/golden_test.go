package engine

import (
	"encoding/json"
	"flag"
	"math"
	"os"
	"slices"
	"testing"
)

var update = flag.Bool("update", false, "add golden traces that are missing; never changes one")

// trace is what a link gives, frozen: lines are added, never edited.
type trace struct {
	Query  string           `json:"query"`
	Digest string           `json:"digest"` // at the end
	Rounds map[int64]string `json:"rounds"` // digests on the way
	Loads  [][]int32        `json:"loads"`  // first loads of each lane at the end
}

const goldenFile = "testdata/rules0.json"

// TestGolden runs natively and under WebAssembly: the same file must hold for both.
func TestGolden(t *testing.T) {
	var golden []trace
	text, err := os.ReadFile(goldenFile)
	if err == nil {
		err = json.Unmarshal(text, &golden)
	}
	if err != nil && !*update {
		t.Fatal(err)
	}
	for _, g := range golden {
		if got := play(t, g.Query); !equal(got, g) {
			t.Errorf("got %+v, want %+v", got, g)
		}
	}
	for _, query := range goldenQueries() {
		if slices.ContainsFunc(golden, func(g trace) bool { return g.Query == query }) {
			continue
		}
		if !*update {
			t.Errorf("no golden trace of %s: add it with -update", query)
		}
		golden = append(golden, play(t, query))
	}
	if *update {
		text, err := json.MarshalIndent(golden, "", "\t")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(goldenFile, append(text, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func equal(a, b trace) bool {
	x, _ := json.Marshal(a)
	y, _ := json.Marshal(b)
	return string(x) == string(y)
}

// goldenQueries has every process with defaults and all of them as lanes, and
// sizes and seeds at the edges.
func goldenQueries() []string {
	var all []Choice
	for _, name := range namesFor(false) {
		all = append(all, Choice{Name: name})
	}
	queries := []string{
		"n=100&m=10n&seed=42&p=one-choice&p=d-choice~2",
		"n=3&m=5&seed=0&p=fullest~3",
		"n=1000003&m=2000&seed=18446744073709551615&rep=7&p=d-choice~3",
		"n=4194304&m=5000&seed=9007199254740993&p=one-choice",
		"n=257&m=50n&seed=1&p=one-plus-beta~0.123456789&p=every~5",
	}
	empty := Choice{Name: "empty"}
	queries = append(queries,
		"n=20&m=100n&start=two-level~20&seed=5&p=thinning&p=twinning&p=tight-packing&p=quantile",
		"n=5&m=3000&start=pair~500~3&seed=5&p=fullest&p=packing",
		"n=5&m=300&start=list~3~0~7&seed=5&p=caching&p=batched~3")
	for _, lane := range all {
		queries = append(queries, Config{Bins: 64, Balls: sizeOf("20n"), Start: empty, Seed: 7, Seeded: true, Lanes: []Choice{lane}, Engine: "auto", View: defaultView()}.Query())
	}
	queries = append(queries, Config{Bins: 10, Balls: sizeOf("100n"), Start: empty, Seed: 3, Seeded: true, Lanes: all, Engine: "auto", View: defaultView()}.Query())
	return append(queries, goldenGraphs()...)
}

// goldenGraphs has every family with Greedy and the processes that depend on the graph
// most, every process for edges on the layered graph, and the orders.
func goldenGraphs() (queries []string) {
	for _, f := range families {
		queries = append(queries, "g="+f.Name+"&gseed=9&T=3n&seed=8&p=greedy&p=left-assign&p=threshold-greedy&p=optimum")
	}
	all := ""
	for _, name := range namesFor(true) {
		all += "&p=" + name
	}
	return append(queries,
		"g=layered~256~0.9~16&T=2n&seed=5"+all,
		"g=complete~100&seed=18446744073709551615&rep=3"+all,
		"g=complete~1000000&T=2000&seed=1&p=greedy&p=greedy~left&p=threshold-greedy",
		"g=bipartite~400~20&seed=2&p=threshold-greedy~star&p=threshold-greedy~theory&p=threshold-greedy~auto&p=threshold-greedy~0-2-1&p=threshold-greedy-merged~1~theory&p=per-piece~branching",
		"g=preferential~200~3&gseed=7&seed=4&T=5n&p=greedy~right&p=greedy~first&p=per-piece&p=threshold-greedy-merged",
		"g=hypercube~6&order=shuffle&seed=6&T=1000&p=greedy&p=optimum",
		"g=grid~8~9&order=given&seed=6&T=1000&p=greedy~first",
		"g=complete~32&order=adversary&seed=6&T=1000&p=greedy&p=random-end")
}

// play makes the trace of a link.
func play(t *testing.T, query string) trace {
	r := newRun(t, parse(t, query))
	end, _ := r.End()
	g := trace{Query: query, Rounds: map[int64]string{}}
	for _, round := range []int64{0, 1, end / 2} {
		r.SeekTo(round)
		g.Rounds[r.Round()] = r.Digest()
	}
	r.Advance(math.MaxInt64)
	g.Digest = r.Digest()
	for _, l := range r.Lanes() {
		g.Loads = append(g.Loads, l.State.Loads[:min(16, len(l.State.Loads))])
	}
	return g
}
