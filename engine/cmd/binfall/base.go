package main

import (
	"strings"

	"binfall/engine"
	"binfall/engine/graph"
)

// baseFile is the base graph of -graph with what was found in the file, empty without.
type baseFile struct {
	name   string
	graph  *graph.Graph
	report importReport
}

// readBase reads the file of -graph, if there is one.
func readBase(file string) (baseFile, error) {
	if file == "" {
		return baseFile{}, nil
	}
	g, report, err := load(file)
	return baseFile{file, g, report}, err
}

// link adds the graph to a link that names none.
func (b baseFile) link(query string) string {
	_, after, found := strings.Cut(query, "?")
	if !found {
		after = query
	}
	for _, pair := range strings.Split(after, "&") {
		if b.graph == nil || strings.HasPrefix(pair, "g=") {
			return query
		}
	}
	return after + "&g=" + engine.FileKey(b.graph)
}

// attach gives the graph to a config.
func (b baseFile) attach(c engine.Config) (engine.Config, error) {
	if b.graph == nil {
		return c, nil
	}
	return c.Attach(b.graph)
}
