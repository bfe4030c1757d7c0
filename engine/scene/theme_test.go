package scene

import (
	"math"
	"math/rand/v2"
	"testing"
)

// luminance is the relative luminance of WCAG 2.2: 0 for black, 1 for white.
func luminance(c RGB) float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// contrast is the ratio of WCAG 2.2, relative luminance against relative luminance.
func contrast(a, b RGB) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// lightness is L* of CIELAB, 0 for black and 100 for white: what is left of a colour that is printed in grey.
func lightness(c RGB) float64 {
	none := [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	return lab(c, none)[0]
}

func TestContrast(t *testing.T) {
	for _, theme := range Themes {
		c := &theme.Colours
		text, line := 4.5, 0.0
		if theme == &Projector {
			text, line = 7, 3
		}
		least := map[Tone]float64{Ink: text, Muted: text, Accent: text, Water: text, Candidate: text, Fault: text, Under: 4.5, Over: 4.5, Line: line, Focus: 3}
		for tone, want := range least {
			for _, ground := range []Tone{Paper, Panel} {
				if got := contrast(c[tone], c[ground]); got < want {
					t.Errorf("%s: %s on %s has contrast %.2f, want %v", theme.Name, tone, ground, got, want)
				}
			}
		}
		if got := contrast(c[AccentInk], c[Accent]); got < text {
			t.Errorf("%s: text on accent has contrast %.2f, want %v", theme.Name, got, text)
		}
	}
}

// Printed in grey, the tones of bins, average and candidates are told apart by eye: a step of lightness of 10 is four
// times what is just noticeable.
func TestPrintTonesDifferInGrey(t *testing.T) {
	tones := [...]Tone{Paper, Under, Water, Over, Candidate}
	for i, a := range tones {
		for _, b := range tones[i+1:] {
			if got := lightness(Print.Colours[a]) - lightness(Print.Colours[b]); got < 10 {
				t.Errorf("%s is only %.1f lighter than %s", a, got, b)
			}
		}
	}
}

// The ramps say more by getting farther from the paper, or, where hues are lost, by getting darker from end to end.
func TestRampsAreMonotone(t *testing.T) {
	for _, theme := range Themes {
		paper := lightness(theme.Colours[Paper])
		far := func(c RGB) float64 { return math.Abs(lightness(c) - paper) }
		rising, diverging := theme.Ramp(Rising), theme.Ramp(Diverging)
		for i := 2; i < 256; i++ {
			if got := far(rising[i]) - far(rising[i-1]); got < -0.5 {
				t.Errorf("%s: colour %d of Rising is nearer to the paper than the one before, by %.1f", theme.Name, i, -got)
			}
			step := far(diverging[i]) - far(diverging[i-1])
			if i <= middle && !theme.Grey {
				step = -step
			}
			if step < -0.5 {
				t.Errorf("%s: colour %d of Diverging goes back by %.1f", theme.Name, i, -step)
			}
		}
		if theme.Grey && far(diverging[1]) < 5 {
			t.Errorf("%s: the emptiest bins cannot be told from the paper", theme.Name)
		}
	}
}

// A heavier theme writes larger and draws thicker.
func TestWeight(t *testing.T) {
	var light, heavy Scene
	view, run := View{Width: 1000, Height: 600, Scale: 1, Kind: Profile}, example(rand.New(rand.NewPCG(1, 2)))
	Build(&light, view, run)
	view.Weight = Projector.Weight
	Build(&heavy, view, run)
	size := func(s *Scene) (text, line float32) {
		for i := range s.Labels {
			text = max(text, s.Labels[i].Size)
		}
		for i := range s.Marks {
			if s.Marks[i].Part == PartCurve {
				line = max(line, s.Marks[i].Thick)
			}
		}
		return text, line
	}
	text, line := size(&light)
	largeText, thickLine := size(&heavy)
	if ratio := float64(largeText / text); math.Abs(ratio-Projector.Weight) > 0.01 {
		t.Errorf("text is %.2f as large, want %.2f", ratio, Projector.Weight)
	}
	if ratio := float64(thickLine / line); math.Abs(ratio-Projector.Weight*Projector.Weight) > 0.01 {
		t.Errorf("lines are %.2f as thick, want %.2f", ratio, Projector.Weight*Projector.Weight)
	}
}
