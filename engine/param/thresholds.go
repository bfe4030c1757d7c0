package param

import (
	"slices"
	"strconv"
)

// Thresholds is how a rule for edges finds its thresholds: the name of a way to
// compute them, or one number for every class of edges, or a number for each.
type Thresholds struct {
	Mode string
	List []int64
}

func (t Thresholds) String() string {
	if t.Mode != "" {
		return t.Mode
	}
	return join(t.List, "-")
}

// mostThresholds is the number of classes that a list may name: more than the
// decomposition of any graph has.
const mostThresholds = 16

// Thresholds declares a setting that names one of the options or lists numbers joined
// by hyphens.
func (s *Set) Thresholds(p *Thresholds, name, def string, options []Option, b Bounds, doc string) {
	s.add(Setting{Name: name, Doc: doc, Kind: Levels, Default: def, Options: options, Min: strconv.FormatInt(b.Min, 10), Max: strconv.FormatInt(b.Max, 10)},
		func(text string) bool {
			if slices.ContainsFunc(options, func(o Option) bool { return o.Name == text }) {
				*p = Thresholds{Mode: text}
				return true
			}
			list, ok := b.parse(text, "-")
			if ok = ok && len(list) <= mostThresholds; ok {
				*p = Thresholds{List: list}
			}
			return ok
		},
		func() string { return p.String() })
}
