package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"binfall/engine/graph"
)

// importReport is what the command prints as JSON.
type importReport struct {
	Format     string   `json:"format"`
	N          int      `json:"n"`
	Edges      int      `json:"edges"`
	Loops      int      `json:"loops"`
	Parallel   int      `json:"parallel"`
	MaxDegree  int      `json:"maxDegree"`
	Isolated   int      `json:"isolated"`
	Components int      `json:"components"`
	Notes      []string `json:"notes"`
}

// readGraph reads a graph file and prints what was found in it.
func readGraph(args []string, out io.Writer) error {
	set := flag.NewFlagSet("graph", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	files, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(files) != 1 {
		return wrongUse("binfall graph: wants one FILE")
	}
	_, r, err := load(files[0])
	if err != nil {
		return err
	}
	if *asJSON {
		return writeJSON(out, r)
	}
	return r.write(out, files[0])
}

// load reads a graph file.
func load(file string) (*graph.Graph, importReport, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, importReport{}, err
	}
	defer f.Close()
	g, found, err := graph.Read(f, file, graph.Limits{})
	if err != nil {
		return nil, importReport{}, err
	}
	r := importReport{found.FormatName(), found.Vertices, found.Edges, found.Loops, found.Parallel, found.MaxDegree, found.Isolated, found.Components, found.Notes}
	if r.Notes == nil {
		r.Notes = []string{}
	}
	return g, r, nil
}

func (r importReport) write(out io.Writer, file string) error {
	_, err := fmt.Fprintf(out, "%s: %s, n=%d, edges %d, loops %d, parallel %d, greatest degree %d, isolated %d, components %d\n",
		file, r.Format, r.N, r.Edges, r.Loops, r.Parallel, r.MaxDegree, r.Isolated, r.Components)
	for _, n := range r.Notes {
		if err == nil {
			_, err = fmt.Fprintf(out, "  %s\n", n)
		}
	}
	return err
}
