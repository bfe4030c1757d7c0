package scene

import "math"

// waterFill tints what lies below the average.
func (l *layout) waterFill(s *Strip, m measure) {
	y := s.Y(m.average)
	if y >= s.Floor {
		return
	}
	l.scene.box(PartFrame, Fade, Water, s.Left-4*l.u, y, s.Right-s.Left+8*l.u, s.Floor-y, 0.20)
}

// waterLine draws the average W/n across all bins.
func (l *layout) waterLine(s *Strip, m measure) {
	thick := l.rule(1.5)
	y := math.Round(s.Y(m.average)) - math.Floor(thick/2)
	overhang := 10 * l.u
	l.scene.box(PartFrame, Box, Paper, s.Left-overhang, y-thick/2, s.Right-s.Left+2*overhang, 2*thick, 0.55)
	l.scene.box(PartWater, Box, Water, s.Left-overhang, y, s.Right-s.Left+2*overhang, thick, 1)
}

// bracketTexts are the texts right of the bins: the greatest load, the gap, the average.
func (l *layout) bracketTexts(m measure) [3]string {
	if l.narrow {
		return [3]string{Whole(int64(m.hi)), Decimal(m.gap), Decimal(m.average)}
	}
	return [3]string{"max " + Whole(int64(m.hi)), "gap " + Decimal(m.gap), "W/n " + Decimal(m.average)}
}

// bracket spans the gap, from the average to the greatest load, and names its three numbers.
func (l *layout) bracket(s *Strip, m measure) {
	u := l.u
	x := s.Right + 16*u
	top, bottom := math.Round(s.Y(float64(m.hi))), math.Round(s.Y(m.average))
	thick := l.rule(1.5)
	if bottom-top >= 2*thick {
		l.scene.box(PartGap, Box, Ink, x, top, thick, bottom-top, 1)
		l.scene.box(PartFrame, Box, Ink, x-4*u, top, 4*u+thick, thick, 1)
		l.scene.box(PartFrame, Box, Ink, x-4*u, bottom-thick, 4*u+thick, thick, 1)
	}
	texts := l.bracketTexts(m)
	line := (l.text + 5) * u
	ys := spread([3]float64{top, (top + bottom) / 2, bottom}, line, s.Top+l.title+line/2, s.Floor)
	cramped := l.cramped(s)
	if cramped {
		ys[1] = math.Min(math.Max(ys[1], s.Top+line/2), s.Bottom-line/2)
	}
	for i, style := range [3]Label{{Tone: Muted, Size: float32(l.small)}, {Tone: Ink, Bold: true, Size: float32(l.text)}, {Tone: Water, Size: float32(l.small)}} {
		if cramped && i != 1 {
			continue // only the gap fits
		}
		style.Text, style.X, style.Y = texts[i], float32(x+8*u), float32(ys[i])
		l.scene.label(style)
	}
}

// cramped reports a strip so low that the texts of the bracket do not fit one above the other.
func (l *layout) cramped(s *Strip) bool { return s.Floor-s.Top-l.title < 3*(l.text+5)*l.u }

// spread moves three heights apart to at least line, as little as needed, between least and most.
func spread(y [3]float64, line, least, most float64) [3]float64 {
	y[0] = math.Min(y[0], y[1]-line)
	y[2] = math.Max(y[2], y[1]+line)
	if y[2] > most {
		y[2] = most
		y[1] = math.Min(y[1], most-line)
		y[0] = math.Min(y[0], y[1]-line)
	}
	if y[0] < least {
		y[0] = least
		y[1] = math.Max(y[1], least+line)
		y[2] = math.Max(y[2], y[1]+line)
	}
	return y
}

// axis writes the levels at the left and draws their faint lines.
func (l *layout) axis(s *Strip, m measure) {
	u := l.u
	step := tickStep(l.small * 2.2 * u / s.Unit)
	first := int64(math.Ceil(s.Window.Base/float64(step))) * step
	x := s.Left - 14*u
	heading := s.Top + max(l.title, 29*u)
	for level := first; float64(level) <= s.Window.Base+(s.Floor-s.Ceiling)/s.Unit+0.01; level += step {
		y := math.Round(s.Y(float64(level)))
		if y < heading || s.Floor-y < 0.8*l.small*u && float64(level) != s.Window.Base {
			continue
		}
		l.scene.box(PartFrame, Box, Line, s.Left-10*u, y, 6*u, l.rule(1), 1)
		l.remark(Whole(level), x, y, End)
		if level != first || s.Window.Base > 0 {
			l.scene.box(PartFrame, Box, Line, s.Left-4*u, y, s.Right-s.Left+8*u, l.rule(1), 0.45)
		}
	}
	if base := s.Window.Base; base > 0 && float64(first)-base > 0.5 {
		l.remark(Whole(int64(math.Round(base))), x, s.Floor, End)
	}
}

// floor is the bins' bottom, or a torn edge where lower levels are cut away.
func (l *layout) floor(s *Strip) {
	u := l.u
	thick := l.rule(1.5)
	left, right := s.Left-4*u, s.Right+4*u
	if s.Window.Base == 0 {
		l.scene.box(PartFrame, Box, Muted, left, s.Floor, right-left, thick, 1)
		return
	}
	const tooth, depth = 7, 4
	for pass := range 2 {
		y := s.Floor + float64(pass)*2*u
		tone, wide, alpha := Paper, 4*l.pen, 1.0
		if pass == 1 {
			tone, wide, alpha = Muted, 1.25*l.pen, 0.9
		}
		down := true
		for x := left; x < right; x += tooth * u {
			from, to := y-depth*u/2, y+depth*u/2
			if !down {
				from, to = to, from
			}
			end := math.Min(x+tooth*u, right)
			share := (end - x) / (tooth * u)
			l.scene.stroke(PartFrame, tone, x, from, end, from+(to-from)*share, wide, alpha)
			down = !down
		}
	}
}
