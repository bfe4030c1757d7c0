package graph

import "errors"

// ParseLine6 reads one line of graph6 or sparse6, without its end. It is [Read] for where
// nothing else can be meant; the error says why the line is refused.
func ParseLine6(line []byte, limits Limits) (*Graph, error) {
	if len(line) == 0 {
		return nil, errors.New("nothing in the line")
	}
	g := &line6{importer: &importer{limits: limits.orDefault()}, text: line}
	f := formatOfLine(line)
	if f == Digraph6 {
		return nil, errors.New("a directed graph, digraph6")
	}
	if err := g.check(f, 1); err != nil {
		return nil, errors.New(err.(*Error).Reason)
	}
	if g.decode(f); g.over > 0 {
		return nil, errors.New("too many edges")
	}
	return (&Builder{ends: g.ends, order: g.n}).Graph(), nil
}
