package batch

import (
	"context"
	"errors"
	"math"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine"
	"binfall/engine/param"
)

func silent(uint64) {}

func config(t testing.TB, query string) engine.Config {
	t.Helper()
	c, err := engine.ParseQuery(query)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func play1(t testing.TB, query string, from, to uint64) *Summary {
	t.Helper()
	s, err := Range(context.Background(), config(t, query), from, to, silent)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Shards merged in any order equal the whole, to the bit.
func TestShardsMerge(t *testing.T) {
	const query = "n=20&m=7n&seed=3&p=one-plus-beta"
	whole := play1(t, query, 0, 40)
	rapid.Check(t, func(rt *rapid.T) {
		cut1 := rapid.Uint64Range(1, 38).Draw(rt, "first cut")
		cut2 := rapid.Uint64Range(cut1+1, 39).Draw(rt, "second cut")
		shards := []*Summary{play1(t, query, 0, cut1), play1(t, query, cut1, cut2), play1(t, query, cut2, 40)}
		order := rapid.Permutation([]int{0, 1, 2}).Draw(rt, "order")
		merged := NewSummary(whole.Query, whole.Bins)
		for _, i := range order {
			if err := merged.Merge(shards[i]); err != nil {
				rt.Fatal(err)
			}
		}
		if !reflect.DeepEqual(merged, whole) || merged.Valid() != nil {
			rt.Fatalf("got %+v, want %+v", merged, whole)
		}
	})
}

func TestMergeRefuses(t *testing.T) {
	a := play1(t, "n=5&m=10&seed=1&p=one-choice", 0, 4)
	for query, want := range map[string]string{"n=5&m=10&seed=2&p=one-choice": "different experiments", "n=5&m=10&seed=1&p=one-choice": "is in both"} {
		if err := a.Merge(play1(t, query, 3, 5)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", query, err, want)
		}
	}
}

// A replicate of an experiment is the run of the link with that rep.
func TestReplicatesAreLinks(t *testing.T) {
	s := play1(t, "n=30&m=10n&seed=9&p=d-choice", 5, 6)
	r, err := engine.New(config(t, "n=30&m=10n&seed=9&rep=5&p=d-choice"))
	if err != nil {
		t.Fatal(err)
	}
	r.Advance(math.MaxInt64)
	if s.Max[int64(r.Lanes()[0].State.Max())] != 1 {
		t.Errorf("maximum %v, the link has %d", s.Max, r.Lanes()[0].State.Max())
	}
}

// An interrupted range keeps what is finished from the start without a gap.
func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	c := config(t, "n=100&m=2000n&seed=3&p=d-choice")
	s, err := Range(ctx, c, 10, 1000, func(done uint64) {
		if done == 7 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("error %v", err)
	}
	if len(s.Ranges) != 1 || s.Ranges[0][0] != 10 || s.Ranges[0][1] < 12 || s.Max.Runs() != int64(s.Ranges[0][1]-10) || s.Valid() != nil {
		t.Errorf("kept %+v", s)
	}
}

func TestCounts(t *testing.T) {
	c := Counts{2: 1, 4: 2, 10: 1}
	mean, se := c.Mean(2)
	// values 1, 2, 2, 5: mean 2.5, variance 3, standard error √(3/4)
	if mean != 2.5 || math.Abs(se-math.Sqrt(0.75)) > 1e-15 {
		t.Errorf("mean %v, standard error %v", mean, se)
	}
	for q, want := range map[float64]int64{0.01: 2, 0.25: 2, 0.26: 4, 0.75: 4, 0.76: 10, 1: 10} {
		if got := c.Quantile(q); got != want {
			t.Errorf("quantile %v: got %d, want %d", q, got, want)
		}
	}
}

func TestGrid(t *testing.T) {
	values, _ := url.ParseQuery("n=10&n=20&m=n&m=2n&seed=1&p=one-choice&p=d-choice~3")
	rows, err := Grid(values)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range rows {
		got = append(got, c.Query())
	}
	want := []string{
		"n=10&m=n&seed=1&p=one-choice", "n=10&m=n&seed=1&p=d-choice~3", "n=20&m=n&seed=1&p=one-choice", "n=20&m=n&seed=1&p=d-choice~3",
		"n=10&m=2n&seed=1&p=one-choice", "n=10&m=2n&seed=1&p=d-choice~3", "n=20&m=2n&seed=1&p=one-choice", "n=20&m=2n&seed=1&p=d-choice~3",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %q", got)
	}
	for query, want := range map[string]string{
		"n=0&n=5&p=nothing":                       "n p.0",
		"n=3&n=7&p=d-choice~5":                    "p.0.d",
		"n=" + strings.Repeat("5&n=", 5000) + "5": "n",
	} {
		values, _ := url.ParseQuery(query)
		_, err := Grid(values)
		var errs param.Errors
		errors.As(err, &errs)
		var keys []string
		for _, e := range errs {
			keys = append(keys, e.Key)
		}
		if got := strings.Join(keys, " "); got != want {
			t.Errorf("%.40s: errors at %q, want %q", query, got, want)
		}
	}
}
