package engine

import (
	"fmt"
	"math"
	"runtime/debug"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"

	"binfall/engine/enginetest"
)

// falseAlarm is the probability that one comparison below fails on a correct
// program; the seeds are fixed, so that it fails always or never.
const falseAlarm = 1e-6

// exactLanes are the processes of the exact tests: every rule, with settings that
// reach each of its branches.
var exactLanes = []Choice{
	{Name: "one-choice"},
	{"d-choice", []string{"1"}}, {Name: "d-choice"}, {"d-choice", []string{"3"}},
	{"one-plus-beta", []string{"0"}}, {Name: "one-plus-beta"}, {"one-plus-beta", []string{"0.3"}}, {"one-plus-beta", []string{"1"}},
	{"fullest", []string{"1"}}, {Name: "fullest"}, {"fullest", []string{"3"}},
	{"every", []string{"1"}}, {Name: "every"}, {"every", []string{"3"}},
	{Name: "thinning"}, {"thinning", []string{"1"}}, {"thinning", []string{"-0.5", "lax"}}, {"thinning", []string{"0", "lax"}},
	{"absolute-thinning", []string{"1"}}, {Name: "absolute-thinning"},
	{Name: "quantile"}, {"quantile", []string{"1"}}, {"quantile", []string{"0.75"}},
	{Name: "caching"}, {Name: "packing"}, {"packing", []string{"0"}},
	{Name: "tight-packing"}, {"tight-packing", []string{"over"}}, {Name: "twinning"},
	{Name: "always-go-left"}, {"always-go-left", []string{"1"}},
	{Name: "batched"}, {"batched", []string{"3", "2", "0.4"}}, {"batched", []string{"1"}},
	{"g-bounded", []string{"0"}}, {Name: "g-bounded"}, {"g-myopic", []string{"0"}}, {Name: "g-myopic"},
	{Name: "noisy-load"}, {"noisy-load", []string{"0"}}, {"noisy-load", []string{"2.5"}}, {Name: "mixed-quantile"}, {"mixed-quantile", []string{"1"}},
}

// The distribution of the loads on tiny cases equals the enumerated one: 10^5
// replicates, Pearson's chi-square over all outcomes with the rare ones pooled.
func TestExactDistribution(t *testing.T) {
	if testing.Short() || raceEnabled {
		t.Skip("10^5 replicates of every rule")
	}
	percent := debug.SetGCPercent(800) // millions of tiny runs
	t.Cleanup(func() { debug.SetGCPercent(percent) })
	for _, lane := range exactLanes {
		t.Run(lane.String(), func(t *testing.T) {
			t.Parallel()
			for _, size := range []struct {
				n uint64
				m int64
			}{{3, 4}, {4, 6}} {
				b, _ := lane.bind("")
				if b.fits("", size.n) != nil {
					continue
				}
				want := enginetest.Enumerate(b.rule, int(size.n), size.m)
				const runs = 100_000
				got := replicate(t, lane, size.n, size.m, runs)
				if p := chiSquare(t, want, got, runs); p < falseAlarm {
					t.Errorf("n=%d m=%d: p=%g", size.n, size.m, p)
				}
			}
		})
	}
	for _, s := range rules {
		if !s.Edges && !covered(s.Name) {
			t.Errorf("%s is in no exact test", s.Name)
		}
	}
}

func covered(name string) bool {
	for _, lane := range exactLanes {
		if lane.Name == name {
			return true
		}
	}
	return false
}

// replicate counts the loads of many replicates of a lane.
func replicate(t *testing.T, lane Choice, n uint64, m int64, runs int) map[string]int {
	c := parse(t, fmt.Sprintf("n=%d&m=%d&seed=20261129", n, m))
	c.Lanes = []Choice{lane}
	counts := map[string]int{}
	for i := range runs {
		c.Replicate = uint64(i)
		r := newRun(t, c)
		r.Advance(math.MaxInt64)
		counts[fmt.Sprint(r.Lanes()[0].State.Loads)]++
	}
	return counts
}

// chiSquare returns the p-value. Outcomes expected fewer than 10 times are pooled.
func chiSquare(t *testing.T, want enginetest.Distribution, got map[string]int, runs int) float64 {
	sum, cells := 0.0, 0
	add := func(expected, observed float64) {
		sum += (observed - expected) * (observed - expected) / expected
		cells++
	}
	total, rare, rareSeen := 0.0, 0.0, 0.0
	for _, outcome := range want.Outcomes() {
		p, _ := want[outcome].Float64()
		total += p
		expected, observed := p*float64(runs), float64(got[outcome])
		delete(got, outcome)
		if expected < 10 {
			rare, rareSeen = rare+expected, rareSeen+observed
			continue
		}
		add(expected, observed)
	}
	if math.Abs(total-1) > 1e-12 {
		t.Errorf("enumerated probabilities sum to %v", total)
	}
	for outcome := range got {
		t.Errorf("outcome %s cannot happen", outcome)
	}
	if rare > 0 {
		add(rare, rareSeen)
	}
	if cells < 2 {
		return 1
	}
	return distuv.ChiSquared{K: float64(cells - 1)}.Survival(sum)
}
