package scene

import (
	"io"
	"strconv"
	"strings"
)

// Tone names a colour by what it stands for; a Theme gives it its value.
type Tone uint8

const (
	Paper     Tone = iota // background of page and stage
	Panel                 // raised surfaces
	Ink                   // text
	Muted                 // secondary text
	Line                  // hairlines: walls, axes, borders
	Accent                // the one accent: buttons, links
	AccentInk             // text on the accent
	Under                 // bins below the average
	Over                  // bins at or above the average; always textured besides
	Water                 // the average W/n
	Candidate             // what the current round offers and chooses
	Focus                 // focus ring
	Fault                 // errors
	Tones                 // number of tones
)

var toneNames = [Tones]string{
	"paper", "panel", "ink", "muted", "line", "accent", "accent-ink",
	"under", "over", "water", "candidate", "focus", "error",
}

// String is the name of the tone's custom property, without the dashes.
func (t Tone) String() string { return toneNames[t] }

// RGB is a colour of the sRGB space, eight bits a channel.
type RGB struct{ R, G, B uint8 }

// Hex is the colour as CSS writes it.
func (c RGB) Hex() string {
	const digits = "0123456789abcdef"
	return string([]byte{'#', digits[c.R>>4], digits[c.R&15], digits[c.G>>4], digits[c.G&15], digits[c.B>>4], digits[c.B&15]})
}

// Mix is the colour a share of the way from c to d.
func (c RGB) Mix(d RGB, share float64) RGB {
	blend := func(a, b uint8) uint8 { return uint8(float64(a) + share*(float64(b)-float64(a)) + 0.5) }
	return RGB{blend(c.R, d.R), blend(c.G, d.G), blend(c.B, d.B)}
}

func hex(v uint32) RGB { return RGB{uint8(v >> 16), uint8(v >> 8), uint8(v)} }

// WriteCSS writes the themes as custom properties, a rule for each by its name in [data-theme]. Where the page names
// none, the reader's system decides between Light, Dark and, for those who ask for more contrast, Projector. Paper gets
// Print whatever the page names.
func WriteCSS(w io.Writer) error {
	var b strings.Builder
	b.WriteString("/* generated from engine/scene/palette.go by make generate; do not edit */\n")
	rule := func(selector string, t *Theme) {
		b.WriteString(selector + " {\n\tcolor-scheme: " + t.scheme() + ";\n\t--weight: " + strconv.FormatFloat(t.Weight, 'f', -1, 64) + ";\n")
		for tone, colour := range t.Colours {
			b.WriteString("\t--" + toneNames[tone] + ": " + colour.Hex() + ";\n")
		}
		b.WriteString("}\n")
	}
	media := func(query, selector string, t *Theme) {
		b.WriteString("@media " + query + " {\n")
		rule(selector, t)
		b.WriteString("}\n")
	}
	const unnamed = ":root:not([data-theme])"
	rule(":root", &Light)
	for _, t := range Themes[1:] {
		rule("[data-theme=\""+t.Name+"\"]", t)
	}
	media("(prefers-color-scheme: dark)", unnamed, &Dark)
	media("(prefers-color-scheme: light) and (prefers-contrast: more), (prefers-color-scheme: light) and (forced-colors: active)", unnamed, &Projector)
	media("print", ":root:not([data-theme=\""+Print.Name+"\"])", &Print)
	_, err := io.WriteString(w, b.String())
	return err
}
