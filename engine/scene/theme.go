package scene

// Theme is how pictures look: the colours of the tones, and what they need besides.
type Theme struct {
	Name    string // as links write it
	Colours [Tones]RGB

	// Weight is how large text and ornaments are, as a multiple of what they are in Light; lines are as thick as its
	// square says, for stray light takes thin lines first. Whoever builds a scene puts it into the View.
	Weight float64

	// Faint is how much of a full colour the palest one of Rising has.
	Faint float64

	// Grey says that Diverging must be read without hues: it goes from pale, far below, to dark, far above.
	Grey bool
}

// Light and Dark take blue and vermilion from the colour-blind-safe set of Okabe and Ito (2008),
// darkened or lightened until text in them passes WCAG AA (4.5 to 1) on paper and panel. The tones
// that stand beside them differ from them in lightness, too, for readers who see fewer hues.
var (
	Light = Theme{Name: "light", Weight: 1, Faint: 0.3, Colours: [Tones]RGB{
		Paper: hex(0xfaf8f4), Panel: hex(0xfffefb), Ink: hex(0x1d1c1a), Muted: hex(0x625d55), Line: hex(0xd8d2c6),
		Accent: hex(0x52247f), AccentInk: hex(0xffffff), Under: hex(0x0068a6), Over: hex(0xbd4b00),
		Water: hex(0x006250), Candidate: hex(0x7a0b5e), Focus: hex(0x52247f), Fault: hex(0xb3261e),
	}}
	Dark = Theme{Name: "dark", Weight: 1, Faint: 0.3, Colours: [Tones]RGB{
		Paper: hex(0x121821), Panel: hex(0x1a222d), Ink: hex(0xeeebe4), Muted: hex(0xa3acb8), Line: hex(0x35404f),
		Accent: hex(0xdcc3ff), AccentInk: hex(0x1c1028), Under: hex(0x4fabe6), Over: hex(0xff8b45),
		Water: hex(0x8ee8c8), Candidate: hex(0xff9bd0), Focus: hex(0xffd166), Fault: hex(0xff938a),
	}}
)

// Projector is for a beamer in a lit room, whose black is grey: text passes WCAG AAA (7 to 1), lines are
// dark, and everything is larger.
var Projector = Theme{Name: "projector", Weight: 1.3, Faint: 0.4, Colours: [Tones]RGB{
	Paper: hex(0xffffff), Panel: hex(0xffffff), Ink: hex(0x0b0b0b), Muted: hex(0x3d3d3d), Line: hex(0x8c8c8c),
	Accent: hex(0x3b0a78), AccentInk: hex(0xffffff), Under: hex(0x0059a8), Over: hex(0xbf4000),
	Water: hex(0x00624c), Candidate: hex(0x74005c), Focus: hex(0x3b0a78), Fault: hex(0xa30d0d),
}}

// Print is for paper, also for a printer that knows only black: the tones of bins, average and candidates
// are different greys, from pale to dark Under, Water, Over and Candidate.
var Print = Theme{Name: "print", Weight: 1, Faint: 0.3, Grey: true, Colours: [Tones]RGB{
	Paper: hex(0xffffff), Panel: hex(0xffffff), Ink: hex(0x000000), Muted: hex(0x404040), Line: hex(0x949494),
	Accent: hex(0x3c0d66), AccentInk: hex(0xffffff), Under: hex(0x1a76b8), Over: hex(0x731c00),
	Water: hex(0x006552), Candidate: hex(0x420035), Focus: hex(0x3c0d66), Fault: hex(0x8a1010),
}}

// Themes are all of them. A page that names none shows the first, unless the reader's system asks for another.
var Themes = [...]*Theme{&Light, &Dark, &Projector, &Print}

// ThemeOf is the theme of a name, the first one if there is none of that name.
func ThemeOf(name string) *Theme {
	for _, t := range Themes {
		if t.Name == name {
			return t
		}
	}
	return Themes[0]
}

// scheme is the kind of form controls and scroll bars that goes with the theme.
func (t *Theme) scheme() string {
	if t == &Dark {
		return "dark"
	}
	return "light"
}
