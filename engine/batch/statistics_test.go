package batch

import (
	"context"
	"flag"
	"fmt"
	"math"
	"testing"

	"binfall/engine"
	"binfall/engine/figures"
	"binfall/engine/process"
	"binfall/engine/theory"
)

// The statistics run with fixed seeds, so that each check holds always or never;
// on a correct program a check of four standard errors fails for one seed in
// sixteen thousand.
var verify = flag.Bool("verify", false, "run the statistics in full, for an hour or so")

const seed = "20261129"

// experiments are compared with every figure that is known of them. The second
// number of runs is for -verify; 0 leaves the row out.
var experiments = []struct {
	query      string
	quick, all uint64
}{
	{"n=1000&m=1000n", 20, 400}, // every process of theory 5.3, and the batches of 5.2
	{"n=10000&m=1000n", 0, 100},
	{"n=256&m=n", 1000, 10000}, // maxima at m = n, theory 5.4
	{"n=4096&m=n", 200, 2000},
	{"n=65536&m=n", 0, 300},
}

// heavy are the published distributions of the gap, theory 5.1.
var heavy = []struct {
	query      string
	quick, all uint64
}{
	{"n=10000&m=1000n&p=d-choice", 40, 100},
	{"n=10000&m=1000n&p=g-bounded", 10, 100},
	{"n=10000&m=1000n&p=g-bounded~2", 0, 100},
	{"n=10000&m=1000n&p=g-bounded~4", 0, 100},
	{"n=50000&m=1000n&p=d-choice", 0, 50},
	{"n=100000&m=1000n&p=d-choice", 0, 20},
}

func TestPublishedFigures(t *testing.T) {
	skipShort(t)
	for _, e := range experiments {
		c := config(t, e.query+"&p=one-choice")
		done := map[string]bool{}
		for _, f := range figures.All() {
			if f.Graph != "" || f.N != c.Bins || f.M != c.M() || done[f.Process] {
				continue
			}
			done[f.Process] = true
			compare(t, e.query+"&p="+f.Process, e.quick, e.all)
		}
	}
	for _, e := range heavy {
		compare(t, e.query, e.quick, e.all)
	}
}

// onGraphs are the tables of theory 5.5 and 5.6: the largest load beside the optimum.
var onGraphs = []struct {
	query      string
	quick, all uint64
}{
	{"g=complete~1000", 100, 1000}, {"g=circulant~1000~6", 100, 1000}, {"g=circulant~1000~32", 50, 400}, {"g=circulant~1000~178", 50, 400},
	{"g=bipartite~1000~32&T=1000", 100, 1000},
	{"g=complete~10000", 40, 400}, {"g=circulant~10000~10", 40, 400}, {"g=circulant~10000~100", 20, 400}, {"g=bipartite~10000~100&T=10000", 40, 400},
	{"g=layered~1024~0.9~32", 100, 1000}, {"g=layered~10240~0.9~32~32", 20, 400},
	{"g=complete~100000", 0, 40}, {"g=circulant~100000~18", 0, 40}, {"g=circulant~100000~316", 0, 40}, {"g=bipartite~100000~316&T=100000", 0, 40},
	{"g=layered~102400~0.9~32~32", 0, 20}, {"g=layered~102400~0.9~16~16~16", 0, 20},
	{"g=layered~983040~0.9~32~32~32", 0, 8}, {"g=layered~1048576~0.9~64~64~64", 0, 8}, {"g=layered~1048576~0.5~64~64~64", 0, 8},
}

// Every measured figure of a base graph belongs to one of the tables.
func TestPublishedFiguresOnGraphs(t *testing.T) {
	skipShort(t)
	compared := 0
	for _, e := range onGraphs {
		c := config(t, e.query+"&seed="+seed)
		done := map[string]bool{}
		for _, f := range figures.All() {
			if f.Graph != graphOf(c) || f.M != c.M() || done[f.Process] {
				continue
			}
			done[f.Process] = true
			compare(t, e.query+"&p="+f.Process, e.quick, e.all)
		}
		compared += len(done)
	}
	known := map[string]bool{}
	for _, f := range figures.All() {
		if f.Graph != "" {
			known[f.Graph+" "+f.Process] = true
		}
	}
	if compared != len(known) {
		t.Errorf("%d of %d processes on base graphs compared", compared, len(known))
	}
}

func graphOf(c engine.Config) string {
	if !c.HasGraph() {
		return ""
	}
	return c.Graph.String()
}

func skipShort(t *testing.T) {
	if testing.Short() || raceEnabled {
		t.Skip("long statistics")
	}
}

// compare plays an experiment and holds it against every figure of it.
func compare(t *testing.T, query string, quick, all uint64) {
	runs := quick
	if *verify {
		runs = all
	}
	if runs == 0 {
		return
	}
	c := config(t, query+"&seed="+seed)
	s, err := Range(context.Background(), c, 0, runs, silent)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range figures.Of(graphOf(c), c.Bins, c.M(), c.Lanes[0].String()) {
		v := f.Compare(observe(s, f.Statistic))
		t.Logf("%s, %d runs, %s: %s", query, runs, f.Statistic, v)
		if !v.Within && f.Oracle() {
			t.Errorf("%s, %d runs, %s: %s; ours %s %v", query, runs, f.Statistic, v, v.Ours, observe(s, f.Statistic).Counts)
		}
	}
}

func observe(s *Summary, of figures.Statistic) figures.Observed {
	values, scale := s.Gap, s.Bins
	switch of {
	case figures.Max:
		values, scale = s.Max, 1
	case figures.Opt:
		values, scale = s.Opt, 1
	case figures.Peak:
		values = s.Peak
	case figures.Samples:
		samples, _ := s.Samples.Mean(1)
		balls, _ := s.Balls.Mean(1)
		return figures.Observed{Runs: s.Max.Runs(), Mean: samples / balls, SE: 5e-5}
	}
	o := figures.Observed{Runs: values.Runs(), Counts: map[int64]int64{}}
	o.Mean, o.SE = values.Mean(float64(scale))
	for v, k := range values {
		o.Counts[int64(math.Ceil(float64(v)/float64(scale)))] += k
	}
	return o
}

// Fluid limits at n = 10^6: every fraction within 5/√n.
func TestFluidLimits(t *testing.T) {
	skipShort(t)
	const n = 1_000_000
	atLeast := func(p []float64) []float64 { return theory.Tails(p) }
	thinned := func(refuse func(float64) int, time float64) []float64 {
		p, _ := theory.Thinned(refuse, time, 30)
		return atLeast(p)
	}
	unbalanced := func(d int, time float64) []float64 {
		tails := []float64{1}
		for _, z := range theory.Unbalanced(d, time, 30) {
			tails = append(tails, 1-z)
		}
		return tails
	}
	for query, want := range map[string][]float64{
		"m=n&p=one-choice":          theory.Balanced(1, 1, 30),
		"m=n&p=d-choice":            theory.Balanced(2, 1, 30),
		"m=n&p=d-choice~3":          theory.Balanced(3, 1, 30),
		"m=n&p=d-choice~4":          theory.Balanced(4, 1, 30),
		"m=3n&p=d-choice":           theory.Balanced(2, 3, 30),
		"m=n&p=always-go-left":      theory.Left(1, 30),
		"m=n&p=fullest":             unbalanced(2, 1),
		"m=n&p=fullest~3":           unbalanced(3, 1),
		"m=n&p=fullest~4":           unbalanced(4, 1),
		"m=n&p=thinning":            thinned(theory.MeanThreshold, 1),
		"m=4n&p=thinning":           thinned(theory.MeanThreshold, 4),
		"m=n&p=absolute-thinning~1": thinned(theory.Fixed(1), 1),
		"m=n&p=absolute-thinning~2": thinned(theory.Fixed(2), 1),
		"m=n&p=absolute-thinning~3": thinned(theory.Fixed(3), 1),
	} {
		r, err := engine.New(config(t, fmt.Sprintf("n=%d&seed=%s&%s", n, seed, query)))
		if err != nil {
			t.Fatal(err)
		}
		r.Forward()
		r.Advance(math.MaxInt64)
		got, worst := tails(r.Lanes()[0].State), 0.0
		for k := range want {
			x := 0.0
			if k < len(got) {
				x = got[k]
			}
			worst = math.Max(worst, math.Abs(x-want[k]))
		}
		t.Logf("%s: largest deviation %.2f/√n", query, worst*math.Sqrt(n))
		if worst > 5/math.Sqrt(n) {
			t.Errorf("%s: got %v, want %v", query, got[:min(8, len(got))], want[:8])
		}
	}
}

// tails returns the fraction of bins with load at least 0, 1, ….
func tails(s *process.State) []float64 {
	p := make([]float64, s.Max()+1)
	for _, l := range s.Profile() {
		p[l.Load] = float64(l.Bins) / float64(s.Bins())
	}
	return theory.Tails(p)
}

// Two bins far above the rest meet with the probability of the exact ruin law
// (theory 3.6), and less often than e^-δ from a gap of δn/(d-1).
func TestRuin(t *testing.T) {
	skipShort(t)
	for _, c := range []struct {
		n, d, gap int
		runs      uint64
	}{{10, 2, 5, 3000}, {10, 2, 10, 3000}, {8, 3, 3, 3000}} {
		met := 0
		for rep := range c.runs {
			r, err := engine.New(config(t, fmt.Sprintf("n=%d&m=60000&start=pair~20000~%d&seed=%s&rep=%d&p=fullest~%d", c.n, c.gap, seed, rep, c.d)))
			if err != nil {
				t.Fatal(err)
			}
			r.Forward()
			s, w := r.Lanes()[0].State, r.Lanes()[0].Swaps()
			// beyond a gap of 150 they meet with a probability below 10^-6
			for !w.Met && s.Loads[0]-s.Loads[1] < 150 && r.Advance(1) == 1 {
			}
			if w.Met {
				met++
			}
		}
		p := theory.Ruin(float64(c.n), c.d, c.gap)
		se := math.Sqrt(p * (1 - p) / float64(c.runs))
		got := float64(met) / float64(c.runs)
		t.Logf("n=%d d=%d gap %d: met in %.4f of %d runs, law %.4f (%.4f)", c.n, c.d, c.gap, got, c.runs, p, se)
		if math.Abs(got-p) > 4*se {
			t.Errorf("n=%d d=%d gap %d: got %v, want %v ± %v", c.n, c.d, c.gap, got, p, se)
		}
		if delta := float64(c.gap*(c.d-1)) / float64(c.n); p >= math.Exp(-delta) {
			t.Errorf("n=%d d=%d gap %d: law %v is not below e^-δ", c.n, c.d, c.gap, p)
		}
	}
}

// One-Choice majorizes (1+β) majorizes Two-Choice, in prefix sums of the mean
// sorted loads on the same draws.
func TestMeanMajorization(t *testing.T) {
	skipShort(t)
	const n, runs = 50, 400
	sums := make([][]float64, 3)
	for i := range sums {
		sums[i] = make([]float64, n)
	}
	for rep := range runs {
		r, err := engine.New(config(t, fmt.Sprintf("n=%d&m=20n&seed=%s&rep=%d&p=one-choice&p=one-plus-beta&p=d-choice", n, seed, rep)))
		if err != nil {
			t.Fatal(err)
		}
		r.Advance(math.MaxInt64)
		for i, l := range r.Lanes() {
			k := 0
			for _, level := range l.State.Profile() {
				for range level.Bins {
					sums[i][k] += float64(level.Load) / runs
					k++
				}
			}
		}
	}
	for i := 1; i < len(sums); i++ {
		above, below := 0.0, 0.0
		for k := range n {
			above, below = above+sums[i-1][k], below+sums[i][k]
			if above < below-1e-9 {
				t.Errorf("process %d, rank %d: %v < %v", i, k+1, above, below)
			}
		}
	}
}
