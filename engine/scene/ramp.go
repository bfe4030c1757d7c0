package scene

// Ramp is a scale of 255 colours, 1 to 255; 0 is clear.
type Ramp uint8

const (
	Diverging Ramp = iota // from far below the average, by way of it at 128, to far above
	Rising                // from few to many
	Ramps                 // number of ramps
)

// middle is the colour of the average in the diverging ramp.
const middle = 128

// Ramp is the ramp in the theme's colours; the pair of hues in Diverging is one that all common kinds of colour vision
// tell apart. Both sides of Diverging get farther from the paper with distance, so that distance shows without hue. But
// then a side does not show without hue, so in a theme to be read in grey the ramp goes one way: the fuller the darker.
func (t *Theme) Ramp(r Ramp) (colours [256]RGB) {
	paper, ink, under, over := t.Colours[Paper], t.Colours[Ink], t.Colours[Under], t.Colours[Over]
	neutral, least, most := paper.Mix(t.Colours[Line], 0.55), under.Mix(ink, 0.5), over.Mix(ink, 0.5)
	if t.Grey {
		neutral, under, least = paper.Mix(ink, 0.35), paper.Mix(under, 0.4), paper.Mix(under, 0.15)
	}
	for i := 1; i < 256; i++ {
		switch {
		case r == Rising:
			colours[i] = between(paper.Mix(t.Colours[Under], t.Faint), t.Colours[Under], ink, float64(i-1)/254)
		case i < middle:
			colours[i] = between(neutral, under, least, float64(middle-i)/127)
		default:
			colours[i] = between(neutral, over, most, float64(i-middle)/127)
		}
	}
	return colours
}

// between goes from a by way of b, reached at two thirds, to c.
func between(a, b, c RGB, share float64) RGB {
	const bend = 2.0 / 3
	if share < bend {
		return a.Mix(b, share/bend)
	}
	return b.Mix(c, (share-bend)/(1-bend))
}
