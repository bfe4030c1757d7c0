package engine

import (
	"slices"
	"strings"
	"testing"

	"binfall/engine/enginetest"
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
