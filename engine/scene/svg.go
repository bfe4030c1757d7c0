package scene

import (
	"bufio"
	"io"
	"strconv"
	"strings"
)

// WriteSVG writes the scene of a run as a self-contained SVG document in a theme's colours. Its
// title names the lanes, its description is the run's sentence, what the last round did and the digest; its
// metadata is the run's link.
func WriteSVG(w io.Writer, s *Scene, r *Run, theme *Theme) error {
	out := &svg{bufio.NewWriter(w), theme}
	out.put(`<svg xmlns="http://www.w3.org/2000/svg" width="%" height="%" viewBox="0 0 % %"`, s.Width/s.Scale, s.Height/s.Scale, s.Width, s.Height)
	out.text(` role="img" aria-labelledby="title description" font-family="`, fonts, `" font-variant="tabular-nums">`, "\n")
	out.text(`<title id="title">`, escape(title(r)), "</title>\n", `<desc id="description">`, escape(description(r)), "</desc>\n")
	if r.Link != "" {
		out.text("<metadata>", escape(r.Link), "</metadata>\n")
	}
	out.definitions(s.Scale)
	out.put(`<rect width="%" height="%" fill="`, s.Width, s.Height)
	out.text(theme.Colours[Paper].Hex(), "\"/>\n")
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

// put writes a form in which every % stands for a number.
func (o *svg) put(form string, values ...float64) {
	for i, part := range strings.Split(form, "%") {
		if i > 0 {
			o.WriteString(number(values[i-1]))
		}
		o.WriteString(part)
	}
}

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
	case Ball:
		o.disc(m, w/2)
	case Striped:
		o.text("<g")
		o.opacity(m.Alpha)
		o.text(">")
		o.disc(m, w/2)
		o.text(` fill="`, fill, `"/>`)
		id := "stripes"
		if w < LeastStriped {
			id = "stripe"
		}
		o.text(`<use href="#`, id)
		o.put(`" transform="translate(% %) scale(`, x+w/2, y+w/2)
		o.text(strconv.FormatFloat(w/striped, 'g', 4, 64), `)"/></g>`, "\n")
		return
	case Ring:
		o.disc(m, w*(1-RingWidth)/2)
		o.put(` stroke-width="%" stroke="`, w*RingWidth)
		o.text(fill, `"`)
		fill = "none"
	case Up:
		o.put(`<path d="M% %L% %L% %z"`, x+w/2, y, x+w, y+h, x, y+h)
	case Stroke:
		o.put(`<path d="M% %L% %" stroke-width="%" stroke-linecap="round" stroke="`, x, y, x+w, y+h, float64(m.Thick))
		o.text(fill, `"`)
		fill = "none"
	default:
		o.put(`<rect x="%" y="%" width="%" height="%"`, x, y, w, h)
	}
	o.text(` fill="`, fill, `"`)
	o.opacity(m.Alpha)
	o.text("/>\n")
}

// disc begins a circle in the middle of a mark.
func (o *svg) disc(m *Mark, radius float64) {
	o.put(`<circle cx="%" cy="%" r="%"`, float64(m.X)+float64(m.W)/2, float64(m.Y)+float64(m.W)/2, radius)
}

func (o *svg) opacity(alpha float32) {
	if alpha < 1 {
		o.put(` opacity="%"`, float64(alpha))
	}
}

func (o *svg) label(l *Label, scale float64) {
	size := float64(l.Size) * scale
	o.put(`<text x="%" y="%" font-size="%"`, float64(l.X), float64(l.Y)+0.36*size, size)
	o.text(` fill="`, o.theme.Colours[l.Tone].Hex(), `" text-anchor="`, [...]string{"start", "middle", "end"}[l.Align], `"`)
	if l.Bold {
		o.text(` font-weight="650"`)
	}
	if l.Halo {
		o.put(` paint-order="stroke" stroke-width="%" stroke="`, 3*scale)
		o.text(o.theme.Colours[Paper].Hex(), `"`)
	}
	o.opacity(l.Alpha)
	o.text(">", escape(l.Text), "</text>\n")
}

// number writes at most two decimals.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// escape writes text as XML does. A strings.Replacer would bring a third of this file's weight into the stage's program.
func escape(text string) string {
	out := make([]byte, 0, len(text))
	for i := range len(text) {
		switch c := text[i]; c {
		case '&':
			out = append(out, "&amp;"...)
		case '<':
			out = append(out, "&lt;"...)
		case '>':
			out = append(out, "&gt;"...)
		default:
			out = append(out, c)
		}
	}
	return string(out)
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
		text += " R" + strings.TrimPrefix(event, "r") + "." // it begins with the round
	}
	if r.Digest != "" {
		text += " Digest " + r.Digest + "."
	}
	return text
}
