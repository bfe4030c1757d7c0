package family

import (
	"encoding/base64"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/graph"
	"binfall/engine/param"
)

// edgesOf is the ends of all edges, lower ends first, in order.
func edgesOf(g graph.Multigraph) (list [][2]int32) {
	for e := range g.Size() {
		u, v := g.Ends(e)
		list = append(list, [2]int32{min(u, v), max(u, v)})
	}
	slices.SortFunc(list, func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) })
	return list
}

func TestEncode6ReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(1, 70).Draw(t, "n")
		var b graph.Builder
		b.Grow(int(n))
		for range rapid.IntRange(0, 150).Draw(t, "m") {
			b.Add(rapid.Int32Range(0, n-1).Draw(t, "u"), rapid.Int32Range(0, n-1).Draw(t, "v"))
		}
		g := b.Graph()
		text := Encode6(g)
		f := new(line6)
		var set param.Set
		f.Params(&set)
		if errs := set.Bind("g", []string{text}); errs != nil {
			t.Fatal(errs)
		}
		if again := f.Graph(nil); again.Order() != g.Order() || !slices.Equal(edgesOf(again), edgesOf(g)) || f.Size() != uint64(g.Size()) {
			t.Fatalf("%s: %v is read as %v", text, edgesOf(g), edgesOf(again))
		}
		if args := set.Args(); text != dodecahedron && !slices.Equal(args, []string{text}) {
			t.Fatalf("%s is written as %v", text, args)
		}
	})
}

func TestEncode6TakesTheShorter(t *testing.T) {
	for text, first := range map[string]byte{"complete~20": 'S', "path~20": ':', "grid~4~4": 'O'} {
		line, err := base64.RawURLEncoding.DecodeString(Encode6(graph.Stored(build(t, text, 1))))
		if err != nil || line[0] != first {
			t.Errorf("%s: %q", text, line)
		}
	}
}

func TestDodecahedron(t *testing.T) {
	g := build(t, "g6", 1).(*graph.Graph)
	if f := g.Facts(); f.Vertices != 20 || f.Edges != 30 || f.MaxDegree != 3 || f.Components != 1 || f.Parallel+f.Loops > 0 {
		t.Errorf("%+v", f)
	}
}

func TestWrongTexts(t *testing.T) {
	line := func(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }
	for text, part := range map[string]string{
		"!":                          "not base64url",
		"QQ==":                       "not base64url",
		"RFF\nj":                     "not base64url", // that Go would skip
		"QR":                         "not base64url", // bits behind the end
		line("D"):                    "order 5 needs 2 bytes, 0 found",
		line("DQ"):                   "order 5 needs 2 bytes, 1 found",
		line("DQccc"):                "order 5 needs 2 bytes, 4 found",
		line("DQ\x00"):               "",
		line("?"):                    "no vertices",
		line("&C?_O"):                "digraph6",
		line("0 1\n1 2\n"):           "",
		line("DQc\nDQc"):             "between ? and ~",
		line("~~?~????"):             "",
		line(":~~?~?????"):           "vertices",
		line("\x1f\x8b\x08\x00"):     "",
		line(""):                     "",
		strings.Repeat("A", Most6+1): "too long",
	} {
		f := new(line6)
		var set param.Set
		f.Params(&set)
		if text == "" {
			continue
		}
		errs := set.Bind("g", []string{text})
		if len(errs) != 1 || errs[0].Key != "g.text" || !strings.Contains(errs[0].Want, part) {
			t.Errorf("%.40q: got %v, want %q", text, errs, part)
		} else {
			t.Logf("%.20q: %v", text, errs[0])
		}
		if f.text != dodecahedron {
			t.Errorf("%.40q was taken", text)
		}
	}
}
