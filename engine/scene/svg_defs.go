package scene

import "math"

// definitions are the gradients and stripes of the classes of bins.
func (o *svg) definitions(scale float64) {
	o.text("<defs>\n")
	for _, tone := range [...]Tone{Under, Over, Candidate, Ink, Paper} {
		o.text(`<radialGradient id="ball-`, tone.String(), `"`)
		o.put(` cx="%" cy="%" r="%">`, LightX, LightY, LightReach)
		o.shading(o.theme.Colours[tone])
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

// shading ends the gradient of a ball.
func (o *svg) shading(c RGB) {
	o.stop(0, c.Mix(RGB{255, 255, 255}, LightShare), 1)
	o.stop(0.5, c, 1)
	o.stop(1, c.Mix(RGB{}, ShadeShare), 1)
	o.text("</radialGradient>\n")
}

// fade changes the opacity of a tone from top to bottom.
func (o *svg) fade(id string, tone Tone, from, to float64) {
	o.text(`<linearGradient id="`, id, tone.String(), `" x2="0" y2="1">`)
	o.stop(0, o.theme.Colours[tone], from)
	o.stop(1, o.theme.Colours[tone], to)
	o.text("</linearGradient>\n")
}

func (o *svg) stop(offset float64, c RGB, opacity float64) {
	o.put(`<stop offset="%" stop-opacity="%" stop-color="`, offset, opacity)
	o.text(c.Hex(), `"/>`)
}

// hatch is the stripes of a rectangle: a gradient with hard edges, since patterns become bitmaps where a picture is turned
// into PDF.
func (o *svg) hatch(tone Tone, scale float64) {
	colour, half := o.theme.Colours[tone], HatchPeriod*scale/2
	pale := colour.Mix(o.theme.Colours[Paper], HatchShare)
	o.text(`<linearGradient id="hatch-`, tone.String(), `" gradientUnits="userSpaceOnUse" spreadMethod="repeat" `)
	o.put(`x2="%" y2="%">`, half, half)
	for _, edge := range [...]struct {
		at            float64
		before, after RGB
	}{{(1 - HatchWidth) / 2, colour, pale}, {(1 + HatchWidth) / 2, pale, colour}} {
		o.stop(edge.at, edge.before, 1)
		o.stop(edge.at, edge.after, 1)
	}
	o.text("</linearGradient>\n")
}

// striped is the diameter for which the stripes of a ball are defined.
const striped = 1000

// stripes are those across a ball around the origin: three, or a single one where three would blur, shaded as the ball is.
func (o *svg) stripes() {
	pale := o.theme.Colours[Over].Mix(o.theme.Colours[Paper], StripeShare)
	o.text(`<radialGradient id="pale" gradientUnits="userSpaceOnUse" gradientTransform="rotate(45)"`)
	o.put(` cx="%" cy="%" r="%">`, striped*(LightX-0.5), striped*(LightY-0.5), striped*LightReach)
	o.shading(pale)
	o.stripe("stripes", 1, StripeWidth)
	o.stripe("stripe", 0, LoneStripe)
}

// stripe is a middle stripe with so many on either side, each from arc to arc.
func (o *svg) stripe(id string, around int, width float64) {
	o.text(`<path id="`, id, `" transform="rotate(-45)" fill="url(#pale)" d="`)
	const r = striped / 2
	chord := func(y float64) float64 { return math.Sqrt(r*r - y*y) }
	for k := -around; k <= around; k++ {
		upper, lower := striped*(float64(k)*StripePeriod-width/2), striped*(float64(k)*StripePeriod+width/2)
		o.put("M% %H%A% % 0 0 1 % %H%A% % 0 0 1 % %z", -chord(upper), upper, chord(upper), r, r, chord(lower), lower, -chord(lower), r, r, -chord(upper), upper)
	}
	o.text("\"/>\n")
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
