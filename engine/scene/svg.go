package scene

import (
	"bufio"
	"io"
	"math"
	"strconv"
	"strings"
)

// WriteSVG writes the scene of a run as a self-contained SVG document in a theme's colours. Its
// title names the lanes, its description is the run's sentence and what the last round did.
func WriteSVG(w io.Writer, s *Scene, r *Run, theme *Theme) error {
	out := &svg{bufio.NewWriter(w), theme}
	width, height := number(s.Width/s.Scale), number(s.Height/s.Scale)
	out.text(`<svg xmlns="http://www.w3.org/2000/svg" width="`, width, `" height="`, height,
		`" viewBox="0 0 `, number(s.Width), " ", number(s.Height), `" role="img" aria-labelledby="title description">`, "\n")
	out.text(`<title id="title">`, escape(title(r)), "</title>\n", `<desc id="description">`, escape(description(r)), "</desc>\n")
	out.definitions(s.Scale)
	out.text(`<rect width="100%" height="100%" fill="`, theme.Colours[Paper].Hex(), "\"/>\n")
	for i := range s.Rasters {
		if err := out.raster(&s.Rasters[i]); err != nil {
			return err
		}
	}
	for i := range s.Marks {
		out.mark(&s.Marks[i])
	}
	for i := range s.Labels {
		out.label(&s.Labels[i], s.Scale)
	}
	out.text("</svg>\n")
	return out.Flush()
}

type svg struct {
	*bufio.Writer
	theme *Theme
}

func (o *svg) text(parts ...string) {
	for _, part := range parts {
		o.WriteString(part) // the error stays in the writer until Flush
	}
}

// definitions are the gradients and stripes of the classes of bins. Stripes are a gradient with hard edges and a path, for
// patterns become bitmaps where a picture is turned into PDF, a large one for every ball.
func (o *svg) definitions(scale float64) {
	o.text("<defs>\n")
	for _, tone := range [...]Tone{Under, Over, Candidate, Ink, Paper} {
		colour := o.theme.Colours[tone]
		o.text(`<radialGradient id="ball-`, tone.String(), `" cx="0.36" cy="0.3" r="0.75"><stop offset="0" stop-color="`, colour.Mix(RGB{255, 255, 255}, 0.42).Hex(),
			`"/><stop offset="0.5" stop-color="`, colour.Hex(), `"/><stop offset="1" stop-color="`, colour.Mix(RGB{}, 0.22).Hex(), `"/></radialGradient>`, "\n")
	}
	period := number(6 * scale / math.Sqrt2)
	for _, tone := range [...]Tone{Under, Over, Line} {
		colour := o.theme.Colours[tone]
		full, pale := colour.Hex(), colour.Mix(o.theme.Colours[Paper], 0.4).Hex()
		o.text(`<linearGradient id="hatch-`, tone.String(), `" gradientUnits="userSpaceOnUse" x2="`, period, `" y2="`, period, `" spreadMethod="repeat"><stop offset="0.5" stop-color="`, pale,
			`"/><stop offset="0.5" stop-color="`, full, `"/></linearGradient>`, "\n")
	}
	for _, tone := range [...]Tone{Water, Candidate} {
		colour := o.theme.Colours[tone].Hex()
		o.text(`<linearGradient id="fade-`, tone.String(), `" x2="0" y2="1"><stop offset="0" stop-color="`, colour, `"/><stop offset="1" stop-color="`, colour, `" stop-opacity="0"/></linearGradient>`, "\n")
		o.text(`<linearGradient id="rise-`, tone.String(), `" x2="0" y2="1"><stop offset="0" stop-color="`, colour, `" stop-opacity="0"/><stop offset="1" stop-color="`, colour, `"/></linearGradient>`, "\n")
	}
	o.text(`<path id="stripes" transform="rotate(-45)" fill="`, o.theme.Colours[Over].Mix(o.theme.Colours[Paper], stripeShare).Hex(), `" d="`, stripes(), "\"/>\n</defs>\n")
}

// Stripes of an overloaded bin's ball, as shares of its diameter: canvas and SVG draw the same three.
const (
	StripePeriod = 0.31
	StripeWidth  = 0.11
	stripeShare  = 0.55
)

// stripes are those of a ball of diameter 1000 around the origin, from arc to arc.
func stripes() string {
	var d strings.Builder
	for k := -1.0; k <= 1; k++ {
		upper, lower := 1000*(k*StripePeriod-StripeWidth/2), 1000*(k*StripePeriod+StripeWidth/2)
		x0, x1 := math.Sqrt(250_000-upper*upper), math.Sqrt(250_000-lower*lower)
		d.WriteString("M" + number(-x0) + " " + number(upper) + "H" + number(x0) + "A500 500 0 0 1 " + number(x1) + " " + number(lower) + "H" + number(-x1) + "A500 500 0 0 1 " + number(-x0) + " " + number(upper) + "z")
	}
	return d.String()
}

// RingWidth is the line of a ring as a share of its diameter.
const RingWidth = 0.2

func (o *svg) mark(m *Mark) {
	fill := o.theme.Colours[m.Tone].Hex()
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
	switch m.Shape {
	case Ball, Striped:
		o.text(`<circle cx="`, number(x+w/2), `" cy="`, number(y+h/2), `" r="`, number(w/2), `" fill="`, fill, `"`)
	case Ring:
		o.text(`<circle cx="`, number(x+w/2), `" cy="`, number(y+h/2), `" r="`, number(w*(1-RingWidth)/2), `" fill="none" stroke="`, fill, `" stroke-width="`, number(w*RingWidth), `"`)
	case Up:
		o.text(`<path d="M`, number(x+w/2), " ", number(y), "L", number(x+w), " ", number(y+h), "L", number(x), " ", number(y+h), `z" fill="`, fill, `"`)
	case Stroke:
		o.text(`<path d="M`, number(x), " ", number(y), "L", number(x+w), " ", number(y+h), `" stroke="`, fill, `" stroke-width="`, number(float64(m.Thick)), `" stroke-linecap="round"`)
	default:
		o.text(`<rect x="`, number(x), `" y="`, number(y), `" width="`, number(w), `" height="`, number(h), `" fill="`, fill, `"`)
	}
	if m.Alpha < 1 {
		o.text(` opacity="`, number(float64(m.Alpha)), `"`)
	}
	o.text("/>\n")
	if m.Shape == Striped {
		o.text(`<use href="#stripes" transform="translate(`, number(x+w/2), " ", number(y+h/2), `) scale(`, strconv.FormatFloat(w/1000, 'g', 4, 64), ")\"/>\n")
	}
}

func (o *svg) label(l *Label, scale float64) {
	anchor := [...]string{"start", "middle", "end"}[l.Align]
	o.text(`<text x="`, number(float64(l.X)), `" y="`, number(float64(l.Y)+0.36*float64(l.Size)*scale), `" font-family="system-ui, sans-serif" font-size="`, number(float64(l.Size)*scale),
		`" fill="`, o.theme.Colours[l.Tone].Hex(), `" text-anchor="`, anchor, `"`)
	if l.Bold {
		o.text(` font-weight="650"`)
	}
	if l.Halo {
		o.text(` paint-order="stroke" stroke="`, o.theme.Colours[Paper].Hex(), `" stroke-width="`, number(3*scale), `"`)
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

// escape writes text as XML does. A strings.Replacer would bring a third of this file's weight into the stage's program.
func escape(text string) string {
	text = strings.ReplaceAll(text, "&", "&amp;")
	text = strings.ReplaceAll(text, "<", "&lt;")
	return strings.ReplaceAll(text, ">", "&gt;")
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
	return text
}
