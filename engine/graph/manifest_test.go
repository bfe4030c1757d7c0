package graph

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

const shared = "../../../shared/data/graphs"

// expectation is a row of the manifest, by column name.
type expectation map[string]string

func manifest(t *testing.T) []expectation {
	text, err := os.ReadFile(filepath.Join(shared, "manifest.tsv"))
	if errors.Is(err, os.ErrNotExist) {
		t.Skip("the shared graph files are not here: " + shared + " beside the project")
	}
	if err != nil {
		t.Fatal(err)
	}
	var columns []string
	var rows []expectation
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		cells := strings.Split(line, "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case columns == nil:
			columns = cells
		default:
			row := expectation{}
			for i, c := range cells {
				row[columns[i]] = c
			}
			rows = append(rows, row)
		}
	}
	return rows
}

func TestManifest(t *testing.T) {
	for _, want := range manifest(t) {
		t.Run(want["file"], func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(shared, want["file"]))
			if err != nil {
				t.Fatal(err)
			}
			g, report, err := Read(bytes.NewReader(text), want["file"], Limits{})
			if err != nil {
				want.refused(t, err)
				return
			}
			want.loaded(t, g, report)
		})
	}
}

func (w expectation) refused(t *testing.T, err error) {
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("untyped error %v", err)
	}
	if w["outcome"] == "ok" {
		t.Fatalf("refused: %v", err)
	}
	if !strings.Contains("|"+w["error"]+"|", "|"+string(e.Kind)+"|") {
		t.Errorf("%v, want one of %s", err, w["error"])
	}
	if !lineFits(w["line"], e.Line) {
		t.Errorf("%v, want line %s", err, w["line"])
	}
	w.says(t, err.Error())
}

// lineFits understands "2|5", "2..5" and "-".
func lineFits(want string, line int) bool {
	for part := range strings.SplitSeq(want, "|") {
		from, to, span := strings.Cut(part, "..")
		if !span {
			to = from
		}
		a, _ := strconv.Atoi(from)
		b, _ := strconv.Atoi(to)
		if part == "-" || a <= line && line <= b {
			return true
		}
	}
	return false
}

func (w expectation) loaded(t *testing.T, g *Graph, r *Report) {
	if w["outcome"] == "error" {
		t.Fatalf("read as %s with n=%d m=%d, want %s", r.FormatName(), r.Vertices, r.Edges, w["error"])
	}
	for _, c := range []struct {
		column string
		got    int
	}{
		{"n", r.Vertices}, {"edges", r.Edges}, {"loops", r.Loops}, {"parallel", r.Parallel}, {"max_degree", r.MaxDegree},
		{"isolated", r.Isolated}, {"components", r.Components}, {"written", r.Written}, {"folded", r.Folded}, {"graphs", r.Graphs},
	} {
		if w[c.column] != strconv.Itoa(c.got) {
			t.Errorf("%s is %d, want %s", c.column, c.got, w[c.column])
		}
	}
	if r.FormatName() != w["format"] {
		t.Errorf("format %s, want %s", r.FormatName(), w["format"])
	}
	if g.Order() != r.Vertices || int(g.Size()) != r.Edges {
		t.Errorf("report %+v of a graph with %d and %d", r.Facts, g.Order(), g.Size())
	}
	w.says(t, strings.Join(r.Notes, "\n"))
}

var words = regexp.MustCompile(`[A-Za-z]+|\d+`)

// says looks for every word of what a report or an error must tell.
func (w expectation) says(t *testing.T, text string) {
	if w["says"] == "-" {
		return
	}
	has := map[string]bool{}
	for _, word := range words.FindAllString(strings.ToLower(text), -1) {
		has[strings.TrimSuffix(word, "s")] = true
	}
	// Some cells leave a choice, or say in words what a report has in digits.
	cell := strings.NewReplacer(", or refused", "", "; never dropped", "", "offer the", "", "an isolated", "isolated", "three", "3").Replace(w["says"])
	for _, word := range words.FindAllString(strings.ToLower(cell), -1) {
		if !has[strings.TrimSuffix(word, "s")] {
			t.Errorf("no word %q of %q in: %s", word, w["says"], text)
		}
	}
}
