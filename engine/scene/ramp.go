package scene

// Ramp is a scale of 255 colours, 1 to 255; 0 is clear.
type Ramp uint8

const (
	Diverging Ramp = iota // from far below, through a neutral middle at 128, to far above
	Rising                // from few to many
	Ramps                 // number of ramps
)

// middle is the colour of the average in the diverging ramp.
const middle = 128

// Ramp is the ramp in the theme's colours. Both hues get farther from the paper with distance, so that distance shows
// without hue; the pair of hues is one that all common kinds of colour vision tell apart.
func (t *Theme) Ramp(r Ramp) (colours [256]RGB) {
	neutral := t[Paper].Mix(t[Line], 0.55)
	for i := 1; i < 256; i++ {
		switch {
		case r == Rising:
			colours[i] = between(t[Paper].Mix(t[Under], 0.30), t[Under], t[Ink], float64(i-1)/254)
		case i < middle:
			colours[i] = between(neutral, t[Under], t[Under].Mix(t[Ink], 0.5), float64(middle-i)/127)
		default:
			colours[i] = between(neutral, t[Over], t[Over].Mix(t[Ink], 0.5), float64(i-middle)/127)
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
