package graph

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"
)

// A line read alone gives what a file of that line gives.
func TestParseLine6(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := []byte(rapid.StringMatching(`:?[?-~]{0,12}`).Draw(t, "line"))
		g, err := ParseLine6(line, Limits{Vertices: 1000})
		h, _, fault := Read(bytes.NewReader(line), "x.g6", Limits{Vertices: 1000})
		if (err == nil) != (fault == nil) {
			t.Fatalf("%q: %v alone, %v as a file", line, err, fault)
		}
		if err != nil {
			return
		}
		if g.Order() != h.Order() || g.Size() != h.Size() {
			t.Fatalf("%q: %d vertices and %d edges alone, %d and %d as a file", line, g.Order(), g.Size(), h.Order(), h.Size())
		}
		for e := range g.Size() {
			u, v := g.Ends(e)
			if x, y := h.Ends(e); u != x || v != y {
				t.Fatalf("%q: edge %d is %d %d alone, %d %d as a file", line, e, u, v, x, y)
			}
		}
	})
	if _, err := ParseLine6([]byte("&C~~"), Limits{}); err == nil {
		t.Error("digraph6 accepted")
	}
}
