package engine

import (
	"strings"

	"binfall/engine/base"
	"binfall/engine/family"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/source"
	"binfall/engine/start"
)

// The orders in which edges of the base graph arrive.
const (
	orderIID       = "iid"
	orderShuffle   = "shuffle"
	orderGiven     = "given"
	orderAdversary = "adversary"
)

var orders = []param.Option{
	{Name: orderIID, Title: "independent random edges"},
	{Name: orderShuffle, Title: "every edge once, in random order"},
	{Name: orderGiven, Title: "every edge once, as numbered"},
	{Name: orderAdversary, Title: "an adversary against lane A"},
}

// HasGraph reports whether edges of a base graph arrive, instead of balls.
func (c Config) HasGraph() bool { return c.Graph.Name != "" }

// graphSeed returns the seed that draws a random base graph.
func (c Config) graphSeed() uint64 {
	if c.GraphSeeded {
		return c.GraphSeed
	}
	return c.Seed
}

// family makes the family of base graphs with its settings.
func (c Choice) family() (*family.Spec, family.Family, *param.Set, param.Errors) {
	var known []string
	for _, s := range append(families[:len(families):len(families)], &family.File) {
		if known = append(known, s.Name); s.Name == c.Name {
			f, set := s.New(), new(param.Set)
			f.Params(set)
			errs := set.Bind("g", c.Args)
			if errs == nil {
				if err := f.Fits(); err != nil {
					err.Key = "g." + err.Key
					errs = param.Errors{err}
				}
			}
			return s, f, set, errs
		}
	}
	return nil, nil, nil, param.Errors{{Key: "g", Value: c.Name, Want: "one of " + strings.Join(known, ", ")}}
}

// readGraph reads the base graph and what belongs to it. Without one, nothing that
// belongs to it may be given.
func (c *Config) readGraph(values map[string][]string, errs *param.Errors) {
	given := values["g"]
	if len(given) == 0 {
		for _, key := range []string{"gseed", "T", "order"} {
			if v := values[key]; len(v) > 0 {
				errs.Add(key, v[0], "a base graph g to go with it")
			}
		}
		return
	}
	if len(given) > 1 {
		errs.Add("g", strings.Join(given, ", "), "one value")
		return
	}
	if v := values["n"]; len(v) > 0 {
		errs.Add("n", v[0], "no n beside g: the base graph has its vertices")
	}
	if v := values["m"]; len(v) > 0 {
		errs.Add("m", v[0], "T beside g, the number of arrivals")
	}
	if v := values["start"]; len(v) > 0 && v[0] != start.Empty.Name {
		errs.Add("start", v[0], start.Empty.Name+" beside a base graph")
	}
	parts := strings.Split(given[0], "~")
	_, f, set, wrong := Choice{parts[0], parts[1:]}.family()
	if wrong != nil {
		*errs = append(*errs, wrong...)
		return
	}
	c.Graph = Choice{parts[0], set.Args()}
	c.Bins = f.Order()
}

// checkOrder checks that the edges of the base graph can arrive in the order.
func (c Config) checkOrder() (errs param.Errors) {
	spec, f, _, _ := c.Graph.family()
	limit := map[string]uint64{orderShuffle: source.MaxShuffled, orderAdversary: source.MaxHostile}[c.Order]
	switch {
	case c.Order == orderIID:
	case spec.Uneven:
		errs.Add("order", c.Order, orderIID+", as edges of "+spec.Name+" are not equally likely")
	case limit > 0 && f.Size() > limit:
		errs.Add("order", c.Order, "a base graph of at most "+number(limit)+" edges, not "+number(f.Size()))
	}
	return errs
}

// checkGraph says what of the base graph a surface cannot run.
func (c Config) checkGraph(l Limits) (errs param.Errors) {
	spec, f, _, _ := c.Graph.family()
	if c.Bins > l.Bins {
		errs.Add("g", c.Graph.String(), "at most "+number(l.Bins)+" vertices, not "+number(c.Bins))
	}
	if size := f.Size(); spec.Stored && size > l.Edges {
		errs.Add("g", c.Graph.String(), "at most "+number(l.Edges)+" edges, not "+number(size))
	}
	return errs
}

// ground is what the lanes of a run share: the base graph and the order of its edges.
type ground struct {
	base  *base.Graph
	edges source.Edges // nil for independent draws, of which every reader has its own
	// arrivals is how many there are at most: T, or the edges if each comes once.
	arrivals int64
}

// newGround makes the base graph of a config that has one.
func newGround(c Config) *ground {
	var g graph.Multigraph = c.stored
	if c.stored == nil {
		_, f, _, _ := c.Graph.family()
		g = f.Graph(rng.NewDraws(c.graphSeed(), rng.Graph, 0))
	}
	return &ground{base: base.New(g, int64(c.M()), c.graphSeed())}
}

// order prepares the order of the arrivals; first is the state of the first lane.
func (g *ground) order(c Config, first *process.State) {
	g.edges, g.arrivals = nil, g.base.Arrivals
	switch c.Order {
	case orderGiven:
		g.edges = source.Given(g.base)
	case orderShuffle:
		g.edges = source.Shuffled(g.base, rng.NewDraws(c.Seed, rng.Arrival, c.Replicate))
	case orderAdversary:
		g.edges = source.NewAdversary(g.base, first)
	}
	most := g.base.Size()
	switch {
	case c.Order == orderAdversary:
		most = int64(g.base.Order() - components(g.base))
	case c.Order == orderIID && most > 0:
		return
	}
	g.arrivals = min(g.arrivals, most)
}

// reader returns the edges in order, for one reader.
func (g *ground) reader(c Config) source.Edges {
	if g.edges != nil {
		return g.edges
	}
	return &source.RandomEdges{Base: g.base, Draws: rng.NewDraws(c.Seed, rng.Arrival, c.Replicate)}
}

func components(g graph.Multigraph) int {
	f := graph.NewForest(g.Order())
	for e := range g.Size() {
		f.Union(g.Ends(e))
	}
	return f.Sets
}
