package engine

import (
	"strings"
	"testing"

	"binfall/engine/enginetest"
)

func TestCatalog(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range rules {
		t.Run(s.Name, func(t *testing.T) { enginetest.Rule(t, s) })
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
	for ref, text := range references {
		if !strings.HasSuffix(text, ".") {
			t.Errorf("%s: %q", ref, text)
		}
	}
}
