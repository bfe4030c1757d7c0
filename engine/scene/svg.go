package scene

import (
	"bufio"
	"io"
	"math"
	"strconv"
	"strings"
)

// WriteSVG writes the scene of a run as a self-contained SVG document in a theme's colours. Its
// title names the lanes, its description is the run's sentence, what the last round did and the digest; its
// metadata is the run's link.
func WriteSVG(w io.Writer, s *Scene, r *Run, theme *Theme) error {
	out := &svg{bufio.NewWriter(w), theme}
	width, height := number(s.Width/s.Scale), number(s.Height/s.Scale)
	out.text(`<svg xmlns="http://www.w3.org/2000/svg" width="`, width, `" height="`, height, `" viewBox="0 0 `, number(s.Width), " ", number(s.Height),
		`" role="img" aria-labelledby="title description" font-family="`, fonts, `" style="font-variant-numeric:tabular-nums">`, "\n")
	out.text(`<title id="title">`, escape(title(r)), "</title>\n", `<desc id="description">`, escape(description(r)), "</desc>\n")
	if r.Link != "" {
		out.text("<metadata>", escape(r.Link), "</metadata>\n")
	}
	out.definitions(s.Scale)
	out.text(`<rect width="100%" height="100%" fill="`, theme[Paper].Hex(), "\"/>\n")
	for i := range s.Rasters {
		if err := out.raster(&s.Rasters[i]); err != nil {
			return err
		}
	}
	for i := range s.Marks {
		if m := &s.Marks[i]; m.Seen() {
			out.mark(m)
		}
	}
	for i := range s.Labels {
		out.label(&s.Labels[i], s.Scale)
	}
	out.text("</svg>\n")
	return out.Flush()
}

// fonts are those of the page.
const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

type svg struct {
	*bufio.Writer
	theme *Theme
}

func (o *svg) text(parts ...string) {
	for _, part := range parts {
		o.WriteString(part) // the error stays in the writer until Flush
	}
}

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
		o.text(`<linearGradient id="fade-`, tone.String(), `" x2="0" y2="1"><stop offset="0" stop-color="`, o.theme[tone].Hex(), `"/><stop offset="1" stop-color="`, o.theme[tone].Hex(), `" stop-opacity="0"/></linearGradient>`, "\n")
		o.text(`<linearGradient id="rise-`, tone.String(), `" x2="0" y2="1"><stop offset="0" stop-color="`, o.theme[tone].Hex(), `" stop-opacity="0"/><stop offset="1" stop-color="`, o.theme[tone].Hex(), `"/></linearGradient>`, "\n")
	}
	o.stripes()
	o.text("</defs>\n")
}

// ball is the shading of a ball, with attributes of the gradient besides.
func (o *svg) ball(id, attributes string, c RGB) {
	o.text(`<radialGradient id="`, id, `" cx="`, number(LightX), `" cy="`, number(LightY), `" r="`, number(LightReach), `"`, attributes, `><stop offset="0" stop-color="`, c.Mix(RGB{255, 255, 255}, LightShare).Hex(),
		`"/><stop offset="0.5" stop-color="`, c.Hex(), `"/><stop offset="1" stop-color="`, c.Mix(RGB{}, ShadeShare).Hex(), `"/></radialGradient>`, "\n")
}

// hatch is the stripes of a rectangle: the pattern's x, turned, is (x+y)/√2.
func (o *svg) hatch(tone Tone, scale float64) {
	colour, period := o.theme[tone], HatchPeriod*scale/math.Sqrt2
	side := number(period)
	o.text(`<pattern id="hatch-`, tone.String(), `" width="`, side, `" height="`, side, `" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="`, side, `" height="`, side,
		`" fill="`, colour.Hex(), `"/><rect x="`, number(period*(1-HatchWidth)/2), `" width="`, number(period*HatchWidth), `" height="`, side, `" fill="`, colour.Mix(o.theme[Paper], HatchShare).Hex(), `"/></pattern>`, "\n")
}

// stripes are those across a ball: three, or a single one where three would blur, shaded as the ball is.
func (o *svg) stripes() {
	o.ball("pale", ` gradientUnits="userSpaceOnUse" gradientTransform="rotate(45 0.5 0.5)"`, o.theme[Over].Mix(o.theme[Paper], StripeShare))
	stripe := func(middle, width float64) {
		o.text(`<rect x="-0.5" y="`, number(middle-width/2), `" width="2" height="`, number(width), `"/>`)
	}
	open := func(id string) {
		o.text(`<pattern id="`, id, `" width="1" height="1" patternContentUnits="objectBoundingBox"><g transform="rotate(-45 0.5 0.5)" fill="url(#pale)">`)
	}
	open("stripes")
	for k := -1; k <= 1; k++ {
		stripe(0.5+float64(k)*StripePeriod, StripeWidth)
	}
	o.text("</g></pattern>\n")
	open("stripe")
	stripe(0.5, LoneStripe)
	o.text("</g></pattern>\n")
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

func (o *svg) mark(m *Mark) {
	fill := o.theme[m.Tone].Hex()
	switch m.Shape {
	case Hatch:
		fill = "url(#hatch-" + m.Tone.String() + ")"
	case Fade:
		fill = "url(#fade-" + m.Tone.String() + ")"
	case Rise:
		fill = "url(#rise-" + m.Tone.String() + ")"
	case Ball, Striped:
		fill = "url(#ball-" + m.Tone.String() + ")"
	}
	x, y, w, h := float64(m.X), float64(m.Y), float64(m.W), float64(m.H)
	disc := `<circle cx="` + number(x+w/2) + `" cy="` + number(y+h/2) + `" r="`
	opacity := ""
	if m.Alpha < 1 {
		opacity = ` opacity="` + number(float64(m.Alpha)) + `"`
	}
	switch m.Shape {
	case Ball:
		o.text(disc, number(w/2), `" fill="`, fill, `"`)
	case Striped:
		stripes := "stripes"
		if w < LeastStriped {
			stripes = "stripe"
		}
		o.text("<g", opacity, ">", disc, number(w/2), `" fill="`, fill, `"/>`, disc, number(w/2), `" fill="url(#`, stripes, `)"/></g>`, "\n")
		return
	case Ring:
		o.text(disc, number(w*(1-RingWidth)/2), `" fill="none" stroke="`, fill, `" stroke-width="`, number(w*RingWidth), `"`)
	case Up:
		o.text(`<path d="M`, number(x+w/2), " ", number(y), "L", number(x+w), " ", number(y+h), "L", number(x), " ", number(y+h), `z" fill="`, fill, `"`)
	case Stroke:
		o.text(`<path d="M`, number(x), " ", number(y), "L", number(x+w), " ", number(y+h), `" stroke="`, fill, `" stroke-width="`, number(float64(m.Thick)), `" stroke-linecap="round"`)
	default:
		o.text(`<rect x="`, number(x), `" y="`, number(y), `" width="`, number(w), `" height="`, number(h), `" fill="`, fill, `"`)
	}
	o.text(opacity, "/>\n")
}

func (o *svg) label(l *Label, scale float64) {
	anchor := [...]string{"start", "middle", "end"}[l.Align]
	o.text(`<text x="`, number(float64(l.X)), `" y="`, number(float64(l.Y)+0.36*float64(l.Size)*scale), `" font-size="`, number(float64(l.Size)*scale),
		`" fill="`, o.theme[l.Tone].Hex(), `" text-anchor="`, anchor, `"`)
	if l.Bold {
		o.text(` font-weight="650"`)
	}
	if l.Halo {
		o.text(` paint-order="stroke" stroke="`, o.theme[Paper].Hex(), `" stroke-width="`, number(3*scale), `"`)
	}
	if l.Alpha < 1 {
		o.text(` opacity="`, number(float64(l.Alpha)), `"`)
	}
	o.text(">", escape(l.Text), "</text>\n")
}

// number writes at most two decimals.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// escape writes text as XML does.
func escape(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}

// title names the lanes.
func title(r *Run) string {
	titles := make([]string, len(r.Lanes))
	for i := range r.Lanes {
		titles[i] = r.Lanes[i].Title
	}
	return strings.Join(titles, " beside ")
}

func description(r *Run) string {
	text := Sentence(r)
	if event := Events(r); event != "" {
		text += " " + strings.ToUpper(event[:1]) + event[1:] + "."
	}
	if r.Digest != "" {
		text += " Digest " + r.Digest + "."
	}
	return text
}
