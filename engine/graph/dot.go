package graph

import "encoding/binary"

// dot reads the DOT language of Graphviz. Vertices are the nodes that are named, in
// this order; a set of them in braces at an end of an edge stands for each of them;
// strict graphs merge repeated edges. Attributes, ports and the names of subgraphs are
// skipped. Of several graphs in a file the first is read, the others are looked
// through.
type dot struct {
	dotTokens
	directed, strict bool
	reading          bool // the present graph is the first
	vertices         *table
	pairs            *table // of a strict graph, seven bytes for an edge

	// members holds the vertices named in the open subgraphs, those of an inner one
	// behind those of the outer.
	members []int32
	depth   int
	stamps  []int32 // for each vertex the last set that holds it
	stamp   int32
	grown   int // edges from products of sets
	written int
	weights places
	name    []byte
}

// ends are the vertices at one end of an edge: one, or a set.
type ends struct {
	one int32
	set []int32
}

func readDOT(im *importer) error {
	d := &dot{dotTokens: dotTokens{importer: im, fresh: true}, reading: true, vertices: newTable(), pairs: newTable()}
	if err := d.next(); err != nil {
		return err
	}
	im.report.Graphs = 0
	for d.kind != 0 {
		err := d.graph()
		im.report.Graphs++
		if err != nil && !d.reading && !im.in.failed {
			im.report.note("graph %d is broken: %s", im.report.Graphs, err)
			break
		}
		if err != nil {
			return err
		}
		d.reading = false
	}
	im.order, im.names = d.vertices.len(), d.vertices.names
	im.report.Written = d.written
	if merged := d.written - len(im.ends)/2; d.pairs.len() > 0 && im.over == 0 {
		im.report.note("strict: %s merged", counted(merged, "repeated edge"))
	}
	if d.weights.count > 0 {
		im.report.note("weights ignored (%s)", &d.weights)
	}
	return nil
}

// graph reads "strict graph name { … }".
func (d *dot) graph() error {
	d.strict = d.bare && isWord(d.text, "strict")
	if d.strict {
		if err := d.next(); err != nil {
			return err
		}
	}
	d.directed = d.bare && isWord(d.text, "digraph")
	if !d.directed && !(d.bare && isWord(d.text, "graph")) {
		return d.unexpected("graph or digraph")
	}
	if err := d.next(); err != nil {
		return err
	}
	if d.kind == 'i' {
		if err := d.next(); err != nil {
			return err
		}
	}
	return d.block()
}

func (d *dot) unexpected(wanted string) error {
	switch d.kind {
	case 0:
		return d.fail(d.in.at(), Truncated, "the file ends where %s is wanted", wanted)
	case 'i', 'e':
		return d.fail(d.line(), Syntax, "%s where %s is wanted", quote(d.text), wanted)
	}
	return d.fail(d.in.at(), Syntax, "%c where %s is wanted", d.kind, wanted)
}

// block reads statements in braces.
func (d *dot) block() error {
	if d.kind != '{' {
		return d.unexpected("{")
	}
	if err := d.next(); err != nil {
		return err
	}
	for d.kind != '}' {
		if err := d.statement(); err != nil {
			return err
		}
	}
	return d.next()
}

func (d *dot) statement() error {
	switch {
	case d.kind == ';':
		return d.next()
	case d.kind == '{' || d.keyword("subgraph"):
		left, err := d.subgraph(false)
		if err != nil {
			return err
		}
		return d.chain(left)
	case d.keyword("node"), d.keyword("edge"), d.keyword("graph"):
		if err := d.next(); err != nil {
			return err
		}
		if d.kind != '[' {
			return d.unexpected("[")
		}
		return d.attributes(false)
	case d.kind != 'i':
		return d.unexpected("a statement or }")
	}
	return d.vertexOrSetting()
}

func (d *dot) keyword(word string) bool { return d.kind == 'i' && d.bare && isWord(d.text, word) }

// vertexOrSetting reads "name = value", a vertex, or the edges that begin with it.
func (d *dot) vertexOrSetting() error {
	d.name = append(d.name[:0], d.text...)
	html, line := d.html, d.line()
	if err := d.next(); err != nil {
		return err
	}
	if d.kind == '=' {
		if err := d.next(); err != nil {
			return err
		}
		if d.kind != 'i' {
			return d.unexpected("a value")
		}
		return d.next()
	}
	left, err := d.vertex(html, line)
	if err != nil {
		return err
	}
	return d.chain(left)
}

// vertex takes the vertex called d.name and passes its port.
func (d *dot) vertex(html bool, line int) (ends, error) {
	for range 2 {
		if d.kind != ':' {
			break
		}
		if err := d.next(); err != nil {
			return ends{}, err
		}
		if d.kind != 'i' {
			return ends{}, d.unexpected("a port")
		}
		if err := d.next(); err != nil {
			return ends{}, err
		}
	}
	if !d.reading {
		return ends{}, nil
	}
	if html {
		return ends{}, d.fail(line, Unsupported, "a vertex called by a string in angle brackets")
	}
	v, fresh := d.vertices.index(d.name)
	if fresh {
		d.stamps = append(d.stamps, 0)
		if err := d.checkName(d.name, line, d.vertices.len()); err != nil {
			return ends{}, err
		}
	}
	if d.depth > 0 {
		d.members = append(d.members, v)
	}
	return ends{one: v}, nil
}

// subgraph reads "subgraph name { … }" and gives its vertices if they are an end of an
// edge.
func (d *dot) subgraph(end bool) (ends, error) {
	if d.depth++; d.depth > deepest {
		return ends{}, d.fail(d.in.at(), Limit, "subgraphs nested deeper than %d", deepest)
	}
	if d.keyword("subgraph") {
		if err := d.next(); err != nil {
			return ends{}, err
		}
		if d.kind == 'i' {
			if err := d.next(); err != nil {
				return ends{}, err
			}
		}
	}
	from := len(d.members)
	if err := d.block(); err != nil {
		return ends{}, err
	}
	d.depth--
	found := ends{set: []int32{}}
	if end || d.kind == 'e' {
		d.stamp++
		for _, v := range d.members[from:] {
			if d.stamps[v] != d.stamp {
				d.stamps[v] = d.stamp
				found.set = append(found.set, v)
			}
		}
	}
	if d.depth == 0 {
		d.members = d.members[:0]
	}
	return found, nil
}

// chain reads "-> … -> …" and attributes.
func (d *dot) chain(left ends) error {
	edges := d.kind == 'e'
	for d.kind == 'e' {
		if d.directed != (d.text[1] == '>') {
			return d.fail(d.in.at(), Syntax, "%s in a %s", d.text, map[bool]string{true: "digraph", false: "graph"}[d.directed])
		}
		if err := d.next(); err != nil {
			return err
		}
		var right ends
		var err error
		switch {
		case d.kind == '{' || d.keyword("subgraph"):
			right, err = d.subgraph(true)
		case d.kind == 'i':
			d.name = append(d.name[:0], d.text...)
			html, line := d.html, d.line()
			if err = d.next(); err == nil {
				right, err = d.vertex(html, line)
			}
		default:
			err = d.unexpected("a vertex")
		}
		if err != nil {
			return err
		}
		if err := d.join(left, right); err != nil {
			return err
		}
		left = right
	}
	return d.attributes(edges)
}

// join adds the edges from each vertex of one end to each of the other.
func (d *dot) join(left, right ends) error {
	if !d.reading {
		return nil
	}
	us, vs := left.set, right.set
	if us == nil && vs == nil && !d.strict {
		d.written++
		d.add(left.one, right.one)
		return nil
	}
	if us == nil {
		us = []int32{left.one}
	}
	if vs == nil {
		vs = []int32{right.one}
	}
	if size := len(us) * len(vs); size > 1 {
		if d.grown += size; d.grown > mostGrown {
			return d.fail(d.in.at(), Limit, "sets at the ends of edges stand for more than %d edges", mostGrown)
		}
	}
	for _, u := range us {
		for _, v := range vs {
			d.written++
			if !d.strict || d.isNew(u, v) {
				d.add(u, v)
			}
		}
	}
	return nil
}

// isNew remembers the edges of a strict graph.
func (d *dot) isNew(u, v int32) bool {
	if !d.directed && u > v {
		u, v = v, u
	}
	var pair [8]byte // Limits keeps numbers below 2^28
	binary.LittleEndian.PutUint64(pair[:], uint64(u)<<28|uint64(v))
	_, fresh := d.pairs.index(pair[:7])
	return fresh
}

// attributes passes lists in brackets and notices weights of edges.
func (d *dot) attributes(ofEdge bool) error {
	for d.kind == '[' {
		if err := d.next(); err != nil {
			return err
		}
		for d.kind != ']' {
			switch d.kind {
			case 'i':
				if ofEdge && d.reading && isWord(d.text, "weight") {
					d.weights.add(d.in.at())
				}
				if err := d.setting(); err != nil {
					return err
				}
			case ',', ';':
				if err := d.next(); err != nil {
					return err
				}
			default:
				return d.unexpected("an attribute or ]")
			}
		}
		if err := d.next(); err != nil {
			return err
		}
	}
	return nil
}

// setting passes "name = value" or a name alone.
func (d *dot) setting() error {
	if err := d.next(); err != nil || d.kind != '=' {
		return err
	}
	if err := d.next(); err != nil {
		return err
	}
	if d.kind != 'i' {
		return d.unexpected("a value")
	}
	return d.next()
}
