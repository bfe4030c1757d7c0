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
		text := set.Text(s.Name)
		switch {
		case !slices.Contains(groups, s.Group):
		case s.Name == "seed" && c.Seeded && text == "":
			pairs = append(pairs, "seed=0")
		case text != "" && (s.Name != "seed" || c.Seeded):
			pairs = append(pairs, s.Name+"="+url.QueryEscape(text))
		}
		if text := c.Start.String(); s.Name == "m" && slices.Contains(groups, s.Group) && text != start.Empty.Name {
			pairs = append(pairs, "start="+text)
		}
		if s.Name == "rep" && slices.Contains(groups, s.Group) {
			pairs = append(pairs, c.laneTexts()...)
		}
	}
	return strings.Join(pairs, "&")
}

func (c Config) laneTexts() []string {
	if len(c.Lanes) == 1 && c.Lanes[0].String() == defaultLane {
		return nil
	}
	texts := make([]string, len(c.Lanes))
	for i, lane := range c.Lanes {
		texts[i] = "p=" + lane.String()
	}
	return texts
}
