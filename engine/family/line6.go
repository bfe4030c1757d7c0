package family

import (
	"bytes"
	"encoding/base64"
	"errors"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// G6 is a graph written down.
var G6 = Spec{
	About: param.About{
		Name:  "g6",
		Title: "A graph in the link",
		Doc:   "A small graph of your own, edge by edge, in the text of the link. The text is a line of graph6 or sparse6 in the letters of base64 for addresses. A loaded file that is small enough is shared in this way. The default is the dodecahedron.",
		Refs:  []string{"mckay-piperno-2014"},
	},
	Stored: true,
	New:    func() Family { return new(line6) },
}

type line6 struct{ text string }

func (f *line6) Params(s *param.Set) {
	s.Word(&f.text, "text", dodecahedron, "a graph6 or sparse6 line in base64url", "the graph: a line of graph6 or sparse6, in base64url without padding",
		func(text string) error {
			_, err := decode6(text)
			return err
		})
}

// dodecahedron is a ring of ten vertices, joined to two rings of five inside.
const dodecahedron = "OlNfYGFiY2RlZl9HX2BhSWJKY0tkTGVNZk5nSU9oSlA"

func (f *line6) Fits() *param.Error                { return nil }
func (f *line6) Order() uint64                     { return uint64(f.graph().Order()) }
func (f *line6) Size() uint64                      { return uint64(f.graph().Size()) }
func (f *line6) Graph(*rng.Draws) graph.Multigraph { return f.graph() }

func (f *line6) graph() *graph.Graph {
	g, err := decode6(f.text)
	if err != nil {
		panic("family: " + err.Error())
	}
	return g
}

// Most6 is the greatest length of a text that [G6] reads.
const Most6 = 1 << 14

// letters are those of RFC 4648, section 5, without padding.
var letters = base64.RawURLEncoding

func decode6(text string) (*graph.Graph, error) {
	if len(text) > Most6 {
		return nil, errors.New("the text is too long")
	}
	line, err := letters.DecodeString(text)
	if err != nil || letters.EncodeToString(line) != text { // Go skips line ends and stray bits
		return nil, errors.New("it is not base64url")
	}
	g, err := graph.ParseLine6(line, graph.Limits{Vertices: 1 << 16, Edges: 1 << 17})
	if err == nil && g.Order() == 0 {
		err = errors.New("it has no vertices")
	}
	return g, err
}

// Encode6 is the text from which [G6] makes the graph again, but for the order of edges
// and of their ends, and for names. It is sparse6, or graph6 if that is shorter.
func Encode6(g *graph.Graph) (text string) {
	line := written(g, graph.Sparse6)
	pairs := g.Order() * (g.Order() - 1) / 2
	if f := g.Facts(); f.Loops == 0 && f.Parallel == 0 && pairs/6 < len(line) {
		if dense := written(g, graph.Graph6); len(dense) < len(line) {
			line = dense
		}
	}
	return letters.EncodeToString(line)
}

// Link6 is the value of a link's key g that carries a graph; empty if the graph is too
// large for a link, or has no vertices.
func Link6(g *graph.Graph) string {
	const most = Most6 / 2 // the rest of the link needs room, too
	if g.Order() == 0 || g.Order() > most || g.Size() > 6*most {
		return ""
	}
	if text := Encode6(g); len(text) <= most {
		return G6.Name + "~" + text
	}
	return ""
}

// written is a line without its end.
func written(g *graph.Graph, f graph.Format) []byte {
	var b bytes.Buffer
	if err := graph.Write(&b, g, f); err != nil {
		panic("family: " + err.Error()) // a simple graph can be written
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
