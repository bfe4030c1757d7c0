package engine

import (
	"binfall/engine/param"
	"binfall/engine/rule"
)

type spec = rule.Spec

// rules is the catalogue; its order is the order in the form.
var rules = []*spec{
	&rule.OneChoice,
	&rule.DChoice,
	&rule.OnePlusBeta,
	&rule.Fullest,
	&rule.Every,
}

// references is the bibliography: what the entries' Refs point to.
var references = map[string]string{
	"azar-broder-karlin-upfal-1999":         "Y. Azar, A. Z. Broder, A. R. Karlin, E. Upfal: Balanced Allocations. SIAM Journal on Computing 29 (1999).",
	"berenbrink-czumaj-steger-vocking-2006": "P. Berenbrink, A. Czumaj, A. Steger, B. Vöcking: Balanced Allocations: The Heavily Loaded Case. SIAM Journal on Computing 35 (2006).",
	"los-sauerwald-sylvester-2022":          "D. Los, T. Sauerwald, J. Sylvester: Balanced Allocations: Caching and Packing, Twinning and Thinning. SODA 2022, arXiv 2110.10759.",
	"peres-talwar-wieder-2015":              "Y. Peres, K. Talwar, U. Wieder: Graphical Balanced Allocations and the (1+β)-Choice Process. Random Structures & Algorithms 47 (2015).",
	"redlich-2014":                          "A. Redlich: Unbalanced Allocations. arXiv 1401.0223 (2014).",
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

// Description is the catalogue as plain data, for forms and documentation.
type Description struct {
	Rules      int               `json:"rules"`
	Settings   []param.Setting   `json:"settings"`
	Processes  []Entry           `json:"processes"`
	References map[string]string `json:"references"`
}

// Entry describes one process.
type Entry struct {
	Name   string          `json:"name"`
	Title  string          `json:"title"`
	Doc    string          `json:"doc"`
	Refs   []string        `json:"refs"`
	Params []param.Setting `json:"params"`
}

// Catalog describes every setting of a link and every process, in order.
func Catalog() Description {
	d := Description{Rules: Rules, Processes: []Entry{}, References: references}
	for _, s := range new(Config).settings() {
		d.Settings = append(d.Settings, s)
		if s.Name == "rep" {
			d.Settings = append(d.Settings, lanes)
		}
	}
	for _, s := range rules {
		var set param.Set
		s.New().Params(&set)
		params := set.Settings()
		d.Processes = append(d.Processes, Entry{s.Name, s.Title, s.Doc, s.Refs, params})
	}
	return d
}

// lanes describes the repeated key p.
var lanes = param.Setting{
	Name: "p", Title: "Process", Kind: param.Process, Default: defaultLane, Group: "run", Repeat: true,
	Doc: "rule that places the balls; several rules meet the same candidates",
}

func (c *Config) settings() []param.Setting {
	var s param.Set
	c.declare(&s)
	return s.Settings()
}
