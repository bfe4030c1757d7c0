package graph

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// summary is "format n m loops components", or "kind line" of the error.
func summary(name, text string) (string, *Report) {
	_, r, err := Read(strings.NewReader(text), name, Limits{})
	if err != nil {
		var e *Error
		if !errors.As(err, &e) {
			return err.Error(), nil
		}
		return fmt.Sprintf("%s %d", e.Kind, e.Line), nil
	}
	return fmt.Sprintf("%s %d %d %d %d", r.FormatName(), r.Vertices, r.Edges, r.Loops, r.Components), r
}

// fileCase is a small file of a kind that has caused trouble somewhere.
type fileCase struct{ name, text, want, notes string }

func check(t *testing.T, cases []fileCase) {
	t.Helper()
	for _, c := range cases {
		got, r := summary(c.name, c.text)
		if got != c.want {
			t.Errorf("%s %q: %s, want %s", c.name, c.text, got, c.want)
			if _, _, err := Read(strings.NewReader(c.text), c.name, Limits{}); err != nil {
				t.Log(err)
			}
		} else if r != nil && !strings.Contains(strings.Join(r.Notes, "; "), c.notes) {
			t.Errorf("%s %q: notes %q, want %q", c.name, c.text, r.Notes, c.notes)
		}
	}
}

func TestEdgeListCases(t *testing.T) {
	check(t, []fileCase{
		{"a", "0 1\n1 2", "edgelist 3 2 0 1", ""},
		{"a", "0\t1\r1\t2\r", "edgelist 3 2 0 1", ""},
		{"a", "\xef\xbb\xbf1 2\n", "edgelist 2 1 0 1", ""},
		{"a", "07 7\n", "edgelist 2 1 0 1", "ids kept as text"},
		{"a", "1.0 2.0\n2.0 1\n", "edgelist 3 2 0 1", ""},
		{"a", "2147483647 0\n", "edgelist 2 1 0 1", ""},
		{"a", "2147483648 0\n1 2147483648", "edgelist 3 2 0 1", "ids kept as text"},
		{"a", "1 2\n3\nx y\n3 1", "edgelist 5 3 0 2", "line 2 has one field"},
		{"a", "1 2 {}\n2 3 {'weight': 3.0, 'c': 1}\n", "edgelist 3 2 0 1", "further columns ignored"},
		{"a", "1 2 3 4\n2 3 1e-400 7\n", "edgelist 3 2 0 1", "weights ignored"},
		{"a", "a pp b\nb pp c\n", "syntax 1", ""},
		{"a", "1 -> 2\n", "syntax 1", ""},
		{"a", "1--2\n2--3\n", "syntax 1", ""},
		{"a", "1, 2\n3, 4\n", "csv 4 2 0 2", ""},
		{"a", "1, 2\n3 4,\n", "syntax 2", ""},
		{"a", "a\nb\nc\n", "syntax 1", ""},
		{"a", "\n\n \t\n", "empty 3", ""},
		{"a", "New York\tSan Jose\nSan Jose\tLa Paz\n", "edgelist 3 2 0 1", ""},
		{"a", "1\t2 \n2\t3\n", "edgelist 3 2 0 1", ""},
		{"a", `"a b" "c d"` + "\n\"c d\" e\n", "edgelist 3 2 0 1", ""},
		{"a", "Source Target\n1 2\n2 3\n", "edgelist 3 2 0 1", "header row: line 1"},
		{"a", "x y w\n1 2 0.5\n2 3 0.5\n", "edgelist 3 2 0 1", "header row"},
		{"a", "# Nodes: 4 Edges: 1\n1 2\n", "edgelist 2 1 0 1", "header says Nodes: 4 Edges: 1, found are 2 and 1"},
		{"a", "\x89PNG", "unsupported 1", ""},
		{"a", "*Vertices 2\n1 2\n", "unsupported 1", ""},
		{"a", "1 \xff\n", "encoding 1", ""},
		{"a", "# \xff\n1 2\n", "edgelist 2 1 0 1", ""},
		{"a", "\xfe\xff\x001", "encoding 1", ""},
		{"a", "1 2\r\n2 3\r\n\x00", "encoding 3", ""},
		{"a", "{\"nodes\": [1, 2]}", "syntax 1", ""},
		{"a", "(0, 1)\n(1, 2)\n", "syntax 1", ""},
		{"a.el.gz", "0 1\n", "edgelist 2 1 0 1", "not compressed although the name says so"},
		{"a.gml", "0 1\n", "edgelist 2 1 0 1", "although the name says GML"},
		{"a.mtx", "3 3 2\n1 2\n2 3\n", "header 1", ""},
		{"a.graph", "0 1\n0 2\n0 3\n", "edgelist 4 3 0 1", "although the name says METIS"},
		{"a", "c d\ne 1\n", "edgelist 4 2 0 2", ""},
		{"a", "e f 1\nf e 2\n", "edgelist 2 2 0 1", "1 pair listed in both directions, every edge in both directions; 1 edge"},
		{"a", "0 0 \"\" 0", "syntax 1", ""},
		{"a", strings.Repeat("9", 5000) + " 1\n", "limit 1", ""},
	})
}

func TestCSVCases(t *testing.T) {
	check(t, []fileCase{
		{"a", "1,2\n2,3\n", "csv 3 2 0 1", ""},
		{"a", "1;2\n2;3\n", "csv 3 2 0 1", ""},
		{"a", "1,2,0.5\n2,3,x\n", "csv 3 2 0 1", "weights ignored (line 1); further columns ignored (line 2)"},
		{"a", "\"a,b\",\"c\"\"d\"\n\"c\"\"d\",\"e\nf\"\n", "csv 3 2 0 1", ""},
		{"a", "\"a,b\n1,2\n", "syntax 1", ""},
		{"a", "x,y\n\"a,b\n1,2\n", "truncated 2", ""},
		{"a", "5\" disk,b\n", "csv 2 1 0 1", ""},
		{"a", "\"\",\"from\",\"to\"\n\"1\",\"x\",\"y\"\n\"2\",\"y\",\"z\"\n", "csv 3 2 0 1", "header row"},
		{"a", "Id,Weight,Source,Target\n0,1,7,8\n1,1,8,9\n", "csv 3 2 0 1", "weights ignored: column \"Weight\""},
		{"a", "name one,name two\n1,2\n2,3\n", "csv 3 2 0 1", "header row"},
		{"a", "u,v\n1,2\n", "csv 2 1 0 1", "header row"},
		{"a", "u,v\nv,w\n", "csv 3 2 0 1", ""},
		{"a", "a,b\n,,\nb,c\n", "csv 3 2 0 1", "line 2 without any name skipped"},
		{"a", "a,b\n,c\n", "syntax 2", ""},
		{"a", "a,b\nc,\nd\n", "csv 4 1 0 3", "lines 2-3 have one field"},
		{"a", "a,b\nc d\n", "syntax 2", ""},
		{"a", " a , b \nb,c\n", "csv 3 2 0 1", ""},
		{"a", "source,target\n", "empty 1", ""},
	})
}

func TestMatrixMarketCases(t *testing.T) {
	const general, symmetric = "%%MatrixMarket matrix coordinate pattern general\n", "%%MatrixMarket matrix coordinate real symmetric\n"
	check(t, []fileCase{
		{"a", general + "0 0 0\n", "matrixmarket 0 0 0 0", ""},
		{"a", general + "\n% x\n3 3 2\n1 2\n\n% y\n2 3\n\n", "matrixmarket 3 2 0 1", "2 comment lines"},
		{"a", general + "3 3 2\n1 2\n", "count 3", ""},
		{"a", general + "3 3 1\n1 2\n1 3\n", "count 4", ""},
		{"a", general + "3 3 1\n1\n", "syntax 3", ""},
		{"a", general + "3 3 1\n-1 2\n", "range 3", ""},
		{"a", general + "3 3 x\n", "header 2", ""},
		{"a", general, "truncated 1", ""},
		{"a", general + "99999999 99999999 1\n1 1\n", "limit 2", ""},
		{"a", general + "9999999 9999999 1\n1 1\n", "limit 2", ""},
		{"a", symmetric + "3 3 1\n1 2 5\n", "triangle 3", ""},
		{"a", symmetric + "3 2 1\n2 1 5\n", "rectangular 2", ""},
		{"a", symmetric + "3 3 1\n2 1\n", "syntax 3", ""},
		{"a", symmetric + "3 3 1\n2 1 abc\n", "syntax 3", ""},
		{"a", symmetric + "3 3 1\n2 1 1 1\n", "syntax 3", ""},
		{"a", symmetric + "3 3 3\n2 1 NaN\n2 1 0.\n3 3 -inf\n", "matrixmarket 3 3 1 2", "values ignored"},
		{"a", "%%MatrixMarket matrix coordinate integer general\n2 2 1\n1 2 0.5\n", "syntax 3", ""},
		{"a", "%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n1 1 0\n", "triangle 3", ""},
		{"a", "%%MatrixMarket matrix coordinate real hermitian\n2 2 0\n", "header 1", ""},
		{"a", "%%MatrixMarket matrix coordinate\n2 2 0\n", "header 1", ""},
		{"a", "%%MatrixMarket vector coordinate real general\n2 2 0\n", "header 1", ""},
		{"a", "%%MatrixMarket matrix array real symmetric\n2 2\n0\n1\n0\n", "matrixmarket 2 1 0 1", "2 zeros"},
		{"a", "%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n0\n-0.0e5\n", "matrixmarket 3 1 0 2", ""},
		{"a", "%%MatrixMarket matrix array real general\n1 2\n3\n4\n", "matrixmarket 3 2 0 1", "rectangular 1 by 2"},
		{"a", "%%MatrixMarket matrix array real general\n2 2\n3\n4\n5\n", "count 5", ""},
		{"a", "%%MatrixMarket matrix array complex general\n1 1\n0 1e-400\n", "matrixmarket 1 1 1 1", ""},
		{"a.mtx", "%%MatrixMarket matrix coordinate pattern general\r\n2 2 1\r\n1 2\r\n", "matrixmarket 2 1 0 1", ""},
	})
}

func TestDIMACSCases(t *testing.T) {
	check(t, []fileCase{
		{"a", "p col 3 2\ne 1 2\ne 2 2\n", "dimacs 3 2 1 2", ""},
		{"a", "p edge 3 4\ne 1 2\ne 2 3\n", "dimacs 3 2 0 1", "4 edges promised, 2 found"},
		{"a", "p edge 3 2\nn 1 5\ne 1 2 7\ne 2 3\n", "dimacs 3 2 0 1", "1 line about vertices"},
		{"a", "p edge 3 1\ne 1 4\n", "range 2", ""},
		{"a", "p edge 3 1\ne 0 1\n", "range 2", ""},
		{"a", "p edge 3 1\ne 1\n", "syntax 2", ""},
		{"a", "p edge 3 1\na 1 2 3\n", "syntax 2", ""},
		{"a", "p edge 3\ne 1 2\n", "header 1", ""},
		{"a", "p edge 3 1\np edge 3 1\n", "header 2", ""},
		{"a", "p sp 2 1\na 1 2 -5\n", "dimacs-sp 2 1 0 1", "lengths ignored"},
		{"a", "p sp 2 1\na 1 2\n", "syntax 2", ""},
		{"a", "p sp 2 1\na 1 2 x\n", "syntax 2", ""},
		{"a.gr", "p tw 2 1\n1 2\n", "unsupported 1", ""},
		{"a", "c only\nc comments\np edge 0 0\n", "dimacs 0 0 0 0", "2 comment lines"},
		{"a.col", "c only\n", "header 1", ""},
		{"a", "c x\r\np edge 2 1\r\ne 1 2\r\n", "dimacs 2 1 0 1", ""},
		{"a", "p edge 8000000 1\ne 1 2\n", "limit 1", ""},
	})
}

func TestMETISCases(t *testing.T) {
	check(t, []fileCase{
		{"a.graph", "3 2\n2\n1 3\n2\n", "metis 3 2 0 1", ""},
		{"a", "3 2\n2\n1 3\n2\n", "metis 3 2 0 1", ""},
		{"a", "%c\n3 2\n2\n1 3\n2\n", "metis 3 2 0 1", "1 comment line before the header, 0 after"},
		{"a.graph", "3 2\n2\n1 3\n", "count 3", ""},
		{"a.graph", "4 2\n2\n1 3\n2\n", "metis 4 2 0 2", "1 vertex line without a line"},
		{"a.graph", "3 2\n2\n1 3\n2\n1\n", "count 5", ""},
		{"a.graph", "3 2\n2\n1 4\n2\n", "range 3", ""},
		{"a.graph", "3 2\n2\n1 x\n2\n", "syntax 3", ""},
		{"a.graph", "3 2\n2 3\n1 3\n2\n", "asymmetric 2", ""},
		{"a.graph", "2 2\n1 2\n1 1\n", "loop 2", ""},
		{"a.graph", "2 2\n1 1 2\n1\n", "metis 2 2 1 1", ""},
		{"a.graph", "2 1 1\n2 0\n1 0\n", "weight 2", ""},
		{"a.graph", "2 1 1\n2 1.5\n1 1.5\n", "weight 2", ""},
		{"a.graph", "2 1 10\n-1 2\n1 1\n", "weight 2", ""},
		{"a.graph", "2 1 11 2\n1 1 2 5\n1 1 1 5\n", "metis 2 1 0 1", "2 vertex weights and edge weights ignored"},
		{"a.graph", "2 1 7\n2\n1\n", "header 1", ""},
		{"a.graph", "2 1 10 0\n2\n1\n", "header 1", ""},
		{"a.graph", "2\n2\n1\n", "header 1", ""},
		{"a.graph", "0 0\n", "metis 0 0 0 0", ""},
		{"a.graph", "5000000 0\n", "count 1", ""},
		{"a.graph", "% nothing\n", "empty 1", ""},
		{"a.graph", "1 0\n\n", "metis 1 0 0 1", ""},
	})
}

// A list longer than what the detection sees.
func TestMETISHub(t *testing.T) {
	var b strings.Builder
	b.WriteString("50001 50000\n")
	for v := range 50000 {
		fmt.Fprintf(&b, "%d ", v+2)
	}
	b.WriteString(strings.Repeat("\n1", 50000))
	check(t, []fileCase{{"a.graph", b.String(), "metis 50001 50000 0 1", ""}, {"a", b.String(), "metis 50001 50000 0 1", ""}})
}

func TestLine6Cases(t *testing.T) {
	check(t, []fileCase{
		{"a", ">>graph6<<\nBw\n", "graph6 3 3 0 1", ""},
		{"a", "Bw\nB?\n", "graph6 3 3 0 1", "2 graphs in the file"},
		{"a.g6", "?\n", "graph6 0 0 0 0", ""},
		{"a.g6", "~??\n", "truncated 1", ""},
		{"a.g6", "\n\n", "empty 2", ""},
		{"a", ":@\n", "sparse6 1 0 0 1", ""},
		{"a", ":Bc\n", "sparse6 3 2 0 1", ""},
		{"a", "&B\x7f\n", "syntax 1", ""},
		{"a", "&B??\n", "digraph6 3 0 0 3", ""},
		{"a.d6", "&B?\n", "truncated 1", ""},
		{"a.s6", ";Bc\n", "unsupported 1", ""},
		{"a.g6", "B!\n", "syntax 1", ""},
		{"a.g6", "1 2\n", "edgelist 2 1 0 1", "although the name says graph6"},
	})
}

func TestGraphMLCases(t *testing.T) {
	const open, end = "<graphml><graph>", "</graph></graphml>"
	check(t, []fileCase{
		{"a", open + end, "graphml 0 0 0 0", ""},
		{"a", open + "<node id='a'/><node id=\"b>c\"/><edge target='b>c' source='a'/>" + end, "graphml 2 1 0 1", ""},
		{"a", open + "<node id='a &amp; b'/><edge source='a &#38; b' target='a &#x26; b'/>" + end, "graphml 1 1 1 1", ""},
		{"a", open + "<node id='&foo;'/>" + end, "syntax 1", ""},
		{"a", open + "<node id='&#xD800;'/>" + end, "syntax 1", ""},
		{"a", open + "<node/>" + end, "syntax 1", ""},
		{"a", open + "<node id=''/>" + end, "syntax 1", ""},
		{"a", open + "<node id=a/>" + end, "syntax 1", ""},
		{"a", open + "<node id/>" + end, "syntax 1", ""},
		{"a", open + "\n<edge source='a'/>" + end, "syntax 2", ""},
		{"a", open + "\n<node id='a'>\n", "truncated 3", ""},
		{"a", open + "\n<node id='a'", "truncated 2", ""},
		{"a", open + "\n<node id='a'></edge>", "syntax 2", ""},
		{"a", open + "<node id='a'/>" + end + "x", "syntax 1", ""},
		{"a", open + "<node id='a'/>" + end + "<!-- x --> \n", "graphml 1 0 0 1", ""},
		{"a", open + "<hyperedge/>" + end, "unsupported 1", ""},
		{"a", open + "<node id='a'><graph><node id='b'/><edge source='a' target='b'/></graph></node>" + end, "graphml 2 1 0 1", ""},
		{"a", "<graphml>" + strings.Repeat("<graph><node id='a'/></graph>", 2) + "</graphml>", "graphml 1 0 0 1", "2 graphs in the file"},
		{"a", "<graphml><graph/><graph><node id='a'/></graph></graphml>", "graphml 0 0 0 0", "2 graphs in the file"},
		{"a", "<graphml><key id='w' for='edge' attr.name='weight'/><graph><node id='a'/><edge source='a' target='a'><data key='w'>1</data></edge></graph></graphml>", "graphml 1 1 1 1", "weights ignored (1 edge)"},
		{"a", open + "<node id='a'><data key='d'><node id='x'/><y:graph>]]></y:graph></data></node>" + end, "graphml 1 0 0 1", ""},
		{"a", open + "<node id='a'/><data key='d'><![CDATA[<node id='b'/>]]></data><!-- <node id='c'/> -->" + end, "graphml 1 0 0 1", ""},
		{"a", "<!DOCTYPE graphml [<!ELEMENT x ANY> <!-- > ] --> ]>" + open + end, "graphml 0 0 0 0", ""},
		{"a", "<!DOCTYPE graphml [\n<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + open + end, "unsupported 2", ""},
		{"a", "<?xml version='1.0'?>\n<gexf/>", "unsupported 2", ""},
		{"a", "<html><body></body></html>", "unsupported 1", ""},
		{"a", "<graphml/>", "empty 1", ""},
		{"a", open + strings.Repeat("<a>", 2000), "limit 1", ""},
		{"a", open + "<node id='" + strings.Repeat("a", 5000) + "'/>", "limit 1", ""},
		{"a", open + "<node id='\xe9'/>" + end, "encoding 1", ""},
	})
}

func TestGMLCases(t *testing.T) {
	check(t, []fileCase{
		{"a", "graph [ ]", "gml 0 0 0 0", ""},
		{"a", "graph[node[id 1]node[id 2]edge[source 1 target 2 weight 3]]", "gml 2 1 0 1", "weights ignored (1 edge)"},
		{"a", "GRAPH [ Node [ ID 1 ] ]", "gml 1 0 0 1", ""},
		{"a", "graph [ node [ id \"a b\" ] edge [ source \"a b\" target \"a b\" ] ]", "gml 1 1 1 1", "ids kept as text"},
		{"a", "graph [ node [ id 1 label \"a\" ] node [ label b id 2 ] ]", "gml 2 0 0 2", "vertices called by their labels"},
		{"a", "graph [ node [ id 1 label \"a\" ] node [ id 2 ] ]", "gml 2 0 0 2", "labels ignored"},
		{"a", "graph [ node [ id 1 label \"a\" ] node [ id 2 label \"a\" ] ]", "gml 2 0 0 2", "labels ignored"},
		{"a", "graph [ node [ id 1 label \"\" ] ]", "gml 1 0 0 1", "labels ignored"},
		{"a", "graph [\nnode [ label 1 ] ]", "syntax 2", ""},
		{"a", "graph [\nnode [ id 1 id 2 ] ]", "syntax 2", ""},
		{"a", "graph [\nnode 5 ]", "syntax 2", ""},
		{"a", "graph [ node [ id 1 ]\nnode [ id 1 ] ]", "duplicate 2", ""},
		{"a", "graph [ node [ id 1 ]\nedge [ source 1 target 2 ] ]", "undefined 2", ""},
		{"a", "graph [ node [ id 1 ]\nedge [ source 1 ] ]", "syntax 2", ""},
		{"a", "graph [ node [ id 1 ]\n", "truncated 2", ""},
		{"a", "graph [\nnode [ label \"x ] ]\n", "truncated 2", ""},
		{"a", "graph [ ] ]", "syntax 1", ""},
		{"a", "graph [ x ] ]", "syntax 1", ""},
		{"a", "graph [ 5 x ]", "syntax 1", ""},
		{"a", "graph [ x 5..5 ]", "syntax 1", ""},
		{"a", "graph [ ]\n\x10 graph [ ]", "syntax 2", ""},
		{"a", "x [ graph [ node [ id 1 ] ] ] graph [ node [ id 2 ] ]", "gml 1 0 0 1", ""},
		{"a.gml", "grph [ node [ id 1 ] ]\n", "empty 2", ""},
		{"a", "graph [ x " + strings.Repeat("[ a ", 100000), "truncated 1", ""},
	})
}

// Labels follow the vertices, which are numbered as they are first met, here by an edge.
func TestGMLLabels(t *testing.T) {
	text := `graph [ edge [ source 7 target 3 ] node [ id 3 label "a &amp;quot; b" ] node [ id 5 label 5 ] node [ label "&quot;c&quot;" id 7 ] ]`
	g, _, err := Read(strings.NewReader(text), "a.gml", Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for v, want := range []string{`"c"`, "a &quot; b", "5"} {
		if got := g.Name(int32(v)); got != want {
			t.Errorf("vertex %d is called %s, want %s", v, got, want)
		}
	}
}

func TestDOTCases(t *testing.T) {
	check(t, []fileCase{
		{"a", "graph{}", "dot 0 0 0 0", ""},
		{"a", "GRAPH x { A -- B [weight=2] }", "dot 2 1 0 1", "weights ignored (line 1)"},
		{"a", "// c\n/* graph */\nStrict DiGraph \"a b\" { a -> b -> c ; a->b[x=y,z=w;q] }", "dot 3 2 0 1", "strict: 1 repeated edge merged"},
		{"a", "digraph { a -> { b; c -> d } -> e }", "dot 5 7 0 1", ""},
		{"a", "graph { { a b } -- subgraph s { c d } }", "dot 4 4 0 1", ""},
		{"a", "graph { subgraph { a a b } -- a }", "dot 2 2 1 1", ""},
		{"a", "graph { node [shape=box]; edge [w=1]; graph [a=b]; rankdir = LR; a }", "dot 1 0 0 1", ""},
		{"a", "graph { a -- \"a\" -- \"b \\\" c\" -- -1.5 -- .5 }", "dot 4 4 1 1", ""},
		{"a", "graph { a:n -- b:p:sw }", "dot 2 1 0 1", ""},
		{"a", "graph { 2a }", "syntax 1", ""},
		{"a", "graph { a -> b }", "syntax 1", ""},
		{"a", "digraph {\na -- b }", "syntax 2", ""},
		{"a", "graph { a --\n}", "syntax 2", ""},
		{"a", "graph { a [x=\n}", "syntax 2", ""},
		{"a", "graph {\na\n", "truncated 3", ""},
		{"a", "graph {\n/* a\n", "truncated 2", ""},
		{"a", "graph {\na [label=<<b>]\n", "truncated 2", ""},
		{"a", "graph { <b> -- a }", "unsupported 1", ""},
		{"a", "graph { a [label=<x <b>-- y</b>>] -- b }", "syntax 1", ""},
		{"a", "graph { a } x", "dot 1 0 0 1", "graph 2 is broken"},
		{"a", "graph { a } graph { b --", "dot 1 0 0 1", "graph 2 is broken"},
		{"a", "graph { \"\" -- \"\" }", "dot 1 1 1 1", ""},
		{"a", "graph { é -- \"é\" }", "dot 1 1 1 1", ""},
		{"a", "graph { \xe9 }", "encoding 1", ""},
		{"a", "graph {" + strings.Repeat("{", 300), "limit 1", ""},
		{"a", "graph {" + strings.Repeat("{a--b}", 300) + "}", "dot 2 300 0 1", ""},
		{"a", "graph { {" + manyNames(3000) + "} -- {" + manyNames(3000) + "} }", "limit 1", ""},
		{"a", "graph { a\n # c\n# d\n -- b }", "dot 2 1 0 1", "2 comment lines (lines 2-3)"},
		{"a.dot", "graph g h { a }", "syntax 1", ""},
	})
}

func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "x%d ", i)
	}
	return b.String()
}
