package engine

import (
	"binfall/engine/family"
	"binfall/engine/param"
	"binfall/engine/rule"
	"binfall/engine/start"
)

type spec = rule.Spec

// rules is the catalogue; its order is the order in the form.
var rules = []*spec{
	&rule.OneChoice,
	&rule.DChoice,
	&rule.OnePlusBeta,
	&rule.Thinning,
	&rule.AbsoluteThinning,
	&rule.Quantile,
	&rule.Caching,
	&rule.Packing,
	&rule.TightPacking,
	&rule.Twinning,
	&rule.Fullest,
	&rule.Every,
	&rule.AlwaysGoLeft,
	&rule.Batched,
	&rule.GBounded,
	&rule.GMyopic,
	&rule.NoisyLoad,
	&rule.MixedQuantile,
	&rule.Greedy,
	&rule.LeftAssign,
	&rule.PerPiece,
	&rule.ThresholdGreedy,
	&rule.ThresholdGreedyMerged,
	&rule.RandomEnd,
	&rule.Optimum,
}

// families is the catalogue of base graphs, in the order of the form.
var families = []*family.Spec{
	&family.Complete,
	&family.Cycle,
	&family.Path,
	&family.Grid,
	&family.Torus,
	&family.Hypercube,
	&family.Star,
	&family.Bipartite,
	&family.Biregular,
	&family.BinaryTree,
	&family.Barbell,
	&family.Circulant,
	&family.Regular,
	&family.GNP,
	&family.Preferential,
	&family.LayeredGraph,
	&family.G6,
}

// starts is the catalogue of start profiles, in the order of the form.
var starts = []*start.Spec{&start.Empty, &start.TwoLevel, &start.Ahead, &start.Pair, &start.List}

// references is the bibliography: what the entries' Refs point to.
var references = map[string]string{
	"azar-broder-karlin-upfal-1999":         "Y. Azar, A. Z. Broder, A. R. Karlin, E. Upfal: Balanced Allocations. SIAM Journal on Computing 29 (1999).",
	"azar-naor-rom-1995":                    "Y. Azar, J. Naor, R. Rom: The Competitiveness of On-Line Assignments. Journal of Algorithms 18 (1995).",
	"bansal-prabhu-singla-sundaram-2026":    "N. Bansal, M. Prabhu, S. Singla, S. Sundaram: Online Graph Balancing and the Power of Two Choices. arXiv 2604.04159 (2026).",
	"hakimi-1965":                           "S. L. Hakimi: On the Degrees of the Vertices of a Directed Graph. Journal of the Franklin Institute 279 (1965).",
	"kenthapadi-panigrahy-2006":             "K. Kenthapadi, R. Panigrahy: Balanced Allocation on Graphs. SODA 2006.",
	"berenbrink-czumaj-steger-vocking-2006": "P. Berenbrink, A. Czumaj, A. Steger, B. Vöcking: Balanced Allocations: The Heavily Loaded Case. SIAM Journal on Computing 35 (2006).",
	"barabasi-albert-1999":                  "A.-L. Barabási, R. Albert: Emergence of Scaling in Random Networks. Science 286 (1999).",
	"batagelj-brandes-2005":                 "V. Batagelj, U. Brandes: Efficient Generation of Large Random Networks. Physical Review E 71 (2005).",
	"bollobas-1980":                         "B. Bollobás: A Probabilistic Proof of an Asymptotic Formula for the Number of Labelled Regular Graphs. European Journal of Combinatorics 1 (1980).",
	"gilbert-1959":                          "E. N. Gilbert: Random Graphs. Annals of Mathematical Statistics 30 (1959).",
	"mckay-piperno-2014":                    "B. D. McKay, A. Piperno: Practical Graph Isomorphism, II. Journal of Symbolic Computation 60 (2014).",
	"mckay-wormald-1990":                    "B. D. McKay, N. C. Wormald: Uniform Generation of Random Regular Graphs of Moderate Degree. Journal of Algorithms 11 (1990).",
	"feldheim-gurel-gurevich-2021":          "O. N. Feldheim, O. Gurel-Gurevich: The Power of Thinning in Balanced Allocation. Electronic Communications in Probability 26 (2021).",
	"los-sauerwald-2022-batched":            "D. Los, T. Sauerwald: Balanced Allocations in Batches: Simplified and Generalized. SPAA 2022, arXiv 2203.13902.",
	"los-sauerwald-2022-noise":              "D. Los, T. Sauerwald: Balanced Allocations with the Choice of Noise. PODC 2022, arXiv 2206.07503.",
	"los-sauerwald-2022-quantile":           "D. Los, T. Sauerwald: Balanced Allocations with Incomplete Information: The Power of Two Queries. ITCS 2022.",
	"los-sauerwald-2023-batched":            "D. Los, T. Sauerwald: Balanced Allocations in Batches: The Tower of Two Choices. SPAA 2023, arXiv 2302.04399.",
	"los-sauerwald-sylvester-2022":          "D. Los, T. Sauerwald, J. Sylvester: Balanced Allocations: Caching and Packing, Twinning and Thinning. SODA 2022, arXiv 2110.10759.",
	"mitzenmacher-1996":                     "M. Mitzenmacher: The Power of Two Choices in Randomized Load Balancing. Dissertation, University of California at Berkeley (1996).",
	"mitzenmacher-prabhakar-shah-2002":      "M. Mitzenmacher, B. Prabhakar, D. Shah: Load Balancing with Memory. FOCS 2002.",
	"peres-talwar-wieder-2015":              "Y. Peres, K. Talwar, U. Wieder: Graphical Balanced Allocations and the (1+β)-Choice Process. Random Structures & Algorithms 47 (2015).",
	"redlich-2014":                          "A. Redlich: Unbalanced Allocations. arXiv 1401.0223 (2014).",
	"vocking-2003":                          "B. Vöcking: How Asymmetry Helps Load Balancing. Journal of the ACM 50 (2003).",
}

func find(name string) *spec {
	for _, s := range rules {
		if s.Name == name {
			return s
		}
	}
	return nil
}

func names() []string {
	list := make([]string, len(rules))
	for i, s := range rules {
		list[i] = s.Name
	}
	return list
}

// namesFor lists the processes for balls, or for edges of a base graph.
func namesFor(edges bool) (list []string) {
	for _, s := range rules {
		if s.Edges == edges {
			list = append(list, s.Name)
		}
	}
	return list
}

// Description is the catalogue as plain data, for forms and documentation.
type Description struct {
	Rules      int               `json:"rules"`
	Settings   []param.Setting   `json:"settings"`
	Processes  []Entry           `json:"processes"`
	Starts     []Entry           `json:"starts"`
	Families   []Entry           `json:"families"`
	References map[string]string `json:"references"`
}

// Entry describes one process or start profile.
type Entry struct {
	Name   string          `json:"name"`
	Title  string          `json:"title"`
	Doc    string          `json:"doc"`
	Refs   []string        `json:"refs"`
	Params []param.Setting `json:"params"`
	Edges  bool            `json:"edges,omitempty"`  // a process for edges of a base graph
	Random bool            `json:"random,omitempty"` // a base graph that is drawn
}

// Catalog describes every setting of a link and every process, in order.
func Catalog() Description {
	d := Description{Rules: Rules, References: references}
	for _, s := range new(Config).settings() {
		d.Settings = append(d.Settings, s)
		switch s.Name {
		case "n":
			d.Settings = append(d.Settings, graphKey)
		case "order":
			d.Settings = append(d.Settings, startKey)
		case "rep":
			d.Settings = append(d.Settings, lanesKey)
		}
	}
	for _, s := range rules {
		e := entry(s.About, s.New().Params)
		e.Edges = s.Edges
		d.Processes = append(d.Processes, e)
	}
	for _, s := range starts {
		d.Starts = append(d.Starts, entry(s.About, s.New().Params))
	}
	for _, s := range families {
		e := entry(s.About, s.New().Params)
		e.Random = s.Random
		d.Families = append(d.Families, e)
	}
	return d
}

func entry(a param.About, declare func(*param.Set)) Entry {
	var set param.Set
	declare(&set)
	return Entry{Name: a.Name, Title: a.Title, Doc: a.Doc, Refs: a.Refs, Params: set.Settings()}
}

// graphKey describes the key g.
var graphKey = param.Setting{
	Name: "g", Title: "Base graph", Kind: param.Family, Group: "run",
	Doc: "graph whose edges arrive, each to get one of its ends as head",
}

// startKey describes the key start.
var startKey = param.Setting{
	Name: "start", Title: "Start", Kind: param.Start, Default: start.Empty.Name, Group: "run",
	Doc: "loads to begin with",
}

// lanesKey describes the repeated key p.
var lanesKey = param.Setting{
	Name: "p", Title: "Process", Kind: param.Process, Default: defaultLane, Group: "run", Repeat: true,
	Doc: "rule that places the balls; several rules meet the same candidates",
}

func (c *Config) settings() []param.Setting {
	var s param.Set
	c.declare(&s)
	return s.Settings()
}
