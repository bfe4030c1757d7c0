package scene

import (
	"math"

	"binfall/engine/stats"
)

// lorenz draws, for every lane, the share of the balls that the least bins hold, with the line of equal loads and, for
// lanes that give to the fullest of d, the limit of many balls, x^d.
func (l *layout) lorenz(v View) {
	equal := curve{name: "all equal", part: PartTheory, tone: Muted, thick: 1, marker: Stroke, lane: -1, points: []stats.Point{{X: 0, Y: 0}, {X: 1, Y: 1}}}
	var curves, limits []curve
	for i := range l.run.Lanes {
		lane := &l.run.Lanes[i]
		c := l.laneCurve(lane)
		c.points = stats.Lorenz(lane.State, l.scene.profile(lane))
		c.note = "least half: " + percent(at(c.points, 0.5))
		curves = append(curves, c)
		if lane.Fullest > 0 {
			limits = append(limits, theoryCurve("Redlich 2014, x"+superscript(lane.Fullest), lane, powers(lane.Fullest)))
		}
	}
	curves, places, top := l.key(v, append(append(curves, once(limits)...), equal))
	s := l.plot(v, top, Window{0, 1})
	if most := 1.5 * (s.Floor - s.Ceiling); s.Right-s.Left > most { // a wide plot would hide how far a curve bends
		middle := (s.Left + s.Right) / 2
		s.Left, s.Right = math.Round(middle-most/2), math.Round(middle+most/2)
	}
	s.Unit = s.Floor - s.Ceiling
	s.Pitch = (s.Right - s.Left) / float64(l.run.Bins)
	share, pointed := l.pointedShare(&s)
	bin := l.scene.Pointed
	below := "share of the " + l.run.things() + ", least first"
	switch {
	case pointed:
		below = percent(share) + " of the " + l.run.things() + ", least first"
		l.look(curves, func(c *curve, _ *Lane) { c.looked, c.pointed = share, "hold "+percent(at(c.points, share)) })
	case bin >= 0:
		below = l.run.things() + ", least first; marked: " + BinName(bin)
		l.look(curves, func(c *curve, lane *Lane) {
			share, text := l.standing(lane, bin)
			c.looked, c.pointed = 1-share, text
		})
	}
	l.percents(&s)
	l.finishPlot(&s, "share of the balls", below, curves, places, pointed)
}

// powers is the limiting curve x^d.
func powers(d int) []stats.Point {
	const steps = 128
	points := make([]stats.Point, steps+1)
	for i := range points {
		x := float64(i) / steps
		points[i] = stats.Point{X: x, Y: math.Pow(x, float64(d))}
	}
	return points
}

// superscript writes d, at most 99, as an exponent.
func superscript(d int) string {
	const figures = "⁰¹²³⁴⁵⁶⁷⁸⁹"
	runes := []rune(figures)
	if d < 10 {
		return string(runes[d])
	}
	return string(runes[d/10]) + string(runes[d%10])
}

func percent(share float64) string { return number(math.Round(1000*share)/10) + " %" }

// percents writes the axis at the left and its faint lines.
func (l *layout) percents(s *Strip) {
	u := l.u
	steps := 5
	if s.Floor-s.Ceiling < 120*u {
		steps = 2
	}
	if s.Floor-s.Ceiling < 50*u {
		steps = 1
	}
	thick := l.rule(1)
	for k := 0; k <= steps; k++ {
		share := float64(k) / float64(steps)
		y := math.Round(s.Y(share))
		l.scene.box(PartFrame, Box, Line, s.Left-10*u, y, 6*u, thick, 1)
		l.scene.box(PartFrame, Box, Line, s.Left, y, s.Right-s.Left, thick, 0.45)
		l.remark(percent(share), s.Left-14*u, y, End)
	}
	l.scene.box(PartFrame, Box, Muted, s.Left, s.Floor, s.Right-s.Left, thick, 1)
}
