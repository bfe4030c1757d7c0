package engine

import (
	"net/url"
	"slices"
	"strings"

	"binfall/engine/param"
	"binfall/engine/start"
)

// Query returns the canonical link text: fixed order, shortest numbers, defaults
// left out, but never the seed. Parsing it gives the same Config.
func (c Config) Query() string { return c.query("run", "view") }

// RunQuery is Query without the view keys: it identifies the run.
func (c Config) RunQuery() string { return c.query("run") }

func (c Config) query(groups ...string) string {
	var set param.Set
	copied := c
	copied.declare(&set) // resets copied to the defaults
	copied = c
	var pairs []string
	for _, s := range set.Settings() {
		if !slices.Contains(groups, s.Group) {
			continue
		}
		text := set.Text(s.Name)
		if c.written(s.Name, &text) {
			pairs = append(pairs, s.Name+"="+url.QueryEscape(text))
		}
		switch s.Name {
		case "n":
			if c.HasGraph() {
				pairs = append(pairs, "g="+c.Graph.String())
			}
		case "order":
			if text := c.Start.String(); text != start.Empty.Name {
				pairs = append(pairs, "start="+text)
			}
		case "rep":
			pairs = append(pairs, c.laneTexts()...)
		}
	}
	return strings.Join(pairs, "&")
}

// written reports whether a setting stands in the link; it may write out its default.
func (c Config) written(name string, text *string) bool {
	switch name {
	case "seed":
		if *text == "" {
			*text = "0"
		}
		return c.Seeded
	case "gseed":
		if *text == "" {
			*text = "0"
		}
		return c.HasGraph() && c.GraphSeeded
	case "n", "m":
		return *text != "" && !c.HasGraph()
	case "T", "order":
		return *text != "" && c.HasGraph()
	}
	return *text != ""
}

func (c Config) laneTexts() []string {
	if len(c.Lanes) == 1 && c.Lanes[0].String() == laneFor(c.HasGraph()) {
		return nil
	}
	texts := make([]string, len(c.Lanes))
	for i, lane := range c.Lanes {
		texts[i] = "p=" + lane.String()
	}
	return texts
}
