package scene

import (
	"math"
	"strconv"
)

// plot is the room for curves below a legend that ends at top, with gutters for the numbers at both sides.
func (l *layout) plot(v View, top float64, w Window) Strip {
	u := l.u
	left, right := textWidth("100 %", l.small), 0.0
	for i := range l.run.Lanes {
		m := l.run.Lanes[i].resting()
		right = max(right, textWidth(l.averageText(m), l.small))
		if l.kind == Profile {
			left = max(left, textWidth(Whole(int64(m.hi)+int64(m.hi)/4+10), l.small)) // ticks end above the curves
		}
	}
	if l.kind == Lorenz {
		right = 0
	}
	grid := 2 * l.small // numbers that grow do not move the plot at every digit
	s := Strip{Bottom: v.Height, Window: w, Left: math.Round((math.Ceil((left+16)/grid)*grid + 4) * u)}
	s.Right = math.Round(v.Width - (math.Ceil((right+20)/grid)*grid)*u)
	s.Ceiling = math.Round(top + 10*u)
	if l.titled(v) {
		s.Ceiling += math.Round(16 * u)
	}
	s.Top = s.Ceiling - l.title
	s.Floor = math.Round(v.Height - 26*u)
	if l.titled(v) {
		s.Floor -= math.Round(18 * u)
	}
	s.Ceiling = math.Min(s.Ceiling, s.Floor-20*u)
	return s
}

// titled reports that there is room for the names of the axes.
func (l *layout) titled(v View) bool { return v.Height > 240*l.u }

// pointedShare is the share of the bins at the reader's pointer.
func (l *layout) pointedShare(s *Strip) (share float64, ok bool) {
	p := l.point
	if p == nil || p.X < s.Left || p.X > s.Right || p.Y < s.Ceiling || p.Y > s.Floor {
		return 0, false
	}
	return (p.X - s.Left) / (s.Right - s.Left), true
}

// look says what the curves of the lanes tell where the reader points, or of the bin looked at.
func (l *layout) look(curves []curve, say func(*curve, *Lane)) {
	for i := range curves {
		if c := &curves[i]; c.part == PartCurve {
			say(c, &l.run.Lanes[c.lane])
		}
	}
}

// finishPlot draws what all plots share: the axis of shares, names of the axes, the pointer's line, curves and legend.
func (l *layout) finishPlot(s *Strip, up, below string, curves []curve, places []entry, pointed bool) {
	u := l.u
	l.shares(s)
	if l.scene.Height > 240*u {
		l.remark(up, 12*u, s.Ceiling-16*u, Start)
		l.remark(below, (s.Left+s.Right)/2, s.Floor+34*u, Middle)
	}
	if pointed {
		width := l.rule(1)
		l.scene.box(PartFrame, Box, Ink, l.point.X-width/2, s.Ceiling, width, s.Floor-s.Ceiling, 0.4)
	}
	for _, part := range [2]Part{PartCurve, PartTheory} { // the thin lines above the thick ones
		for i := range curves {
			if c := &curves[i]; c.part == part {
				l.draw(s, c)
			}
		}
	}
	for i := range curves {
		if c := &curves[i]; c.pointed != "" {
			tone := c.tone
			if !pointed { // there is no line to find it by
				tone = Candidate
			}
			l.lookedAt(tone, s.Across(c.looked), l.height(s, at(c.points, c.looked)))
		}
	}
	l.writeKey(curves, places)
	l.scene.Strips = append(l.scene.Strips, *s)
}

// lookedAt puts a ring around a place.
func (l *layout) lookedAt(tone Tone, x, y float64) { l.halo(PartFrame, tone, -1, x, y, 7*l.u, 1) }

// shares writes the axis below the plot.
func (l *layout) shares(s *Strip) {
	u := l.u
	steps := 5
	if s.Right-s.Left < 260*u {
		steps = 2
	}
	for k := 0; k <= steps; k++ {
		share := float64(k) / float64(steps)
		x := math.Round(s.Across(share))
		l.scene.box(PartFrame, Box, Line, x, s.Floor, l.rule(1), 6*u, 1)
		text := strconv.FormatFloat(share, 'f', -1, 64)
		l.remark(text, x, s.Floor+15*u, Middle)
	}
}
