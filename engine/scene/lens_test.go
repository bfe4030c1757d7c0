package scene

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The point around which the reader zooms stays; nothing is drawn outside of the cells; at
// scale 1 the lens is gone.
func TestLens(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	var before, after Scene
	for range 100 {
		run := network(r, 40, 60, 1+r.IntN(3), 1)
		view := View{Width: 900, Height: 700, Scale: 1, Kind: Graph}
		Build(&before, view, run)
		at := Point{view.Width * r.Float64(), view.Height * r.Float64()}
		cell, _ := before.CellAt(at)
		view.Lens = view.Lens.Zoom(1+3*r.Float64(), at, cell)
		Build(&after, view, run)
		scale := view.Lens.Scale
		for _, m := range after.Marks {
			if m.Part == PartFrame {
				continue
			}
			c := after.Strips[m.Lane]
			x, y := float64(m.X+m.W/2), float64(m.Y+m.H/2)
			if x < c.Left-1 || x > c.Right+1 || y < c.Top-1 || y > c.Bottom+1 {
				t.Fatalf("a mark of part %d at %v, %v outside of %+v", m.Part, x, y, c)
			}
		}
		old := vertexPlaces(&before)
		for key, q := range vertexPlaces(&after) {
			p, c := old[key], before.Strips[key[0]]
			if c != cell {
				continue
			}
			if wantX, wantY := at.X+(p.X-at.X)*scale, at.Y+(p.Y-at.Y)*scale; math.Hypot(q.X-wantX, q.Y-wantY) > 1.5 && view.Lens == (Lens{scale, view.Lens.DX, view.Lens.DY}).within(cell) && inner(view.Lens, cell) {
				t.Fatalf("vertex %v went from %v to %v, want %v, %v", key, p, q, wantX, wantY)
			}
		}
		if back := view.Lens.Zoom(0.01, at, cell); back != (Lens{}) {
			t.Fatalf("lens %+v after zooming out", back)
		}
	}
}

// inner reports that a lens was not held at the rim of what may be seen.
func inner(z Lens, cell Strip) bool {
	w, h := (cell.Right-cell.Left)/2*z.Scale, (cell.Floor-cell.Ceiling)/2*z.Scale
	return math.Abs(z.DX) < w && math.Abs(z.DY) < h
}

func vertexPlaces(s *Scene) map[[2]int32]Point {
	places := map[[2]int32]Point{}
	for _, m := range s.Marks {
		if m.Part == PartVertex {
			places[[2]int32{int32(m.Lane), m.Bin}] = Point{float64(m.X + m.W/2), float64(m.Y + m.H/2)}
		}
	}
	return places
}
