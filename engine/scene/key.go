package scene

// entry is a place of a plot's legend.
type entry struct {
	x, y float64
	note bool
}

// Sizes in CSS pixels.
const (
	sampleWidth = 26
	keyLine     = 20
)

// key arranges the curves of a plot in lines at its top and returns those that are shown and the height taken. In small
// pictures notes go first, then the curves of the theory.
func (l *layout) key(v View, curves []curve) (shown []curve, places []entry, bottom float64) {
	for _, theory := range [2]bool{true, false} {
		shown = shown[:0]
		for _, c := range curves {
			if theory || c.part == PartCurve {
				shown = append(shown, c)
			}
		}
		for _, notes := range [2]bool{true, false} {
			var fits bool
			if places, bottom, fits = l.flow(v, shown, notes); fits && bottom < 0.4*v.Height {
				return shown, places, bottom
			}
		}
	}
	return shown, places, bottom
}

// flow lays entries out like words; fits is false if one is wider than a line.
func (l *layout) flow(v View, curves []curve, notes bool) (places []entry, bottom float64, fits bool) {
	u := l.u
	left, right := 12*u, v.Width-12*u
	x, y := left, (6+keyLine/2)*u
	fits = true
	for i := range curves {
		c := &curves[i]
		width := (sampleWidth + 6 + 1.08*textWidth(c.name, l.text)) * u
		if notes && c.note != "" {
			width += (8 + 1.08*textWidth(c.note, l.small)) * u
		}
		if x > left && x+width > right {
			x, y = left, y+keyLine*u
		}
		fits = fits && x+width <= right
		places = append(places, entry{x, y, notes})
		x += width + 20*u
	}
	return places, y + keyLine/2*u, fits
}

// writeKey draws the legend: a piece of each line, its name, and its numbers or, where the reader looks, its value.
func (l *layout) writeKey(curves []curve, places []entry) {
	u := l.u
	for i := range curves {
		c, p := &curves[i], places[i]
		l.segment(&curve{part: PartFrame, tone: c.tone, thick: c.thick, dash: c.dash}, p.x, p.y, p.x+sampleWidth*u, p.y, 0)
		if c.marker != Stroke {
			l.marker(&curve{part: PartFrame, tone: c.tone, marker: c.marker}, p.x+sampleWidth/2*u, p.y)
		}
		name := Label{Text: c.name, X: float32(p.x + (sampleWidth+6)*u), Y: float32(p.y), Tone: Ink, Bold: c.part == PartCurve, Size: float32(l.text)}
		if !name.Bold {
			name.Tone = Muted
		}
		l.scene.label(name)
		note := c.note
		if c.pointed != "" {
			note = c.pointed
		}
		if p.note && note != "" {
			x := p.x + (sampleWidth+14+1.08*textWidth(c.name, l.text))*u
			l.remark(note, x, p.y, Start)
		}
	}
}
