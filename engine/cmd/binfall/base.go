package main

import (
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
	if b.graph == nil || engine.Names(query, "g") {
		return query
	}
	return query + "&g=" + engine.FileKey(b.graph)
}

// config reads a link and gives it the graph.
func (b baseFile) config(query string) (engine.Config, error) {
	c, err := engine.ParseQuery(b.link(query))
	if err != nil {
		return c, err
	}
	return b.attach(c)
}

// attach gives the graph to a config.
func (b baseFile) attach(c engine.Config) (engine.Config, error) {
	if b.graph == nil {
		return c, nil
	}
	return c.Attach(b.graph)
}
