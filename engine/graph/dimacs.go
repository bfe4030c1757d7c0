package graph

import "bytes"

// dimacs reads the files of two DIMACS challenges: graphs to colour (1993), with a
// line "p edge N M" or "p col N M" and edges "e u v", and shortest paths (2006), with
// "p sp N M" and arcs "a u v length". Lines that begin with c are comments.
type dimacs struct {
	*importer
	kind     byte // 'e' or 'a': how edges begin, 0 before the p line
	promised int  // edges
	line     int  // of the promise
	weights  places
	nodes    places // lines about vertices and other things of the formats
}

// isDIMACS looks at the first line that is no comment. A list of edges may have
// vertices called c, e and p, but not with numbers behind them like this.
func isDIMACS(start []byte) bool {
	for line := range linesOf(start, true) {
		f := fields(line[:min(len(line), 200)], nil)
		if len(f) == 0 || isCommentOrBlank(line) || len(f[0]) == 1 && f[0][0] == 'c' {
			continue
		}
		if len(f[0]) != 1 {
			return false
		}
		numbers := 0
		for _, w := range f[1:] {
			if _, ok := natural(w); ok {
				numbers++
			}
		}
		switch f[0][0] {
		case 'p':
			return len(f) > 3 && numbers >= 2 && !isNumber(f[1]) || len(f) > 1 && isProblem(f[1])
		case 'e', 'a', 'n':
			return len(f) > 2 && numbers == len(f)-1
		}
		return false
	}
	return false
}

func isProblem(word []byte) bool {
	for _, known := range []string{"edge", "edges", "col", "sp"} {
		if string(word) == known {
			return true
		}
	}
	return false
}

func readDIMACS(im *importer) error {
	d := &dimacs{importer: im}
	im.report.Format = DIMACS
	for line, ok := im.in.line(); ok; line, ok = im.in.line() {
		first, rest := field(line)
		var err error
		switch {
		case len(first) == 0:
		case first[0] == 'c' && (len(first) == 1 || d.kind == 0):
			im.comments.add(im.in.number)
		case d.kind != 0 && len(first) == 1 && first[0] == d.kind:
			err = d.edge(line, rest)
		default:
			err = d.other(first, rest, line)
		}
		if err != nil {
			return err
		}
	}
	return d.end()
}

// edge reads what follows e or a.
func (d *dimacs) edge(line, rest []byte) error {
	first, rest := field(rest)
	second, rest := field(rest)
	u, okU := vertexIn(first, d.order)
	v, okV := vertexIn(second, d.order)
	if !okU || !okV {
		if okU {
			first = second
		}
		if !isInteger(first) {
			return d.fail(d.in.number, Syntax, "%s where two vertices are wanted", quote(line))
		}
		return d.outside(d.in.number, first)
	}
	weight, rest := field(rest)
	switch {
	case len(weight) == 0 && d.kind == 'a':
		return d.fail(d.in.number, Syntax, "an arc without its length (weight)")
	case len(weight) > 0 && !isNumber(weight) || len(trimmed(rest)) > 0:
		return d.fail(d.in.number, Syntax, "%s where a weight is wanted", quote(line))
	case len(weight) > 0:
		d.weights.add(d.in.number)
	}
	d.add(u, v)
	return nil
}

func (d *dimacs) other(first, rest, line []byte) error {
	number := d.in.number
	if len(first) == 1 {
		switch c := first[0]; {
		case c == 'p' && d.kind == 0:
			return d.problem(rest, line)
		case c == 'p':
			return d.fail(number, Header, "a second p line")
		case d.kind == 0:
			return d.fail(number, Header, "%s before a line p edge N M or p sp N M", quote(line))
		case d.kind == 'e' && bytes.IndexByte([]byte("ndvx"), c) >= 0:
			d.nodes.add(number)
			return nil
		}
	}
	if d.kind == 0 {
		return d.fail(number, Header, "%s before a line p edge N M or p sp N M", quote(line))
	}
	return d.fail(number, Syntax, "%s where %c and two vertices are wanted", quote(line), d.kind)
}

func (d *dimacs) problem(rest, line []byte) error {
	number := d.in.number
	f := fields(rest, nil)
	if len(f) > 0 && !isProblem(f[0]) && !isNumber(f[0]) {
		return d.fail(number, Unsupported, "the problem %s; read are edge, col and sp", quote(f[0]))
	}
	if len(f) != 3 {
		return d.fail(number, Header, "%s where p, the problem and two numbers are wanted", quote(line))
	}
	n, okN := natural(f[1])
	m, okM := natural(f[2])
	if !okN || !okM {
		if len(f[1]) > 18 && isInteger(f[1]) {
			return d.fail(number, Limit, "%s vertices", quote(f[1]))
		}
		return d.fail(number, Header, "%s where p, the problem and two numbers are wanted", quote(line))
	}
	d.kind, d.promised, d.line = 'e', m, number
	if string(f[0]) == "sp" {
		d.kind = 'a'
		d.report.Format = DIMACSPaths
	}
	return d.promise(n, number)
}

func (d *dimacs) end() error {
	if d.kind == 0 {
		return d.fail(d.in.number, Header, "no line p edge N M or p sp N M")
	}
	r := d.report
	// Well-known instances count every edge twice, so a false count is no reason to
	// refuse the file.
	if found := len(d.ends) / 2; found != d.promised && d.over == 0 {
		r.note("%s promised, %d found (line %d)", counted(d.promised, "edge"), found, d.line)
	}
	if d.weights.count > 0 && d.kind == 'a' {
		r.note("lengths ignored")
	} else if d.weights.count > 0 {
		r.note("weights ignored (%s)", &d.weights)
	}
	if d.nodes.count > 0 {
		r.note("%s about vertices skipped (%s)", counted(d.nodes.count, "line"), &d.nodes)
	}
	return nil
}
