package engine

import (
	"testing"

	"binfall/engine/enginetest"
	"binfall/engine/stats"
)

// What Los, Sauerwald and Sylvester (SODA 2022) prove of the processes, at the
// state S: Packing and Tight-Packing fill (P1, W1), Mean-Thinning prefers
// underloaded bins (P3), Twinning doubles them (W3), and One-Choice does neither.
func TestConditions(t *testing.T) {
	for name, want := range map[string]stats.Conditions{
		"one-choice":    {P1: true},
		"fullest":       {},
		"packing":       {P1: true, W1: true, W3: true},
		"tight-packing": {P1: true, W1: true, W3: true},
		"twinning":      {P1: true, W3: true},
		"thinning":      {P1: true, P3: true},
		"quantile":      {P1: true, P3: true},
		"d-choice":      {P1: true, P3: true},
	} {
		b, _ := Choice{Name: name}.bind("")
		s := enginetest.StateOf(nil, 3, 2, 1, 0)
		got, known := stats.ConditionsOf(enginetest.Start(nil, s, b.rule).Rule, s, s.Profile())
		if !known || got != want {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
}
