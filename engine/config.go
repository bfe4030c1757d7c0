package engine

import (
	"math"
	"strings"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/start"
)

// Rules is the newest rules version. A link and a rules version fix the loads
// for ever; a changed result is a new version, and the old one keeps working.
const Rules = 0

// Largest sizes of a link, whatever the machine.
const (
	maxBins  = 1 << 62
	maxBalls = 1 << 62
	maxLanes = 64
	maxRound = 1<<53 - 1 // the largest whole number that every JavaScript keeps
)

// Config is a run: everything that its link says.
type Config struct {
	Version uint64     // rules version
	Bins    uint64     // n, the bins or the vertices of the base graph
	Balls   param.Size // m, after which a lane stops
	Start   Choice     // loads to begin with
	Seed    uint64
	Seeded  bool // the link names a seed

	Graph       Choice       // base graph; its name is empty for balls into bins
	GraphSeed   uint64       // of a random base graph
	GraphSeeded bool         // the link names it; else it is the seed
	Arrivals    param.Size   // T, the edges that arrive
	Order       string       // iid, shuffle, given or adversary
	stored      *graph.Graph // base graph that the link only tells the fingerprint of

	Replicate uint64
	Lanes     []Choice // processes that meet the same arrivals
	Engine    string   // auto or array
	View      View
}

// View is what a link says of the picture; it never changes a load.
type View struct {
	At       uint64 // round to show first
	From     uint64 // round at which playing begins
	To       uint64 // round at which it stops, 0 for the end
	Loop     bool   // play from From to To again and again
	View     string // auto, or the name of a picture
	Show     string // what a base graph shows besides
	Speed    string // rounds a second, or max
	Theme    string // auto, or the name of a theme
	Controls bool   // embed: show the bar
	Caption  bool   // embed: show the caption
	Autoplay bool   // embed: start by itself
}

// Choice is a catalogue name with its arguments, as in d-choice~3. Arguments
// are canonical: defaults at the end are left out.
type Choice struct {
	Name string
	Args []string
}

func (c Choice) String() string { return strings.Join(append([]string{c.Name}, c.Args...), "~") }

// Title returns the short name for people: "Three-Choice".
func (c Choice) Title() string {
	b, _ := c.bind("")
	return b.spec.Label(b.rule)
}

// M returns m, the number of balls after which a lane stops: with a base graph T, as
// every edge is a ball for one of its ends.
func (c Config) M() uint64 {
	size := c.Balls
	if c.HasGraph() {
		size = c.Arrivals
	}
	m, _ := size.Of(c.Bins)
	return m
}

// declare declares every setting of a link but p, in canonical order.
func (c *Config) declare(s *param.Set) {
	s.Group("run")
	s.Uint(&c.Version, "v", "Rules version", "0", 0, Rules, "version of the rules that fixes every load of this link")
	s.Bins(&c.Bins, "n", "Bins", "100", 1, maxBins, "number of bins n, also written 1e6")
	s.Seed(&c.GraphSeed, "gseed", "Seed of the graph", "a random base graph follows from this number; without it, from the seed")
	s.Size(&c.Balls, "m", "Balls", "10n", maxBalls, "number of balls m after which a lane stops; 10n is ten a bin")
	s.Size(&c.Arrivals, "T", "Arrivals", "n", maxBalls, "number of edges that arrive; 2n is two a vertex")
	s.Choice(&c.Order, "order", "Order", orderIID, orders, "how the edges of the base graph arrive")
	s.Seed(&c.Seed, "seed", "Seed", "every draw follows from this number: the same seed gives the same run everywhere")
	s.Uint(&c.Replicate, "rep", "Replicate", "0", 0, math.MaxUint64, "which independent repetition of the seed")
	s.Choice(&c.Engine, "engine", "Engine", "auto", []param.Option{
		{Name: "auto", Title: "chosen by the size"},
		{Name: "array", Title: "loads of all bins"},
	}, "how the bins are kept")
	s.Group("view")
	v := &c.View
	s.Uint(&v.At, "at", "Round", "0", 0, maxRound, "round to show first")
	s.Uint(&v.From, "from", "From", "0", 0, maxRound, "round at which playing begins")
	s.Uint(&v.To, "to", "To", "0", 0, maxRound, "round at which playing stops; 0 for the end of the run")
	s.Flag(&v.Loop, "loop", "Loop", false, "play from its first round to its last again and again")
	s.Choice(&v.View, "view", "View", "auto", []param.Option{
		{Name: "auto", Title: "by size"},
		{Name: "bins", Title: "balls in bins"},
		{Name: "bars", Title: "bars"},
		{Name: "field", Title: "field of cells"},
		{Name: "profile", Title: "load profile"},
		{Name: "river", Title: "river of loads"},
		{Name: "lorenz", Title: "Lorenz curve"},
		{Name: "graph", Title: "base graph"},
	}, "how the bins are drawn, or the base graph and its loads")
	s.Choice(&v.Show, "show", "On the graph", "arrivals", []param.Option{
		{Name: "arrivals", Title: "edges that have arrived"},
		{Name: "plain", Title: "base graph only"},
		{Name: "heads", Title: "their heads, too"},
		{Name: "densest", Title: "what forces the optimum"},
		{Name: "components", Title: "components beyond thresholds"},
	}, "what the picture of a base graph shows besides the loads")
	s.Speed(&v.Speed, "speed", "Speed", "4", "0.1", "100000000", "rounds a second, or as fast as the machine can")
	s.Choice(&v.Theme, "theme", "Theme", "auto", []param.Option{
		{Name: "auto", Title: "as the system"},
		{Name: "light", Title: "light"},
		{Name: "dark", Title: "dark"},
		{Name: "projector", Title: "for projectors"},
		{Name: "print", Title: "for printing"},
	}, "colours of the page and the picture")
	s.Flag(&v.Controls, "controls", "Controls", true, "show the bar with play, step and speed in an embed")
	s.Flag(&v.Caption, "caption", "Caption", true, "show the caption under an embed")
	s.Flag(&v.Autoplay, "autoplay", "Autoplay", false, "start an embed by itself once it is visible")
}

// bound is a choice with its rule.
type bound struct {
	spec *spec
	rule process.Rule
	set  *param.Set
}

// bind makes the rule with its settings; keys of errors start with key.
func (c Choice) bind(key string) (bound, param.Errors) {
	spec := find(c.Name)
	if spec == nil {
		return bound{}, param.Errors{{Key: key, Value: c.Name, Want: "one of " + strings.Join(names(), ", ")}}
	}
	b := bound{spec, spec.New(), new(param.Set)}
	b.rule.Params(b.set)
	return b, b.set.Bind(key, c.Args)
}

// fits checks the rule against the number of bins.
func (b bound) fits(key string, n uint64) param.Errors {
	if f, ok := b.rule.(process.Fitter); ok {
		if err := f.Fits(n); err != nil {
			err.Key = key + "." + err.Key
			return param.Errors{err}
		}
	}
	return nil
}

// serves checks that the rule is for what arrives.
func (b bound) serves(key string, graph bool) param.Errors {
	if b.spec.Edges == graph {
		return nil
	}
	what := "a process for balls, or a base graph g: "
	if graph {
		what = "a rule for edges of a base graph: "
	}
	return param.Errors{{Key: key, Value: b.spec.Name, Want: what + strings.Join(namesFor(graph), ", ")}}
}

// profile makes the start profile with its settings.
func (c Choice) profile() (start.Profile, *param.Set, param.Errors) {
	var known []string
	for _, s := range starts {
		if known = append(known, s.Name); s.Name == c.Name {
			p, set := s.New(), new(param.Set)
			p.Params(set)
			return p, set, set.Bind("start", c.Args)
		}
	}
	return nil, nil, param.Errors{{Key: "start", Value: c.Name, Want: "one of " + strings.Join(known, ", ")}}
}

// StartBalls returns the number of balls of the start profile. W and m count them.
func (c Config) StartBalls() uint64 {
	p, _, _ := c.Start.profile()
	return p.Balls(c.Bins)
}
