package scene

import "math"

// definitions are the gradients and stripes of the classes of bins.
func (o *svg) definitions(scale float64) {
	o.text("<defs>\n")
	for _, tone := range [...]Tone{Under, Over, Candidate, Ink, Paper} {
		o.ball("ball-"+tone.String(), "", o.theme[tone])
	}
	for _, tone := range [...]Tone{Under, Over, Line} {
		o.hatch(tone, scale)
	}
	for _, tone := range [...]Tone{Water, Candidate} {
		o.fade("fade-", tone, 1, 0)
		o.fade("rise-", tone, 0, 1)
	}
	o.stripes()
	o.text("</defs>\n")
}

// ball is the shading of a ball, with attributes of the gradient besides.
func (o *svg) ball(id, attributes string, c RGB) {
	o.text(`<radialGradient id="`, id, `"`, attributes)
	o.put(` cx="%" cy="%" r="%">`, LightX, LightY, LightReach)
	o.stop(0, c.Mix(RGB{255, 255, 255}, LightShare), 1)
	o.stop(0.5, c, 1)
	o.stop(1, c.Mix(RGB{}, ShadeShare), 1)
	o.text("</radialGradient>\n")
}

// fade changes the opacity of a tone from top to bottom.
func (o *svg) fade(id string, tone Tone, from, to float64) {
	o.text(`<linearGradient id="`, id, tone.String(), `" x2="0" y2="1">`)
	o.stop(0, o.theme[tone], from)
	o.stop(1, o.theme[tone], to)
	o.text("</linearGradient>\n")
}

func (o *svg) stop(offset float64, c RGB, opacity float64) {
	o.put(`<stop offset="%" stop-opacity="%" stop-color="`, offset, opacity)
	o.text(c.Hex(), `"/>`)
}

// hatch is the stripes of a rectangle: the pattern's x, turned, is (x+y)/√2.
func (o *svg) hatch(tone Tone, scale float64) {
	colour, period := o.theme[tone], HatchPeriod*scale/math.Sqrt2
	o.text(`<pattern id="hatch-`, tone.String(), `" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" `)
	o.put(`width="%" height="%"><rect width="%" height="%" fill="`, period, period, period, period)
	o.text(colour.Hex())
	o.put(`"/><rect x="%" width="%" height="%" fill="`, period*(1-HatchWidth)/2, period*HatchWidth, period)
	o.text(colour.Mix(o.theme[Paper], HatchShare).Hex(), `"/></pattern>`, "\n")
}

// stripes are those across a ball: three, or a single one where three would blur, shaded as the ball is.
func (o *svg) stripes() {
	o.ball("pale", ` gradientUnits="userSpaceOnUse" gradientTransform="rotate(45 0.5 0.5)"`, o.theme[Over].Mix(o.theme[Paper], StripeShare))
	for _, p := range [...]struct {
		id     string
		around int
		width  float64
	}{{"stripes", 1, StripeWidth}, {"stripe", 0, LoneStripe}} {
		o.text(`<pattern id="`, p.id, `" width="1" height="1" patternContentUnits="objectBoundingBox"><g transform="rotate(-45 0.5 0.5)" fill="url(#pale)">`)
		for k := -p.around; k <= p.around; k++ {
			o.put(`<rect x="-0.5" y="%" width="2" height="%"/>`, 0.5+float64(k)*StripePeriod-p.width/2, p.width)
		}
		o.text("</g></pattern>\n")
	}
}

// Stripes of an overloaded bin's ball, as shares of its diameter: canvas and SVG draw the same three, or a single one in
// balls of less than LeastStriped pixels. They are paler by StripeShare.
const (
	StripePeriod = 0.31
	StripeWidth  = 0.11
	StripeShare  = 0.55
	LoneStripe   = 0.28
	LeastStriped = 16
)

// Light of a ball, as shares of its diameter: where it is brightest, and how far from there it is darkest; and how much
// white and black that is.
const (
	LightX, LightY = 0.36, 0.30
	LightReach     = 0.75
	LightShare     = 0.42
	ShadeShare     = 0.24
)

// Stripes of a rectangle: CSS pixels from one to the next along a row, the share of this that is pale, and how pale.
const (
	HatchPeriod = 8
	HatchWidth  = 0.42
	HatchShare  = 0.42
)

// RingWidth is the line of a ring as a share of its diameter.
const RingWidth = 0.2
