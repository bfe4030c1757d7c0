package scene

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

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

// Every tone of every theme is a custom property under the theme's name, and paper gets the print theme last.
func TestStylesheetHasAllThemes(t *testing.T) {
	var out bytes.Buffer
	if err := WriteCSS(&out); err != nil {
		t.Fatal(err)
	}
	css := out.String()
	for _, theme := range Themes[1:] {
		_, rule, found := strings.Cut(css, "\n[data-theme=\""+theme.Name+"\"] {")
		rule, _, _ = strings.Cut(rule, "}")
		for tone, colour := range theme.Colours {
			if want := "--" + Tone(tone).String() + ": " + colour.Hex() + ";"; !found || !strings.Contains(rule, want) {
				t.Errorf("%s: no %s", theme.Name, want)
			}
		}
	}
	if _, last, _ := strings.Cut(css, "@media print"); !strings.Contains(last, Print.Colours[Ink].Hex()) || strings.Contains(last, "@media") {
		t.Error("the last rule is not that for paper")
	}
}
