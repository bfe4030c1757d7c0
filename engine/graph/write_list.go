package graph

import (
	"bufio"
	"fmt"
	"strings"
)

// writeList writes a header, the edges, and each isolated vertex on a line of its own.
func writeList(w *bufio.Writer, g *Graph, f Format) error {
	for v := range int32(g.Order()) {
		name := g.Name(v)
		if name == "" || f == EdgeList && strings.ContainsAny(name, "\r\n") {
			return cannot(f, fmt.Sprintf("a vertex called %q", name))
		}
	}
	by := byte(' ')
	if f == CSV {
		by = ','
		w.WriteString("source,target\n")
	} else {
		fmt.Fprintf(w, "# Nodes: %d Edges: %d\n", g.Order(), g.Size())
	}
	for e := range g.Size() {
		u, v := g.Ends(e)
		writeCell(w, g, u)
		w.WriteByte(by)
		writeCell(w, g, v)
		w.WriteByte('\n')
	}
	for v := range int32(g.Order()) {
		if g.Degree(v) == 0 {
			writeCell(w, g, v)
			if f == CSV {
				w.WriteByte(',')
			}
			w.WriteByte('\n')
		}
	}
	return nil
}

// writeCell quotes every name that is no number: so it cannot pass for a comment, a
// heading or anything else.
func writeCell(w *bufio.Writer, g *Graph, v int32) {
	name := g.Name(v)
	if !g.names.areTexts() {
		w.WriteString(name)
		return
	}
	if _, ok := natural([]byte(name)); ok {
		w.WriteString(name)
		return
	}
	w.WriteByte('"')
	w.WriteString(strings.ReplaceAll(name, `"`, `""`))
	w.WriteByte('"')
}

func writeMatrixMarket(w *bufio.Writer, g *Graph) {
	fmt.Fprintf(w, "%%%%MatrixMarket matrix coordinate pattern general\n%d %d %d\n", g.Order(), g.Order(), g.Size())
	for e := range g.Size() {
		u, v := g.Ends(e)
		writePair(w, u, v)
		w.WriteByte('\n')
	}
}

func writeDIMACS(w *bufio.Writer, g *Graph, f Format) {
	problem, line, end := "edge", "e ", "\n"
	if f == DIMACSPaths {
		problem, line, end = "sp", "a ", " 1\n"
	}
	fmt.Fprintf(w, "p %s %d %d\n", problem, g.Order(), g.Size())
	for e := range g.Size() {
		u, v := g.Ends(e)
		w.WriteString(line)
		writePair(w, u, v)
		w.WriteString(end)
	}
}

func writePair(w *bufio.Writer, u, v int32) {
	writeInt(w, int(u)+1)
	w.WriteByte(' ')
	writeInt(w, int(v)+1)
}

func writeMETIS(w *bufio.Writer, g *Graph) {
	fmt.Fprintf(w, "%d %d\n", g.Order(), g.Size())
	for u := range int32(g.Order()) {
		for i, e := range g.Incident(u) {
			if i > 0 {
				w.WriteByte(' ')
			}
			writeInt(w, int(g.Other(e, u))+1)
		}
		w.WriteByte('\n')
	}
}
