package scene

import "math"

// diverge is the colour of a deviation from the average. It grows with the root, so that one ball more or less shows
// beside the greatest deviations.
func diverge(deviation, reach float64) uint8 {
	share := math.Sqrt(math.Min(1, math.Abs(deviation)/reach))
	if deviation < 0 {
		share = -share
	}
	return uint8(middle + math.Round(127*share))
}

// shades looks colours of loads up.
type shades struct {
	low   int32
	shift uint
	table []uint8
}

// mostShades is far more than there are colours.
const mostShades = 1 << 14

func shadesOf(lane *Lane, reach float64) shades {
	m := lane.resting()
	sh := shades{low: m.lo}
	for (m.hi-m.lo)>>sh.shift >= mostShades {
		sh.shift++
	}
	sh.table = make([]uint8, (m.hi-m.lo)>>sh.shift+1)
	for i := range sh.table {
		load := float64(m.lo) + float64(int64(i)<<sh.shift)
		sh.table[i] = diverge(load-m.average, reach)
	}
	return sh
}

func (sh *shades) of(load int32) uint8 { return sh.table[(load-sh.low)>>sh.shift] }

// paint fills in the colours. A cell of several bins shows the one that is farthest from the average: extremes are
// what the processes differ by, and in a mean they would be lost.
func (g grid) paint(cells []uint8, lane *Lane, reach float64) {
	loads, sh := lane.State.Loads, shadesOf(lane, reach)
	if g.bins <= len(cells) {
		table, low, shift := sh.table, sh.low, sh.shift&31 // a bounded shift needs no check
		cells = cells[:len(loads)]
		for i, load := range loads {
			cells[i] = table[(load-low)>>shift]
		}
		return
	}
	n := int64(g.bins)
	twice := (2*lane.State.Balls + n - 1) / n // loads with this sum or more: the greater is as far from the average
	to := 0
	for cell := range cells {
		from := to
		_, to = g.span(cell)
		lo, hi := loads[from], loads[from]
		for _, load := range loads[from+1 : to] {
			lo, hi = min(lo, load), max(hi, load)
		}
		if int64(lo)+int64(hi) < twice {
			hi = lo
		}
		cells[cell] = sh.of(hi)
	}
}

// place is the upper left corner of a cell.
func (g grid) place(s *Strip, cell int) (x, y float64) {
	return s.Left + float64(cell%g.columns)*s.Pitch, s.Ceiling + float64(cell/g.columns)*s.Pitch
}

// cellTexture parts large cells and dots those that hold at least the average, so that the two sides differ without
// their hues.
func (l *layout) cellTexture(s *Strip, lane *Lane, g grid, r *Raster) {
	if s.Pitch < 6*l.u || g.bins > len(r.Cells) {
		return
	}
	line := math.Max(1, math.Round(math.Min(2*l.u, 0.06*s.Pitch)))
	for c := 1; c < g.columns; c++ {
		l.scene.box(PartFrame, Box, Paper, s.Left+float64(c)*s.Pitch-line, s.Ceiling, line, s.Floor-s.Ceiling, 1)
	}
	for row := 1; row < g.rows; row++ {
		l.scene.box(PartFrame, Box, Paper, s.Left, s.Ceiling+float64(row)*s.Pitch-line, s.Right-s.Left, line, 1)
	}
	dot := math.Max(2, math.Round(math.Min(9*l.u, 0.26*s.Pitch)))
	ceil := lane.State.Ceil()
	for bin, load := range lane.State.Loads {
		if load < ceil {
			continue
		}
		tone := Ink
		if r.Cells[bin] > middle+100 { // strong colours are near the ink
			tone = Paper
		}
		x, y := g.place(s, bin)
		at := math.Floor((s.Pitch - line - dot) / 2)
		l.bin(PartCell, Box, tone, bin, x+at, y+at, dot, dot, 0.7)
	}
}

// fieldActs frames the candidates of the newest round, those that get balls by a broad line, and rings the bin that a
// rule remembers.
func (l *layout) fieldActs(s *Strip, lane *Lane, g grid) {
	if lane.Memory != nil && lane.Memory.Bin >= 0 {
		x, y := g.place(s, g.cell(lane.Memory.Bin))
		size := math.Max(13*l.u, math.Min(0.8*s.Pitch, 24*l.u))
		l.bin(PartMemory, Ring, Accent, lane.Memory.Bin, x+(s.Pitch-size)/2, y+(s.Pitch-size)/2, size, size, 1)
	}
	act := lane.latest()
	if act == nil {
		return
	}
	const fine, broad = 1.75, 4 // CSS pixels
	for i, c := range act.Candidates {
		if !act.Flash && !act.chosen(c.Bin) && !repeated(act.Candidates, i) {
			l.outline(s, g, g.cell(c.Bin), PartCandidate, Candidate, c.Bin, fine, math.Max(0.6, act.refused()))
		}
	}
	for _, move := range act.Placed {
		l.outline(s, g, g.cell(move.Bin), PartChosen, Candidate, move.Bin, broad, act.light())
	}
}

// pointedCell is the cell under the reader's pointer, if it has bins.
func (l *layout) pointedCell(s *Strip, g grid) (cell int, ok bool) {
	p := l.point
	if p == nil || p.X < s.Left || p.X >= s.Right || p.Y < s.Ceiling || p.Y >= s.Floor {
		return 0, false
	}
	cell = int((p.Y-s.Ceiling)/s.Pitch)*g.columns + int((p.X-s.Left)/s.Pitch)
	from, to := g.span(cell)
	return cell, from < to
}

// cellNote says what the bins of a cell hold.
func (l *layout) cellNote(lane *Lane, g grid, cell int) string {
	from, to := g.span(cell)
	lo, hi := lane.State.Loads[from], lane.State.Loads[from]
	for _, load := range lane.State.Loads[from:to] {
		lo, hi = min(lo, load), max(hi, load)
	}
	name, holds := l.run.thing()+" "+Whole(int64(from)+1), " holds "+Whole(int64(hi))
	if to > from+1 {
		name, holds = l.run.things()+" "+Whole(int64(from)+1)+"–"+Whole(int64(to)), " hold "+Whole(int64(lo))+" to "+Whole(int64(hi))
	}
	return name + holds + " (W/n " + signed(float64(hi)-lane.resting().average) + ")"
}

// signed writes a deviation with its sign and two places at most.
func signed(x float64) string {
	if x < 0 {
		return "− " + number(-x)
	}
	return "+ " + number(x)
}

// outline frames a cell, or a place around it that can be seen, by a line so many CSS pixels thick on a rim of paper.
func (l *layout) outline(s *Strip, g grid, cell int, part Part, tone Tone, bin int, thick, alpha float64) {
	x, y := g.place(s, cell)
	size := math.Max(s.Pitch, 7*l.u)
	x, y = x+(s.Pitch-size)/2, y+(s.Pitch-size)/2
	line, rim := l.rule(thick), l.rule(1.5)
	frame := func(part Part, tone Tone, out, thick float64) {
		x, y, side := x-out, y-out, size+2*out
		l.bin(part, Box, tone, bin, x, y, side, thick, alpha)
		l.bin(part, Box, tone, bin, x, y+side-thick, side, thick, alpha)
		l.bin(part, Box, tone, bin, x, y+thick, thick, side-2*thick, alpha)
		l.bin(part, Box, tone, bin, x+side-thick, y+thick, thick, side-2*thick, alpha)
	}
	frame(PartFrame, Paper, line+rim, line+rim)
	frame(part, tone, line, line)
}
