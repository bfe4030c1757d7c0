package graph

import "unicode/utf8"

// labels are what vertices are called beside their ids. They become names if every
// vertex has one of its own.
type labels struct {
	*table
	of     []int32 // the number of the label of each vertex, from 1, 0 for none
	broken bool    // two vertices share one, or it cannot be a name
}

// take gives vertex v a label.
func (l *labels) take(v int32, text []byte) {
	if len(text) == 0 || len(text) > longestName || !utf8.Valid(text) {
		l.broken = true
		return
	}
	number, fresh := l.index(text)
	l.broken = l.broken || !fresh
	for len(l.of) <= int(v) {
		l.of = append(l.of, 0)
	}
	l.of[v] = number + 1
}

// end makes the labels the names of all vertices, if that can be.
func (l *labels) end(im *importer) {
	switch {
	case len(l.of) == 0 && !l.broken:
	case l.broken || l.len() < im.order:
		im.report.note("labels ignored: not every vertex has one of its own")
	default:
		im.names = l.ordered()
		im.labelled = true
	}
}

// ordered returns the labels in the order of the vertices.
func (l *labels) ordered() names {
	sorted := true
	for v, number := range l.of {
		sorted = sorted && int(number) == v+1
	}
	if sorted {
		return l.names
	}
	list := names{starts: make([]int32, 1, len(l.of)+1)}
	for _, number := range l.of {
		list.text = append(list.text, l.name(number-1)...)
		list.starts = append(list.starts, int32(len(list.text)))
	}
	return list
}
