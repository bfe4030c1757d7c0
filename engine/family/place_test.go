package family

import (
	"math"
	"testing"
)

func TestPlaces(t *testing.T) {
	for _, text := range append(small(), "path~1000", "cycle~1000", "hypercube~10", "star~1000", "bipartite~100~10") {
		g := build(t, text, 1)
		laid, ok := g.(Laid)
		if !ok {
			continue
		}
		type place struct{ x, y float64 }
		places := make([]place, g.Order())
		for v := range places {
			x, y := laid.Place(int32(v))
			if math.IsNaN(x+y) || math.IsInf(x+y, 0) {
				t.Fatalf("%s: vertex %d at %v %v", text, v, x, y)
			}
			places[v] = place{x, y}
			for u := range v {
				if math.Hypot(places[u].x-x, places[u].y-y) < 0.1 {
					t.Errorf("%s: vertices %d and %d both at %.2f %.2f", text, u, v, x, y)
				}
			}
		}
		greatest, least := 0.0, math.Inf(1)
		for e := range g.Size() {
			u, v := g.Ends(e)
			d := math.Hypot(places[u].x-places[v].x, places[u].y-places[v].y)
			greatest, least = max(greatest, d), min(least, d)
		}
		if n := float64(g.Order()); greatest > 3+n || g.Size() > 0 && (least > 3+n/3 || least < 0.4) {
			t.Errorf("%s: neighbours %.2f to %.2f apart", text, least, greatest)
		}
	}
}

func TestLaid(t *testing.T) {
	not := map[string]bool{"regular": true, "gnp": true, "preferential": true, "g6": true}
	for _, s := range specs {
		if _, ok := build(t, s.Name, 1).(Laid); ok == not[s.Name] {
			t.Errorf("%s: has places %v", s.Name, ok)
		}
	}
	for _, text := range []string{"path", "path~1000", "cycle", "cycle~7", "grid"} { // all neighbours are 1 apart
		g := build(t, text, 1)
		for e := range g.Size() {
			u, v := g.Ends(e)
			ux, uy := g.(Laid).Place(u)
			vx, vy := g.(Laid).Place(v)
			if d := math.Hypot(ux-vx, uy-vy); math.Abs(d-1) > 1e-9 {
				t.Errorf("%s: %d and %d are %v apart", text, u, v, d)
			}
		}
	}
}
