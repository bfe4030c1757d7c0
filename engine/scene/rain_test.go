package scene

import (
	"math/rand/v2"
	"testing"
)

// Every drop is seen in its own bin, above what the bin holds, or around its vertex, or at its cell; and there are no others.
func TestRainFallsWhereItIsTold(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	for range 200 {
		run, view := example(r), sizes(r)
		view.Kind = []Kind{Bins, Bars, Field, Graph}[r.IntN(4)]
		if view.Kind == Graph {
			run = network(r, 2+r.IntN(30), 20, 1+r.IntN(3), 1)
		}
		drops := 0
		for i := range run.Lanes {
			lane := &run.Lanes[i]
			lane.Acts = nil // as while rain falls
			for range r.IntN(6) {
				d := Drop{Bin: r.IntN(int(run.Bins)), Balls: 1 + r.Int32N(1000), Phase: 0.3 + 0.4*r.Float64(), Aside: 2*r.Float64() - 1}
				lane.Rain = append(lane.Rain, d)
				drops++
			}
		}
		var s Scene
		Build(&s, view, run)
		seen := 0
		for _, m := range s.Marks {
			if m.Part != PartRain {
				continue
			}
			seen++
			lane, strip := &run.Lanes[m.Lane], &s.Strips[m.Lane]
			found := false
			for _, d := range lane.Rain {
				found = found || int32(d.Bin) == m.Bin
			}
			if !found {
				t.Fatalf("rain at bin %d, which got no ball", m.Bin)
			}
			if view.Kind != Bins && view.Kind != Bars {
				continue
			}
			middle, ground := float64(m.X+m.W/2), strip.Y(max(float64(lane.State.Loads[m.Bin]), strip.Window.Base))
			if strip.Pitch >= 4 && strip.Bin(middle, int(run.Bins)) != int(m.Bin) {
				t.Fatalf("rain for bin %d falls at %v", m.Bin, middle)
			}
			if bottom := float64(m.Y + m.H); bottom > ground+0.5 {
				t.Fatalf("rain for bin %d falls to %v, below its stack at %v", m.Bin, bottom, ground)
			}
		}
		if each := map[Kind]int{Field: 4, Graph: 1}[view.Kind]; each > 0 && seen != each*drops {
			t.Fatalf("view %d: %d marks of rain for %d drops", view.Kind, seen, drops)
		}
		if (view.Kind == Bins || view.Kind == Bars) && (seen > drops || drops > 0 && seen == 0 && view.Height > 400*view.Scale) {
			t.Fatalf("view %d: %d marks of rain for %d drops", view.Kind, seen, drops)
		}
	}
}
