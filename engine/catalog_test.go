package engine

import (
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/enginetest"
	"binfall/engine/process"
	"binfall/engine/theory"
)

func TestCatalog(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range rules {
		t.Run(s.Name, func(t *testing.T) { enginetest.Rule(t, s) })
		if seen[s.Name] {
			t.Errorf("%s stands twice in the catalogue", s.Name)
		}
		seen[s.Name] = true
		for _, key := range s.Bounds {
			if !slices.ContainsFunc(theory.Bounds, func(b theory.Bound) bool { return b.Key == key }) {
				t.Errorf("%s names the bound %s, which does not exist", s.Name, key)
			}
		}
		for _, ref := range s.Refs {
			if references[ref] == "" {
				t.Errorf("%s refers to %s, which is not in the bibliography", s.Name, ref)
			}
		}
	}
	for _, s := range families {
		if seen[s.Name] {
			t.Errorf("%s stands twice in the catalogue", s.Name)
		}
		seen[s.Name] = true
		for _, ref := range s.Refs {
			if references[ref] == "" {
				t.Errorf("%s refers to %s, which is not in the bibliography", s.Name, ref)
			}
		}
	}
	for _, key := range theory.GraphBounds {
		if !slices.ContainsFunc(theory.Bounds, func(b theory.Bound) bool { return b.Key == key }) {
			t.Errorf("no bound %s", key)
		}
	}
	for _, b := range theory.Bounds {
		if references[b.Ref] == "" {
			t.Errorf("the bound %s refers to %s, which is not in the bibliography", b.Key, b.Ref)
		}
	}
	for ref, text := range references {
		if !strings.HasSuffix(text, ".") {
			t.Errorf("%s: %q", ref, text)
		}
	}
}

// Fast loops give the loads, samples and memory of the definition.
func TestKernelsEqualTheDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawConfig(t)
		fast, plain := mustNew(t, c), mustNew(t, c)
		plain.Watch(true) // events come from the definition only
		for fast.Advance(rapid.Int64Range(1, 2000).Draw(t, "rounds")) > 0 {
			plain.Advance(fast.Round() - plain.Round())
			if got, want := figures(fast), figures(plain); got != want {
				t.Fatalf("round %d: got %s, want %s", fast.Round(), got, want)
			}
		}
	})
}

// Rejected draws are rare in small runs; with n = 3·2^20 + 1 one round in 1400 has one.
func TestKernelsReject(t *testing.T) {
	for _, lane := range exactLanes {
		c := parse(t, "n=3145729&m=30000&seed=2&p=one-choice")
		c.Lanes = []Choice{lane}
		b, _ := lane.bind("")
		if _, ok := b.rule.(process.Kernel); !ok {
			continue
		}
		fast, plain := newRun(t, c), newRun(t, c)
		fast.Forward()
		plain.Forward()
		plain.Watch(true)
		fast.Advance(math.MaxInt64)
		plain.Advance(math.MaxInt64)
		if figures(fast) != figures(plain) {
			t.Errorf("%s: got %s, want %s", lane, figures(fast), figures(plain))
		}
	}
}
