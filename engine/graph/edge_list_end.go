package graph

import (
	"bytes"
	"strings"
)

// end makes the vertices and the notes of a list.
func (l *list) end() error {
	if l.texts != nil {
		l.order, l.importer.names = l.texts.len(), l.texts.names
	} else {
		l.importer.names = rank(l.ends, l.alone)
		l.order = len(l.importer.names.numbers)
		for _, list := range [][]int32{l.ends, l.alone} {
			for _, v := range list {
				l.order = max(l.order, int(v)+1)
			}
		}
	}
	switch {
	case l.order == 0 && l.over == 0:
		return l.fail(l.in.number, Empty, "no edge in the file")
	case l.order > l.limits.Vertices:
		return l.fail(l.in.number, Limit, "%d vertices are more than %d", l.order, l.limits.Vertices)
	case len(l.ends) == 0 && len(l.singles.ranges) > 0:
		return l.fail(l.singles.ranges[0][0], Syntax, "one field where two names are wanted")
	}
	l.notes()
	return nil
}

func (l *list) notes() {
	r := l.report
	if len(l.header) > 0 {
		r.note("header row: line %d (%s)", l.headerLine, quote(l.header))
	}
	switch {
	case l.weight != "":
		r.note("weights ignored: column %s", quote([]byte(l.weight)))
	case l.weights.count > 0:
		r.note("third column read as weight: weights ignored (%s)", &l.weights)
	}
	if l.more.count > 0 {
		r.note("further columns ignored (%s)", &l.more)
	}
	if l.singles.count > 0 {
		has := "has"
		if l.singles.count > 1 {
			has = "have"
		}
		r.note("%s %s one field: a vertex, isolated unless an edge names it", &l.singles, has)
	}
	if l.hollow.count > 0 {
		r.note("%s without any name skipped", &l.hollow)
	}
	if s := l.snap; s.found {
		if n, m := l.order, len(l.ends)/2; s.nodes == n && s.edges == m {
			r.note("header says Nodes: %d Edges: %d and both agree", n, m)
		} else {
			r.note("header says Nodes: %d Edges: %d, found are %d and %d", s.nodes, s.edges, n, m)
		}
	}
}

// snapHeader is the comment "# Nodes: 5 Edges: 7" of the files at SNAP.
type snapHeader struct {
	nodes, edges int
	found        bool
}

func (s *snapHeader) look(comment []byte) {
	if s.found || !bytes.Contains(comment, []byte("Nodes:")) || len(comment) > 1000 {
		return
	}
	f := fields(comment, nil)
	got := 0
	for i := 0; i+1 < len(f); i++ {
		n, ok := natural(f[i+1])
		switch string(f[i]) {
		case "Nodes:", "#Nodes:":
			s.nodes = n
		case "Edges:":
			s.edges = n
		default:
			continue
		}
		if ok {
			got++
		}
	}
	s.found = got == 2
}

// findHeader decides whether the first row names the columns, and finds those of the
// ends. It is one if it says source and target or the like, or if its cells are words
// above numbers. In lists separated by blanks quotes mark a name and no heading.
func (l *list) findHeader(start []byte) bool {
	var first []string
	var rows, numeric int // rows below; those whose first two cells are numbers
	words := []int{}      // columns of words above numbers only
	for line := range rowsOf(start, l.in.whole()) {
		if isCommentOrBlank(line) {
			continue
		}
		cells := l.split(line)
		if first == nil {
			if bytes.IndexByte(line, '\n') >= 0 {
				return false
			}
			for i, c := range cells {
				if isNumber(c) {
					return false
				}
				first = append(first, string(c))
				words = append(words, i)
			}
			if l.quoted && l.by == ' ' {
				return false
			}
			continue
		}
		if rows++; rows > 200 {
			break
		}
		if len(cells) > 1 && isInteger(cells[0]) && isInteger(cells[1]) {
			numeric++
		}
		words = keep(words, func(i int) bool { return i > 1 && isNumber(cell(cells, i)) })
	}
	if !l.headings(first, rows > 0 && numeric == rows) && (rows < 2 || numeric < rows && len(words) == 0 || len(first) < 2) {
		return false
	}
	for _, c := range first {
		if w := heading(c); w == "weight" || w == "weights" || w == "value" {
			l.weight = c
		}
	}
	return true
}

func keep(list []int, wanted func(int) bool) []int {
	kept := list[:0]
	for _, i := range list {
		if wanted(i) {
			kept = append(kept, i)
		}
	}
	return kept
}

// headings looks for a known pair of column names. Single letters count only above
// numbers.
func (l *list) headings(row []string, numeric bool) bool {
	pairs := []string{"source target", "from to", "src dst", "src dest", "source destination", "tail head", "start end", "node1 node2", "id1 id2", "vertex1 vertex2", "nodea nodeb", "first second"}
	if numeric {
		pairs = append(pairs, "u v", "i j", "a b", "x y")
	}
	plain := make([]string, len(row))
	for i, c := range row {
		plain[i] = heading(c)
	}
	for _, pair := range pairs {
		u, v, _ := strings.Cut(pair, " ")
		for i := range plain {
			for j := range plain {
				if i != j && plain[i] == u && plain[j] == v {
					l.from, l.to = i, j
					return true
				}
			}
		}
	}
	return false
}

// heading strips a column name of what does not matter.
func heading(name string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(name) {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			b.WriteRune(c)
		}
	}
	word := b.String()
	for _, end := range []string{"id", "nid", "nodeid", "node", "name", "vertex", "vertexid"} {
		if w, ok := strings.CutSuffix(word, end); ok && (w == "source" || w == "target" || w == "from" || w == "to" || w == "src" || w == "dst") {
			return w
		}
	}
	return word
}
