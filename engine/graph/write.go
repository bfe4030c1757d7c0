package graph

import (
	"bufio"
	"fmt"
	"io"
)

// Write writes a graph in any format but Digraph6. Lists, GraphML and DOT keep the
// names of vertices, GML has them as labels, the others number the vertices from 1.
// METIS and Sparse6 do not keep the order of edges; Graph6 cannot hold loops and
// parallel edges. What a format cannot hold is an error, not left out.
func Write(w io.Writer, g *Graph, f Format) error {
	b := bufio.NewWriterSize(w, 1<<16)
	var err error
	switch f {
	case EdgeList, CSV:
		err = writeList(b, g, f)
	case MatrixMarket:
		writeMatrixMarket(b, g)
	case DIMACS, DIMACSPaths:
		writeDIMACS(b, g, f)
	case METIS:
		writeMETIS(b, g)
	case GraphML:
		err = writeGraphML(b, g)
	case GML:
		writeGML(b, g)
	case DOT:
		err = writeDOT(b, g)
	case Graph6:
		err = writeGraph6(b, g)
	case Sparse6:
		writeSparse6(b, g)
	default:
		err = fmt.Errorf("%s is not written", f.title())
	}
	if err != nil {
		return err
	}
	return b.Flush() // tells of the first error of all writes
}

func cannot(f Format, what string) error {
	return fmt.Errorf("%s cannot hold %s", f.title(), what)
}
