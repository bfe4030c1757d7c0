package scene

import (
	"math"

	"binfall/engine/stats"
)

// banks are the axes that the rivers of all lanes share.
type banks struct {
	low, high float64 // deviations from the average at the bottom and the top
	columns   int     // drawn, those to come included
	spacing   int64   // rounds a column
}

// rivers draws one strip a lane: time to the right, deviation from the average upwards, the colour how many bins.
func (l *layout) rivers(v View) {
	n := float64(len(l.run.Lanes))
	band := legendHeight * l.u
	if v.Height/n < 60*l.u {
		band = 0
	}
	b := l.banks()
	left := max(textWidth("W/n", l.small), textWidth(level(b.low), l.small), textWidth(level(b.high), l.small))
	height := (v.Height - band) / n
	for i := range l.run.Lanes {
		s := Strip{Top: math.Round(float64(i) * height), Bottom: math.Round(float64(i+1) * height), Window: Window{b.low, b.high - b.low}}
		s.Left, s.Right = math.Round((left+28)*l.u), math.Round(v.Width-24*l.u)
		s.Right = math.Max(s.Right, s.Left+1)
		s.Ceiling = s.Top + l.title + l.noteLine(&s) + 6*l.u
		s.Floor = math.Max(s.Ceiling+4, math.Round(s.Bottom-l.index-4*l.u))
		s.Unit = (s.Floor - s.Ceiling) / s.Window.Levels
		s.Pitch = (s.Right - s.Left) / float64(b.columns)
		l.river(&s, &l.run.Lanes[i], b)
		l.scene.Strips = append(l.scene.Strips, s)
	}
	if band > 0 {
		l.colourKey(Rising, 1, 255, "1 "+l.run.thing(), "all "+Whole(l.run.Bins), "rounds across; colour: "+l.run.things()+" with that load, on a log scale", 0)
	}
}

// fewColumns is how many columns a young river leaves room for.
const fewColumns = 32

// banks fits all columns of all lanes. Columns to come double the width when the room is used up.
func (l *layout) banks() banks {
	b := banks{columns: fewColumns, spacing: 1}
	up, down := 1.0, 1.0
	for i := range l.run.Lanes {
		river := l.run.Lanes[i].River
		if river == nil {
			continue
		}
		b.spacing = river.Spacing()
		columns := river.Columns()
		for k := range columns {
			lo, hi := bounds(&columns[k], l.run.Bins)
			up, down = math.Max(up, hi), math.Max(down, -lo)
		}
		last := l.run.Round
		if n := len(columns); n > 0 {
			last = max(last, columns[n-1].Round)
		}
		for int64(b.columns) <= last/b.spacing {
			b.columns *= 2
		}
	}
	if whole := l.run.End/b.spacing + 1; int64(b.columns) > whole && whole > 1 {
		b.columns = int(whole) // no room after the end of the run
	}
	b.low, b.high = -stair(down+0.5), stair(up+0.5)
	return b
}

// across is the place of a round: the middle of a column is its round.
func (b *banks) across(s *Strip, round int64) float64 {
	return s.Left + (float64(round)/float64(b.spacing)+0.5)*s.Pitch
}

// bounds are the least and the greatest deviation of a column.
func bounds(c *stats.Column, bins int64) (lo, hi float64) {
	average := float64(c.Balls) / float64(bins)
	return float64(c.Low) - average, float64(c.Low) + float64(len(c.Bins))*float64(c.Step) - 1 - average
}

func (l *layout) river(s *Strip, lane *Lane, b banks) {
	first := len(l.scene.Marks)
	if lane.index > 0 {
		l.scene.box(PartFrame, Box, Line, 0, s.Top, l.scene.Width, l.rule(1), 1)
	}
	if lane.River != nil {
		l.water(s, lane, b)
		l.missing(s, lane, b)
	}
	l.deviations(s)
	l.rounds(s, b)
	now := math.Round(b.across(s, l.run.Round))
	l.scene.box(PartFrame, Box, Ink, now, s.Ceiling, l.rule(1.5), s.Floor-s.Ceiling, 0.8)
	m := lane.resting()
	notes := []string{"max " + Whole(int64(m.hi)) + " · gap " + Decimal(m.gap)}
	if text := l.riverNote(s, lane, b); text != "" {
		notes[0] = text
	} else if bin := l.scene.Pointed; bin >= 0 {
		l.lookedAt(Candidate, now, l.height(s, float64(lane.settled(bin))-m.average))
		notes = l.run.notes(lane, bin, "")
	}
	heading := *s
	heading.Left = 12 * l.u
	l.tileHeading(&heading, lane, notes, l.noteLine(&heading) > 0)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = lane.index
	}
}

// water paints the columns.
func (l *layout) water(s *Strip, lane *Lane, b banks) {
	columns := lane.River.Columns()
	rows := max(1, int((s.Floor-s.Ceiling)/math.Max(1, math.Round(l.scene.Scale))))
	o := origin{moment: moment{state: lane.State}, columns: b.columns, rows: rows, low: b.low, high: b.high, spacing: b.spacing}
	r, unpainted := l.scene.riverRaster(o, columns, lane.index)
	for i := unpainted; i < len(columns); i++ {
		paintColumn(r, &columns[i], int(columns[i].Round/b.spacing), b, l.run.Bins)
	}
	r.at(s.Left, s.Ceiling, s.Right-s.Left, s.Floor-s.Ceiling)
}

// leastRows is how thick a load is at least, so that a lone bin is seen on any scale.
const leastRows = 2

// paintColumn paints one column: a load is as high as a ball. A row of several loads shows the most frequent one.
func paintColumn(r *Raster, c *stats.Column, column int, b banks, bins int64) {
	row := func(deviation float64) int {
		y := math.Round((b.high - deviation) / (b.high - b.low) * float64(r.Rows))
		return int(math.Max(0, math.Min(float64(r.Rows), y)))
	}
	average := float64(c.Balls) / float64(bins)
	for i, count := range c.Bins {
		if count == 0 {
			continue
		}
		least := float64(c.Low) + float64(i)*float64(c.Step) - average - 0.5
		colour := frequency(int64(count), bins)
		from := row(least + float64(c.Step))
		for y := from; y < max(from+leastRows, row(least)) && y < r.Rows; y++ {
			at := y*r.Columns + column
			r.Cells[at] = max(r.Cells[at], colour)
		}
	}
}

// frequency is the colour of a number of bins, by its logarithm.
func frequency(count, bins int64) uint8 {
	if bins == 1 {
		return 255
	}
	return uint8(1 + math.Round(254*math.Log(float64(count))/math.Log(float64(bins))))
}

// missing hatches the rounds up to the present one that nobody kept.
func (l *layout) missing(s *Strip, lane *Lane, b banks) {
	columns := lane.River.Columns()
	next := int64(0)
	for i := 0; i <= len(columns); i++ {
		index := l.run.Round/b.spacing + 1
		if i < len(columns) {
			index = columns[i].Round / b.spacing
		}
		if index > next {
			x := s.Left + float64(next)*s.Pitch
			width := float64(index-next) * s.Pitch
			l.scene.box(PartMissing, Hatch, Line, x, s.Ceiling, width, s.Floor-s.Ceiling, 0.6)
			if text := "not kept"; width > 1.3*textWidth(text, l.small)*l.u && s.Floor-s.Ceiling > 40*l.u {
				y := (s.Ceiling + s.Floor) / 2
				l.scene.label(Label{Text: text, X: float32(x + width/2), Y: float32(y), Align: Middle, Tone: Muted, Size: float32(l.small), Halo: true})
			}
		}
		next = index + 1
	}
}
