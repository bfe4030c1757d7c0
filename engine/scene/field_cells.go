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

// paint fills in the colours. A cell of several bins shows the one that is farthest from the average: extremes are
// what the processes differ by, and in a mean they would be lost.
func (g grid) paint(cells []uint8, lane *Lane, reach float64) {
	loads, sh := lane.State.Loads, shadesOf(lane, reach)
	if g.bins <= len(cells) {
		sh.lookUp(cells, loads)
		return
	}
	n := int64(g.bins)
	twice := (2*lane.State.Balls + n - 1) / n // loads with this sum or more: the greater is as far from the average
	for row := range g.rows {
		first := row * g.columns
		from, _ := g.span(first)
		sh.share(cells[first:first+g.columns], loads[from:], g, first*g.bins%len(cells), twice)
	}
}

// share paints a row of cells, each with the bins of its [grid.span], without dividing for every one: left is what the
// first cell's division leaves over. Loads whose sum is below twice are told by the lesser of them.
func (sh *shades) share(cells []uint8, loads []int32, g grid, left int, twice int64) {
	all := g.columns * g.rows
	each, more := g.bins/all, g.bins%all
	at := 0
	for i := range cells {
		left += more
		over := (all - 1 - left) >> 63 // -1 for a bin more: loads and fractions know no pattern that a processor could foresee
		left -= all & over
		to := at + each - over
		lo, hi := loads[at], loads[to-1]
		swap := (hi - lo) & ((hi - lo) >> 31)
		lo, hi = lo+swap, hi-swap
		for _, load := range loads[at+1 : at+each] { // as often for every cell, which the processor foresees
			lo, hi = min(lo, load), max(hi, load)
		}
		hi -= (hi - lo) & int32((int64(lo)+int64(hi)-twice)>>63)
		at = to
		cells[i] = sh.of(hi)
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
	const fine, broad = 1.75, 4 // CSS pixels
	for _, d := range lane.Rain {
		l.outline(s, g, g.cell(d.Bin), PartRain, Candidate, d.Bin, fine, 1-d.Phase)
	}
	act := lane.latest()
	if act == nil {
		return
	}
	for i, c := range act.Candidates {
		if !act.chosen(c.Bin) && !repeated(act.Candidates, i) {
			l.outline(s, g, g.cell(c.Bin), PartCandidate, Candidate, c.Bin, fine, math.Max(0.6, act.refused()))
		}
	}
	for _, move := range act.Placed {
		l.outline(s, g, g.cell(move.Bin), PartChosen, Candidate, move.Bin, broad, act.light())
	}
}

// cellAt is the first bin of the cell looked at, -1 for none. The reader who points at a cell of several bins points at
// none of them.
func (l *layout) cellAt(grids []grid) int {
	if l.scene.Pointed >= 0 {
		return l.scene.Pointed
	}
	for i := range l.scene.Strips {
		s, g := &l.scene.Strips[i], grids[i]
		if l.point == nil || !s.holds(*l.point) || l.point.Y < s.Ceiling || l.point.Y >= s.Floor {
			continue
		}
		from, to := g.span(int((l.point.Y-s.Ceiling)/s.Pitch)*g.columns + int((l.point.X-s.Left)/s.Pitch))
		if from == to {
			continue // a cell that is left over
		}
		if to == from+1 {
			l.scene.Pointed = from
		}
		return from
	}
	return -1
}

// cellNotes say what a bin holds, or all bins of its cell if that is what the reader points at.
func (l *layout) cellNotes(lane *Lane, g grid, bin int) []string {
	if l.scene.Pointed >= 0 {
		return l.run.notes(lane, bin, " (W/n "+signed(float64(lane.State.Loads[bin])-lane.resting().average)+")")
	}
	from, to := g.span(g.cell(bin))
	lo, hi := lane.State.Loads[from], lane.State.Loads[from]
	for _, load := range lane.State.Loads[from:to] {
		lo, hi = min(lo, load), max(hi, load)
	}
	return []string{l.run.things() + " " + BinName(from) + "–" + Whole(int64(to)) + " hold " + Whole(int64(lo)) + " to " + Whole(int64(hi)) +
		" (W/n " + signed(float64(hi)-lane.resting().average) + ")"}
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
