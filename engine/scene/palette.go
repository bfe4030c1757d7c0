package scene

import (
	"io"
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

// Theme gives every tone its colour.
type Theme [Tones]RGB

// Light and Dark take blue and vermilion from the colour-blind-safe set of Okabe and Ito (2008),
// darkened or lightened until text in them passes WCAG AA (4.5 to 1) on paper and panel. The tones
// that stand beside them differ from them in lightness, too, for readers who see fewer hues.
var (
	Light = Theme{
		Paper: hex(0xfaf8f4), Panel: hex(0xfffefb), Ink: hex(0x1d1c1a), Muted: hex(0x625d55), Line: hex(0xd8d2c6),
		Accent: hex(0x52247f), AccentInk: hex(0xffffff), Under: hex(0x0068a6), Over: hex(0xbd4b00),
		Water: hex(0x006250), Candidate: hex(0x7a0b5e), Focus: hex(0x52247f), Fault: hex(0xb3261e),
	}
	Dark = Theme{
		Paper: hex(0x121821), Panel: hex(0x1a222d), Ink: hex(0xeeebe4), Muted: hex(0xa3acb8), Line: hex(0x35404f),
		Accent: hex(0xdcc3ff), AccentInk: hex(0x1c1028), Under: hex(0x4fabe6), Over: hex(0xff8b45),
		Water: hex(0x8ee8c8), Candidate: hex(0xff9bd0), Focus: hex(0xffd166), Fault: hex(0xff938a),
	}
)

// WriteCSS writes both themes as custom properties: light unless the reader's system or [data-theme] asks for dark.
func WriteCSS(w io.Writer) error {
	var b strings.Builder
	b.WriteString("/* generated from engine/scene/palette.go by make generate; do not edit */\n")
	rule := func(open, indent, scheme string, t *Theme, end string) {
		b.WriteString(open + " {\n" + indent + "\tcolor-scheme: " + scheme + ";\n")
		for tone, colour := range t {
			b.WriteString(indent + "\t--" + toneNames[tone] + ": " + colour.Hex() + ";\n")
		}
		b.WriteString(indent + "}\n" + end)
	}
	rule(":root", "", "light", &Light, "")
	rule("[data-theme=\"dark\"]", "", "dark", &Dark, "")
	b.WriteString("@media (prefers-color-scheme: dark) {\n")
	rule("\t:root:not([data-theme=\"light\"])", "\t", "dark", &Dark, "}\n")
	_, err := io.WriteString(w, b.String())
	return err
}
