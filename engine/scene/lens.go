package scene

// Lens enlarges the base graph of every lane alike.
type Lens struct {
	Scale  float64 // 0 and 1 show all of it
	DX, DY float64 // pixels by which its middle lies off the middle of the cell
}

// frame is a rectangle outside of which nothing of a lane is drawn.
type frame struct{ x0, y0, x1, y1 float64 }

func (f *frame) holds(x, y float64) bool { return x >= f.x0 && x <= f.x1 && y >= f.y0 && y <= f.y1 }

// under puts a projection under the lens, in a cell.
func (z Lens) under(p *projection, f frame, u float64) {
	if z.Scale <= 1 {
		return
	}
	cx, cy := (f.x0+f.x1)/2, (f.y0+f.y1)/2
	p.scale *= z.Scale
	p.dx = cx + (p.dx-cx)*z.Scale + z.DX
	p.dy = cy + (p.dy-cy)*z.Scale + z.DY
	p.radius, p.most = min(largestVertex*u, p.radius*z.Scale), min(largestVertex*u, p.most*z.Scale)
}

// Zoom is the lens after the reader has enlarged by a factor around a point of the picture,
// which stays where it is.
func (z Lens) Zoom(factor float64, at Point, cell Strip) Lens {
	from := max(z.Scale, 1)
	to := max(1, min(from*factor, 40))
	if to == 1 {
		return Lens{}
	}
	// relative to the cell's middle a place x lies at x·scale + d
	x, y := at.X-(cell.Left+cell.Right)/2, at.Y-(cell.Ceiling+cell.Floor)/2
	return Lens{to, x - (x-z.DX)*to/from, y - (y-z.DY)*to/from}.within(cell)
}

// Pan is the lens moved, as far as something remains to be seen.
func (z Lens) Pan(dx, dy float64, cell Strip) Lens {
	if z.Scale <= 1 {
		return z
	}
	return Lens{z.Scale, z.DX + dx, z.DY + dy}.within(cell)
}

// within keeps the graph's middle from leaving the cell by more than the enlargement.
func (z Lens) within(cell Strip) Lens {
	w, h := (cell.Right-cell.Left)/2*z.Scale, (cell.Floor-cell.Ceiling)/2*z.Scale
	z.DX, z.DY = max(-w, min(w, z.DX)), max(-h, min(h, z.DY))
	return z
}

// CellAt is the strip of the lane at a point of the picture; the first if it is in none.
func (s *Scene) CellAt(p Point) (cell Strip, ok bool) {
	for _, c := range s.Strips {
		if p.X >= c.Left && p.X < c.Right && p.Y >= c.Top && p.Y < c.Bottom {
			return c, true
		}
	}
	if len(s.Strips) == 0 {
		return Strip{}, false
	}
	return s.Strips[0], true
}

// line draws a line as far as it lies in the frame of the lane (Liang and Barsky, A New
// Concept and Method for Line Clipping, 1984).
func (l *layout) line(part Part, tone Tone, x0, y0, x1, y1, thick, alpha float64) {
	from, to := 0.0, 1.0
	dx, dy := x1-x0, y1-y0
	for _, side := range [4][2]float64{{-dx, x0 - l.frame.x0}, {dx, l.frame.x1 - x0}, {-dy, y0 - l.frame.y0}, {dy, l.frame.y1 - y0}} {
		p, q := side[0], side[1]
		switch {
		case p == 0 && q < 0:
			return
		case p < 0:
			from = max(from, q/p)
		case p > 0:
			to = min(to, q/p)
		}
	}
	if from < to || from == 0 && to == 1 {
		l.scene.stroke(part, tone, x0+from*dx, y0+from*dy, x0+to*dx, y0+to*dy, thick, alpha)
	}
}
