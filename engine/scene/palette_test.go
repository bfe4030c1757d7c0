package scene

import (
	"bytes"
	"math"
	"os"
	"testing"
)

// contrast is the ratio of WCAG 2.2, relative luminance against relative luminance.
func contrast(a, b RGB) float64 {
	luminance := func(c RGB) float64 {
		linear := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= 0.04045 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestContrast(t *testing.T) {
	for name, theme := range map[string]Theme{"light": Light, "dark": Dark} {
		for _, tone := range []Tone{Ink, Muted, Accent, Under, Over, Water, Candidate, Fault} {
			for _, ground := range []Tone{Paper, Panel} {
				if got := contrast(theme[tone], theme[ground]); got < 4.5 {
					t.Errorf("%s: %s on %s has contrast %.2f, want 4.5", name, tone, ground, got)
				}
			}
		}
		if got := contrast(theme[AccentInk], theme[Accent]); got < 4.5 {
			t.Errorf("%s: text on accent has contrast %.2f", name, got)
		}
		if got := contrast(theme[Focus], theme[Paper]); got < 3 {
			t.Errorf("%s: focus ring has contrast %.2f", name, got)
		}
	}
}

func TestStylesheetIsCurrent(t *testing.T) {
	want, err := os.ReadFile("../../site/gen/palette.css")
	if err != nil {
		t.Skip("no generated stylesheet beside the engine")
	}
	var got bytes.Buffer
	if err := WriteCSS(&got); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Error("site/gen/palette.css differs from the palette: run make generate")
	}
}
