package scene

import (
	"math"

	"binfall/engine/stats"
)

// level writes a whole deviation from the average.
func level(deviation float64) string {
	if deviation < 0 {
		return "−" + Whole(int64(-deviation))
	}
	return "+" + Whole(int64(deviation))
}

// deviations writes the axis at the left and draws the line of the average.
func (l *layout) deviations(s *Strip) {
	u := l.u
	thick := l.rule(1)
	label := func(text string, y float64, tone Tone) {
		l.scene.label(Label{Text: text, X: float32(s.Left - 12*u), Y: float32(y), Align: End, Tone: tone, Size: float32(l.small)})
	}
	zero := math.Round(s.Y(0))
	l.scene.box(PartWater, Box, Water, s.Left-8*u, zero-math.Floor(thick/2), s.Right-s.Left+8*u, thick, 1)
	label("W/n", zero, Water)
	reach := math.Max(s.Window.Base+s.Window.Levels, -s.Window.Base)
	step := float64(tickStep(max(1, l.small*2.2*u/s.Unit)))
	if step > reach { // rather two narrow ticks than none
		step = float64(tickStep(max(1, l.small*1.4*u/s.Unit)))
	}
	for _, side := range [2]float64{1, -1} {
		for d := step; d <= reach; d += step {
			y := math.Round(s.Y(side * d))
			if y < s.Ceiling-1 || y > s.Floor+1 || y < s.Top+l.title+0.6*l.small*u || math.Abs(y-zero) < 1.3*l.small*u {
				continue
			}
			l.scene.box(PartFrame, Box, Line, s.Left-8*u, y, 6*u, thick, 1)
			label(level(side*d), y, Muted)
		}
	}
}

// rounds writes the axis of time below the strip.
func (l *layout) rounds(s *Strip, b banks) {
	u := l.u
	thick := l.rule(1)
	l.scene.box(PartFrame, Box, Muted, s.Left, s.Floor, s.Right-s.Left, thick, 1)
	if l.index < 20*u {
		return
	}
	last := int64(b.columns-1) * b.spacing
	width := 1.3 * textWidth(Whole(last), l.small) * u
	step := tickStep(width / s.Pitch * float64(b.spacing))
	for round := int64(0); round <= last; round += step {
		x := b.across(s, round)
		l.scene.box(PartFrame, Box, Line, x, s.Floor, thick, 5*u, 1)
		if x+width/2 <= l.scene.Width {
			l.remark(Whole(round), x, s.Floor+14*u, Middle)
		}
	}
}

// riverNote says how many bins held the load at the reader's pointer, empty outside the river.
func (l *layout) riverNote(s *Strip, lane *Lane, b banks) string {
	p := l.point
	if p == nil || lane.River == nil || p.X < s.Left || p.X >= s.Right || p.Y < s.Ceiling || p.Y >= s.Floor {
		return ""
	}
	round := int64((p.X-s.Left)/s.Pitch) * b.spacing
	for _, c := range lane.River.Columns() {
		if c.Round != round {
			continue
		}
		deviation := s.Window.Base + (s.Floor-p.Y)/s.Unit
		return l.columnNote(&c, int64(math.Round(deviation+float64(c.Balls)/float64(l.run.Bins))))
	}
	return ""
}

// columnNote says how many bins held a load, or one that is counted with it.
func (l *layout) columnNote(c *stats.Column, load int64) string {
	if load < 0 {
		return ""
	}
	bins, loads := int64(0), Whole(load)
	if i := (load - int64(c.Low)) / int64(c.Step); load >= int64(c.Low) && i < int64(len(c.Bins)) {
		bins = int64(c.Bins[i])
		if load = int64(c.Low) + i*int64(c.Step); c.Step > 1 {
			loads = Whole(load) + " to " + Whole(load+int64(c.Step)-1)
		}
	}
	verb := " hold "
	if bins == 1 {
		verb = " holds "
	}
	return "round " + Whole(c.Round) + ": " + Whole(bins) + verb + loads + " (W/n " + signed(float64(load)-float64(c.Balls)/float64(l.run.Bins)) + ")"
}
