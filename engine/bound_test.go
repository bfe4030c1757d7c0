package engine

import "testing"

// Curves for empty bins do not hold from another start; the odds of a pair hold
// only there.
func TestBoundsKnowTheStart(t *testing.T) {
	for query, want := range map[string]map[string]bool{
		"n=20&m=40n&seed=1&p=fullest":                   {"fullest-max": true, "least-upper": true, "least-simple": true, "ruin": false},
		"n=20&m=40n&seed=1&p=fullest&start=pair~200~5":  {"fullest-max": false, "least-upper": false, "least-simple": false, "ruin": true},
		"n=20&m=n&seed=1&p=fullest":                     {"fullest-max": true, "least-upper": true, "least-simple": false, "ruin": false},
		"n=20&m=40n&seed=1&p=packing&start=two-level~5": {"log": false, "tail": false},
	} {
		r := newRun(t, parse(t, query))
		r.Advance(1 << 40)
		seen := 0
		for _, b := range r.Bounds(0) {
			if holds, ok := want[b.Key]; ok {
				if seen++; b.Holds != holds || !b.Holds && b.Value != 0 {
					t.Errorf("%s: %s holds %v with %v, want %v", query, b.Key, b.Holds, b.Value, holds)
				}
			}
		}
		if seen != len(want) {
			t.Errorf("%s: %d of %d bounds", query, seen, len(want))
		}
	}
}
