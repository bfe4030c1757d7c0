package scene

import (
	"math"
	"testing"
)

// deficiencies are the full forms of the three, as maps of linear RGB (Machado, Oliveira and
// Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009,
// severity 1.0).
var deficiencies = map[string][3][3]float64{
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab is a colour of the sRGB space in CIELAB under D65, after a map of its linear form.
func lab(c RGB, m [3][3]float64) [3]float64 {
	var linear, seen [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		x := float64(v) / 255
		if linear[i] = x / 12.92; x > 0.04045 {
			linear[i] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	for i := range seen {
		for j := range linear {
			seen[i] += m[i][j] * linear[j]
		}
		seen[i] = max(0, min(1, seen[i]))
	}
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*seen[0] + 0.3575761*seen[1] + 0.1804375*seen[2]) / 0.95047)
	y := f(0.2126729*seen[0] + 0.7151522*seen[1] + 0.0721750*seen[2])
	z := f((0.0193339*seen[0] + 0.1191920*seen[1] + 0.9503041*seen[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b RGB, m [3][3]float64) float64 {
	x, y := lab(a, m), lab(b, m)
	return math.Hypot(math.Hypot(x[0]-y[0], x[1]-y[1]), x[2]-y[2])
}

// Readers with any of the three deficiencies tell bins below and above the average apart by
// colour alone, and hardly less well the other tones that stand side by side; all of them
// differ in form, too. A distance of 2.3 is just noticeable (Mahy, Van Eycken and Oosterlinck
// 1994).
func TestTonesUnderDeficiencies(t *testing.T) {
	m := deficiencies
	m["none"] = [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	for _, theme := range Themes {
		for name, matrix := range m {
			for _, pair := range [][2]Tone{{Under, Over}, {Under, Candidate}, {Over, Candidate}, {Over, Water}, {Water, Candidate}, {Under, Water}, {Over, Accent}, {Under, Accent}, {Water, Accent}} {
				least := 10.0
				if pair == [2]Tone{Under, Over} {
					least = 40
				}
				if got := apart(theme.Colours[pair[0]], theme.Colours[pair[1]], matrix); got < least {
					t.Errorf("%s, %s: %s and %s are %.1f apart, want %v", theme.Name, name, pair[0], pair[1], got, least)
				}
			}
		}
	}
}
