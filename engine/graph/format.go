package graph

import (
	"path"
	"strings"
)

// Format names a kind of graph file.
type Format string

// The formats.
const (
	EdgeList     Format = "edgelist" // separated by blanks or tabs, as at SNAP
	CSV          Format = "csv"      // separated by commas or semicolons
	MatrixMarket Format = "matrixmarket"
	DIMACS       Format = "dimacs"    // colouring instances: p edge, p col
	DIMACSPaths  Format = "dimacs-sp" // shortest paths: p sp
	METIS        Format = "metis"
	GraphML      Format = "graphml"
	GML          Format = "gml"
	DOT          Format = "dot"
	Graph6       Format = "graph6"
	Sparse6      Format = "sparse6"
	Digraph6     Format = "digraph6"
)

// title is how a person calls the format.
func (f Format) title() string {
	switch f {
	case EdgeList:
		return "an edge list separated by blanks"
	case MatrixMarket:
		return "Matrix Market"
	case DIMACSPaths:
		return "DIMACS shortest paths"
	case GraphML:
		return "GraphML"
	case Graph6, Sparse6, Digraph6:
		return string(f)
	}
	return strings.ToUpper(string(f))
}

// read is the reader of the format.
func (f Format) read(im *importer) error {
	switch f {
	case MatrixMarket:
		return readMatrixMarket(im)
	case DIMACS, DIMACSPaths:
		return readDIMACS(im)
	case METIS:
		return readMETIS(im)
	case GraphML:
		return readGraphML(im)
	case GML:
		return readGML(im)
	case DOT:
		return readDOT(im)
	case Graph6, Sparse6, Digraph6:
		return readLine6(im)
	}
	return readEdgeList(im)
}

// formatOf is the format that the ending of a file's name stands for, "" for none
// in particular.
func formatOf(name string) Format {
	name = strings.ToLower(path.Base(strings.ReplaceAll(name, `\`, "/")))
	switch path.Ext(strings.TrimSuffix(name, ".gz")) {
	case ".csv":
		return CSV
	case ".mtx", ".mm":
		return MatrixMarket
	case ".col":
		return DIMACS
	case ".gr":
		return DIMACSPaths
	case ".graph", ".metis":
		return METIS
	case ".graphml":
		return GraphML
	case ".gml":
		return GML
	case ".dot", ".gv":
		return DOT
	case ".g6":
		return Graph6
	case ".s6":
		return Sparse6
	case ".d6":
		return Digraph6
	}
	return ""
}

// family joins formats that share endings.
func (f Format) family() Format {
	switch f {
	case DIMACSPaths:
		return DIMACS
	case Sparse6, Digraph6:
		return Graph6
	}
	return f
}
