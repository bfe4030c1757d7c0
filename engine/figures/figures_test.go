package figures

import (
	"strconv"
	"testing"

	"binfall/engine"
)

// Every figure belongs to a link that is canonical, so that an experiment finds it.
func TestFiguresAreFound(t *testing.T) {
	for _, f := range All() {
		query := "n=" + strconv.FormatUint(f.N, 10) + "&m=" + strconv.FormatUint(f.M, 10)
		if f.Graph != "" {
			query = "g=" + f.Graph + "&T=" + strconv.FormatUint(f.M, 10)
		}
		c, err := engine.ParseQuery(query + "&seed=1&p=" + f.Process)
		if err != nil {
			t.Errorf("%s: %v", f.Process, err)
			continue
		}
		if got := c.Lanes[0].String(); got != f.Process {
			t.Errorf("%s is not canonical, %s is", f.Process, got)
		}
		if f.Graph != "" && (c.Graph.String() != f.Graph || c.Bins != f.N) {
			t.Errorf("%s has %d vertices and is written %s, not %d and %s", f.Graph, c.Bins, c.Graph, f.N, f.Graph)
		}
		if len(Of(f.Graph, f.N, f.M, f.Process)) == 0 || f.Source == "" || f.Runs == 0 || f.Mean == nil && f.Percent == nil {
			t.Errorf("%+v", f)
		}
		sum := 0.0
		for _, p := range f.Percent {
			sum += p
		}
		if f.Percent != nil && (sum < 98.5 || sum > 101) {
			t.Errorf("%s, n=%d: shares add up to %v %%", f.Process, f.N, sum)
		}
	}
}

func TestCompare(t *testing.T) {
	mean := 2.0
	f := Figure{Runs: 100, Status: "measured", Mean: &mean, SE: 0.03, Percent: map[string]float64{"2": 46, "3": 54}}
	same := Observed{Runs: 100, Mean: 2.1, SE: 0.04, Counts: map[int64]int64{2: 50, 3: 50}}
	if v := f.Compare(same); !v.Within || v.Errors < 1.9 || v.Errors > 2.1 { // 0.1 over hypot(0.03, 0.04)
		t.Errorf("%+v", v)
	}
	shifted := Observed{Runs: 100, Mean: 2, SE: 0.04, Counts: map[int64]int64{3: 50, 4: 50}}
	if v := f.Compare(shifted); v.Within {
		t.Errorf("%+v", v)
	}
}

// A mean of whole numbers that a few runs did not leave is no contradiction to a mean just
// above it, but to one far above.
func TestRareValuesAreNoContradiction(t *testing.T) {
	for mean, within := range map[float64]bool{3.02: true, 3: true, 3.9: false} {
		f := Figure{Statistic: Max, Runs: 400, Mean: &mean}
		if v := f.Compare(Observed{Runs: 50, Mean: 3}); v.Within != within {
			t.Errorf("mean %v against 50 runs of 3: %+v", mean, v)
		}
	}
}
