package scene

import (
	"math"
	"slices"
	"testing"
)

// Springs draw a ring as a ring, keep apart what is not linked, and end.
func TestSpringsDrawARing(t *testing.T) {
	const n = 24
	var links []Link
	for v := range int32(n) {
		links = append(links, Link{min(v, (v+1)%n), max(v, (v+1)%n), int64(v)})
	}
	m, more := Spring(n, links)
	if more != nil {
		t.Fatal("a small graph is not finished at once")
	}
	again, _ := Spring(n, links)
	if !slices.Equal(m.Places, again.Places) {
		t.Error("two different pictures of one graph")
	}
	longest, across := 0.0, 0.0
	for _, l := range links {
		p, q := m.Places[l.U], m.Places[l.V]
		longest = max(longest, math.Hypot(p.X-q.X, p.Y-q.Y))
	}
	for v, p := range m.Places {
		q := m.Places[(v+n/2)%n]
		across = max(across, math.Hypot(p.X-q.X, p.Y-q.Y))
	}
	if across < 3*longest {
		t.Errorf("a ring of links up to %v is %v across", longest, across)
	}
	if m.apart < 0.1*longest {
		t.Errorf("vertices %v apart with links of %v", m.apart, longest)
	}
}

// A large graph improves step by step and stops.
func TestSpringsEnd(t *testing.T) {
	var links []Link
	const n = 1500
	for v := int32(1); v < n; v++ {
		links = append(links, Link{v / 3, v, int64(v)})
	}
	m, more := Spring(n, links)
	if more == nil {
		t.Fatal("a large graph was finished at once")
	}
	steps := 0
	for more.Improve() {
		if steps++; steps > springSteps {
			t.Fatal("no end")
		}
	}
	for v, p := range m.Places {
		if math.IsNaN(p.X+p.Y) || math.Abs(p.X)+math.Abs(p.Y) > 10*n {
			t.Fatalf("vertex %d at %v", v, p)
		}
	}
}
