package graph

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"strings"
	"testing"
)

// seeds are small files that hold every part of each format.
func seeds(f Format) []string {
	switch f {
	case EdgeList:
		return []string{"# Nodes: 3 Edges: 2\n1 2 0.5\r\n2\t3 {}\rx\n", "% c\n-1 \"a b\"\n99999999999 1e5\n", "from to w\n1 2 3\n"}
	case CSV:
		return []string{"Source,Target,Weight\n\"a,\"\"b\",c,1\n", "a;b\n\"c\nd\";\n;;\n", ",from,to\n1,a,b\n"}
	case MatrixMarket:
		return []string{"%%MatrixMarket matrix coordinate real symmetric\n% c\n3 3 2\n2 1 -.5e3\n3 3 NaN\n", "%MatrixMarket matrix array complex general\n1 2\n0 0\n1 0\n"}
	case DIMACS:
		return []string{"c x\np edge 3 2\nn 1 2\ne 1 2\ne 3 3 5\n", "p sp 2 1\na 1 2 5\n"}
	case METIS:
		return []string{"% c\n3 2 111 2\n1 1 1 2 5\n1 1 1 1 5 3 5\n1 1 1 2 5\n", "2 1\n2\n1\n"}
	case GraphML:
		return []string{"<?xml version='1.0'?><!DOCTYPE graphml [<!ELEMENT a ANY>]><g:graphml><key id='w' attr.name='weight'/><g:graph><g:node id='a&#65;&lt;'/><g:edge source='aA&lt;' target='aA&lt;'><data key='w'>1</data></g:edge><!-- x --><![CDATA[y]]></g:graph></g:graphml>"}
	case GML:
		return []string{"Creator \"x\"\n# c\ngraph [ directed 1 node [ id 1 label \"a\" g [ x 1.0 ] ] edge [ source 1 target 1 value -Inf ] ] graph [ ]"}
	case DOT:
		return []string{"strict digraph \"g\" { a:p:n -> { b <c> } -> \"d\" + \"e\" [label=<<b>x</b>>, w=1;] // c\n# d\n subgraph s { node [x=y]; f=g; -1.5 } /* e */ } graph { a -- b }"}
	case Graph6:
		return []string{">>graph6<<DQc\r\nC~\n", "~??~" + strings.Repeat("?", 326)}
	case Sparse6:
		return []string{">>sparse6<<:BCE\n;o\n", ":GwD\n"}
	}
	return []string{">>digraph6<<&BSG\n&B??\n", "+BH?\n"}
}

var tight = Limits{Vertices: 1 << 16, Edges: 1 << 16, Bytes: 1 << 22}

// examine reads a file and checks what must hold whatever is in it: no panic, typed
// errors with a place, facts that fit the graph, and names that tell vertices apart.
func examine(t *testing.T, text, name string) (*Graph, *Report) {
	g, r, err := Read(strings.NewReader(text), name, tight)
	if err != nil {
		var e *Error
		if !errors.As(err, &e) || e.Line < 1 || e.Line > strings.Count(text, "\n")+strings.Count(text, "\r")+2 || e.Reason == "" {
			t.Fatalf("error %v", err)
		}
		return nil, nil
	}
	degrees := 0
	names := map[string]bool{}
	for v := range int32(g.Order()) {
		degrees += g.Degree(v)
		names[g.Name(v)] = true
	}
	if degrees != 2*r.Edges || len(names) != r.Vertices || r.Vertices != g.Order() || int64(r.Edges) != g.Size() {
		t.Fatalf("%+v, degrees %d, names %d", r.Facts, degrees, len(names))
	}
	if r.Loops+r.Parallel > r.Edges+r.Loops || r.Folded > r.Edges || r.Components > r.Vertices || r.Isolated > r.Components {
		t.Fatalf("%+v", r.Facts)
	}
	return g, r
}

// fuzzFormat fuzzes one reader, whatever the detection would say, and what has been
// read is written and read again.
func fuzzFormat(f *testing.F, format Format, name string) {
	for _, s := range seeds(format) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		im := &importer{name: name, limits: tight, report: &Report{Graphs: 1}}
		im.in = newInput(strings.NewReader(text))
		im.in.start()
		if im.in.end == 0 {
			return
		}
		if format.read(im) == nil && im.in.err == io.EOF {
			if g, err := im.finish(&unpacked{}, ""); err == nil {
				again(t, g)
			}
		}
		if g, _ := examine(t, text, name); g != nil {
			again(t, g)
		}
	})
}

// again writes a graph in a format that keeps everything and reads it back.
func again(t *testing.T, g *Graph) {
	var b bytes.Buffer
	if err := Write(&b, g, GraphML); err != nil {
		return // a name that XML cannot hold
	}
	back, _, err := Read(&b, "", Limits{})
	if err != nil {
		t.Fatal(err)
	}
	same(t, g, back, true)
}

func FuzzEdgeList(f *testing.F)     { fuzzFormat(f, EdgeList, "a.txt") }
func FuzzCSV(f *testing.F)          { fuzzFormat(f, CSV, "a.csv") }
func FuzzMatrixMarket(f *testing.F) { fuzzFormat(f, MatrixMarket, "a.mtx") }
func FuzzDIMACS(f *testing.F)       { fuzzFormat(f, DIMACS, "a.col") }
func FuzzMETIS(f *testing.F)        { fuzzFormat(f, METIS, "a.graph") }
func FuzzGraphML(f *testing.F)      { fuzzFormat(f, GraphML, "a.graphml") }
func FuzzGML(f *testing.F)          { fuzzFormat(f, GML, "a.gml") }
func FuzzDOT(f *testing.F)          { fuzzFormat(f, DOT, "a.dot") }
func FuzzGraph6(f *testing.F)       { fuzzFormat(f, Graph6, "a.g6") }
func FuzzSparse6(f *testing.F)      { fuzzFormat(f, Sparse6, "a.s6") }
func FuzzDigraph6(f *testing.F)     { fuzzFormat(f, Digraph6, "a.d6") }

// FuzzDetect fuzzes the detection; a file says the same compressed, and read in small
// pieces.
func FuzzDetect(f *testing.F) {
	for _, format := range []Format{EdgeList, CSV, MatrixMarket, DIMACS, METIS, GraphML, GML, DOT, Graph6, Sparse6, Digraph6} {
		for _, s := range seeds(format) {
			f.Add(s, "a."+string(format))
		}
	}
	f.Fuzz(func(t *testing.T, text, name string) {
		g, r := examine(t, text, name)
		if g == nil {
			return
		}
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		io.WriteString(z, text)
		z.Close()
		packed, p, err := Read(iotest(&b), name, tight)
		if err != nil {
			t.Fatal(err)
		}
		same(t, g, packed, true)
		if p.FormatName() != r.FormatName()+"+gzip" && !r.Gzip {
			t.Fatalf("%s and %s", p.FormatName(), r.FormatName())
		}
	})
}

// iotest gives a byte at a time.
func iotest(r io.Reader) io.Reader { return drops{r} }

type drops struct{ io.Reader }

func (d drops) Read(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	return d.Reader.Read(p[:1])
}

// Every token must survive lying across the end of the window: files are read with
// blanks inside that move the end over each of their bytes. What tells the format must
// lie within the window.
func TestWindow(t *testing.T) {
	for _, format := range []Format{EdgeList, CSV, DIMACS, METIS, GraphML, GML, DOT, Graph6} {
		for _, s := range seeds(format) {
			blanks := window - len(s) - 20
			pad, from := strings.Repeat(" ", blanks), 0
			switch format {
			case METIS: // known by its first lines
				pad = "%" + pad + "\n"
				from = strings.Index(s, "111 2\n") + 6
				if from < 6 {
					continue
				}
			case EdgeList, CSV: // whose first row tells the separator
				pad = "#" + pad + "\n"
				from = strings.Index(s, "\n") + 1
			case DIMACS: // known by its p line
				pad = "c" + pad + "\n"
				from = strings.Index(s, "p ")
				from += strings.Index(s[from:], "\n") + 1
			case Graph6:
				pad = strings.Repeat("\n", blanks)
				s = strings.TrimPrefix(s, ">>graph6<<")
			case GraphML:
				from = strings.Index(s, "?>") + 2
			case GML:
				from = strings.Index(s, "graph [") + 7
			case DOT:
				from = strings.Index(s, "{") + 1
			}
			name := map[Format]string{METIS: "a.graph", Graph6: "a.g6"}[format]
			want, _ := summary(name, s)
			for more := range len(s) + 15 {
				longer := pad[:1] + strings.Repeat(pad[1:2], more) + pad[1:]
				if got, _ := summary(name, s[:from]+longer+s[from:]); got != want {
					t.Fatalf("%s with %d more bytes: %s, want %s of %q", format, more, got, want, s)
				}
			}
		}
	}
}
