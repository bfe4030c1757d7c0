package graph

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"
)

func writeInt(w *bufio.Writer, n int) {
	w.Write(strconv.AppendInt(w.AvailableBuffer(), int64(n), 10))
}

func writeGraphML(w *bufio.Writer, g *Graph) error {
	quoted := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\n", "&#10;", "\r", "&#13;", "\t", "&#9;")
	name := func(v int32) string { return quoted.Replace(g.Name(v)) }
	w.WriteString("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n<graph edgedefault=\"undirected\">\n")
	for v := range int32(g.Order()) {
		for _, c := range g.Name(v) {
			if c < ' ' && c != '\n' && c != '\r' && c != '\t' {
				return cannot(GraphML, fmt.Sprintf("a vertex called %q", g.Name(v)))
			}
		}
		if g.Name(v) == "" {
			return cannot(GraphML, "a vertex without a name")
		}
		fmt.Fprintf(w, "<node id=\"%s\"/>\n", name(v))
	}
	for e := range g.Size() {
		u, v := g.Ends(e)
		fmt.Fprintf(w, "<edge source=\"%s\" target=\"%s\"/>\n", name(u), name(v))
	}
	w.WriteString("</graph>\n</graphml>\n")
	return nil
}

func writeGML(w *bufio.Writer, g *Graph) {
	label := strings.NewReplacer("&", "&amp;", `"`, "&quot;")
	w.WriteString("graph [\n  directed 0\n")
	for v := range int32(g.Order()) {
		fmt.Fprintf(w, "  node [ id %d", v)
		if g.Named() {
			fmt.Fprintf(w, " label \"%s\"", label.Replace(g.Name(v)))
		}
		w.WriteString(" ]\n")
	}
	for e := range g.Size() {
		u, v := g.Ends(e)
		fmt.Fprintf(w, "  edge [ source %d target %d ]\n", u, v)
	}
	w.WriteString("]\n")
}

// writeDOT keeps names in quotes. There a backslash cannot be protected, so some names
// cannot be written.
func writeDOT(w *bufio.Writer, g *Graph) error {
	name := func(v int32) string {
		if !g.names.areTexts() {
			return g.Name(v)
		}
		return `"` + strings.ReplaceAll(g.Name(v), `"`, `\"`) + `"`
	}
	w.WriteString("graph {\n")
	for v := range int32(g.Order()) {
		if text := g.Name(v); strings.Contains(text, `\`) {
			return cannot(DOT, fmt.Sprintf("a vertex called %q", text))
		}
		fmt.Fprintf(w, "  %s;\n", name(v))
	}
	for e := range g.Size() {
		u, v := g.Ends(e)
		fmt.Fprintf(w, "  %s -- %s;\n", name(u), name(v))
	}
	w.WriteString("}\n")
	return nil
}
