package scene

import "math"

// grid is how the bins of a field lie in its cells, row by row: one bin a cell, or, where there are more bins than
// cells, as many neighbours in each as it takes.
type grid struct{ columns, rows, bins int }

// cell is where a bin lies.
func (g grid) cell(bin int) int {
	if cells := g.columns * g.rows; g.bins > cells {
		return ((bin+1)*cells - 1) / g.bins
	}
	return bin
}

// shared is how many bins a cell has at most.
func (g grid) shared() int { return (g.bins + g.columns*g.rows - 1) / (g.columns * g.rows) }

// span is the bins of a cell, from up to before to; none in cells that are left over.
func (g grid) span(cell int) (from, to int) {
	if cells := g.columns * g.rows; g.bins > cells {
		return cell * g.bins / cells, (cell + 1) * g.bins / cells
	}
	return min(cell, g.bins), min(cell+1, g.bins)
}

// mostCells bounds the memory of a field and the time to paint it; largeCell is in CSS pixels.
const (
	mostCells = 1 << 21
	largeCell = 96
)

// fieldGrid finds the largest square cells, a whole number of pixels wide, in which n bins fit into a rectangle. Where
// cells would be smaller than a pixel, bins share them.
func fieldGrid(n int, width, height, u float64) (g grid, size float64) {
	least := math.Max(1, math.Ceil(math.Sqrt(width*height/mostCells)))
	size = math.Max(least, math.Min(math.Floor(math.Sqrt(width*height/float64(n))), math.Round(largeCell*u)))
	for ; size >= least; size-- {
		columns, rows := int(width/size), int(height/size)
		if columns*rows < n && size > least {
			continue
		}
		columns, rows = max(1, columns), max(1, rows)
		if columns*rows < n {
			return grid{columns, rows, n}, size
		}
		// Few large cells keep the rectangle's shape.
		shaped := int(math.Ceil(math.Sqrt(float64(n) * float64(columns) / float64(rows))))
		columns = max(1, min(columns, max(shaped, (n+rows-1)/rows)))
		return grid{columns, (n + columns - 1) / columns, n}, size
	}
	return grid{1, 1, n}, least
}

// fields draws one field a lane, all in the same colours.
func (l *layout) fields(v View) {
	columns, rows := tiles(v, len(l.run.Lanes))
	band := legendHeight * l.u
	if v.Height/float64(rows) < 90*l.u {
		band = 0
	}
	width, height := v.Width/float64(columns), (v.Height-band)/float64(rows)
	reach := l.reach()
	shared := 1
	headings, grids := make([]Strip, len(l.run.Lanes)), make([]grid, len(l.run.Lanes))
	for i := range l.run.Lanes {
		x, y := float64(i%columns)*width, float64(i/columns)*height
		s := Strip{Top: math.Round(y), Bottom: math.Round(y + height), Left: math.Round(x + 12*l.u), Right: math.Round(x + width - 12*l.u), Unit: 1, Window: Window{0, 1}}
		s.Right = math.Max(s.Right, s.Left+1)
		s.Ceiling = s.Top + l.title + l.noteLine(&s) + 4*l.u
		s.Floor = math.Max(s.Ceiling+1, s.Bottom-6*l.u)
		headings[i] = s
		grids[i] = l.cover(&s)
		shared = max(shared, grids[i].shared())
		l.scene.Strips = append(l.scene.Strips, s)
	}
	cell := l.cellAt(grids)
	for i := range l.run.Lanes {
		l.field(&headings[i], &l.scene.Strips[i], &l.run.Lanes[i], grids[i], cell, reach)
	}
	if band > 0 {
		l.fieldLegend(reach, shared)
	}
}

// reach is the deviation from the average of the strongest colour.
func (l *layout) reach() float64 {
	far := 0.0
	for i := range l.run.Lanes {
		m := l.run.Lanes[i].resting()
		far = math.Max(far, math.Max(m.gap, m.average-float64(m.lo)))
	}
	return stair(math.Max(far, 1))
}

// cover puts cells for all bins into the middle of a strip, which becomes as large as they are.
func (l *layout) cover(s *Strip) grid {
	g, size := fieldGrid(int(l.run.Bins), s.Right-s.Left, s.Floor-s.Ceiling, l.u)
	s.Pitch = size
	s.Left = math.Round(s.Left + (s.Right-s.Left-float64(g.columns)*size)/2)
	s.Ceiling += math.Max(0, math.Round((s.Floor-s.Ceiling-float64(g.rows)*size)/2))
	s.Right, s.Floor = s.Left+float64(g.columns)*size, s.Ceiling+float64(g.rows)*size
	return g
}

// field draws one lane below its heading; the cell looked at is that of a bin, -1 for none.
func (l *layout) field(heading, s *Strip, lane *Lane, g grid, looked int, reach float64) {
	first := len(l.scene.Marks)
	r, fresh := l.scene.raster(origin{moment: lane.moment(), columns: g.columns, rows: g.rows, low: -reach, high: reach}, Diverging, lane.index)
	if fresh {
		g.paint(r.Cells, lane, reach)
	}
	r.at(s.Left, s.Ceiling, s.Right-s.Left, s.Floor-s.Ceiling)
	l.cellTexture(s, lane, g, r)
	l.fieldActs(s, lane, g)
	m := lane.resting()
	notes := []string{"max " + Whole(int64(m.hi)) + " · gap " + Decimal(m.gap)}
	if looked >= 0 {
		notes = l.cellNotes(lane, g, looked)
		l.outline(s, g, g.cell(looked), PartFrame, Ink, -1, 1.5, 1)
	}
	l.tileHeading(heading, lane, notes, l.noteLine(heading) > 0)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = lane.index
	}
}

// fieldLegend explains the colours, as far as loads can fall below the average.
func (l *layout) fieldLegend(reach float64, shared int) {
	average := 0.0
	for i := range l.run.Lanes {
		average = math.Max(average, l.run.Lanes[i].resting().average)
	}
	below, low := reach, "W/n − "+grouped(number(reach))
	if average < reach {
		below, low = average, "load 0"
	}
	from := diverge(-below, reach)
	remark := l.run.thing() + " 1 at the upper left, row by row"
	if shared > 1 {
		remark = "each cell: of up to " + Whole(int64(shared)) + " neighbours the farthest from W/n"
	}
	l.colourKey(Diverging, from, 255, low, "W/n + "+grouped(number(reach)), remark, float64(middle-from)/float64(255-from))
}
