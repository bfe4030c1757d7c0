package graph

import "bytes"

// gml reads GML (Himsolt: GML, a Portable Graph File Format, 1997): keys with values
// that are numbers, strings or lists in brackets. A vertex is a node of the first
// graph, called by its label if all have one of their own and otherwise by its id; what
// else a node or an edge holds is skipped, however deep.
type gml struct {
	*importer
	vertices declared
	labels   labels
	label    []byte // of the present node
	token    []byte // valid until the next
	quoted   bool   // it is a string
	weights  int
}

func readGML(im *importer) error {
	g := &gml{importer: im, vertices: declared{table: newTable()}, labels: labels{table: newTable()}}
	im.report.Graphs = 0
	for {
		key, err := g.key(false)
		if err != nil {
			return err
		}
		if key == 0 {
			break
		}
		graph := isWord(g.token, "graph")
		if err := g.next(); err != nil {
			return err
		}
		if !graph || !g.is('[') {
			err = g.skip()
		} else if im.report.Graphs++; im.report.Graphs == 1 {
			err = g.graph()
		} else {
			err = g.skip()
		}
		if err != nil {
			return err
		}
	}
	if im.report.Graphs == 0 {
		return im.fail(im.in.at(), Empty, "no graph in the file")
	}
	if g.weights > 0 {
		im.report.note("weights ignored (%s)", counted(g.weights, "edge"))
	}
	if err := g.vertices.end(im); err != nil {
		return err
	}
	g.labels.end(im)
	return nil
}

// key reads the next key of a list: 'k', ']' at the end of the list, 0 at the end of
// the file where that may be.
func (g *gml) key(inside bool) (byte, error) {
	if err := g.next(); err != nil {
		return 0, err
	}
	switch {
	case len(g.token) == 0 && !g.quoted:
		if inside {
			return 0, g.ended()
		}
		return 0, nil
	case inside && g.is(']'):
		return ']', nil
	case g.quoted || !isLetter(g.token[0]) && g.token[0] != '_':
		return 0, g.fail(g.in.at(), Syntax, "%s where a key is wanted", quote(g.token))
	}
	return 'k', nil
}

func (g *gml) is(c byte) bool { return !g.quoted && len(g.token) == 1 && g.token[0] == c }

func (g *gml) ended() error {
	return g.fail(g.in.at(), Truncated, "the file ends inside brackets")
}

// skip passes the present value, with all that is in it if it is a list.
func (g *gml) skip() error {
	for depth := 0; ; {
		switch {
		case len(g.token) == 0 && !g.quoted:
			return g.ended()
		case g.is('['):
			depth++
		case g.is(']'):
			depth--
		}
		if depth < 0 {
			return g.fail(g.in.at(), Syntax, "] where a value is wanted")
		}
		if depth == 0 {
			return nil
		}
		if err := g.next(); err != nil {
			return err
		}
	}
}

// graph reads what stands in the brackets of the graph.
func (g *gml) graph() error {
	for {
		key, err := g.key(true)
		if err != nil || key == ']' {
			return err
		}
		node, edge := isWord(g.token, "node"), isWord(g.token, "edge")
		if err := g.next(); err != nil {
			return err
		}
		switch {
		case !node && !edge:
			err = g.skip()
		case !g.is('['):
			err = g.fail(g.in.at(), Syntax, "%s where [ is wanted", quote(g.token))
		case node:
			err = g.node()
		default:
			err = g.edge()
		}
		if err != nil {
			return err
		}
	}
}

func (g *gml) node() error {
	line := g.in.at()
	v, labelled := int32(-1), false
	for {
		key, err := g.key(true)
		if err != nil {
			return err
		}
		if key == ']' {
			if v < 0 {
				return g.fail(line, Syntax, "a node without id")
			}
			if labelled {
				g.labels.take(v, g.label)
			}
			return nil
		}
		id, label := isWord(g.token, "id"), isWord(g.token, "label")
		if err := g.next(); err != nil {
			return err
		}
		switch {
		case id && v >= 0:
			return g.fail(g.in.at(), Syntax, "a node with two ids")
		case id && !g.is('['):
			if v, err = g.vertices.declare(g.importer, g.token, g.in.at()); err != nil {
				return err
			}
		case label && !g.is('['):
			g.label, labelled = unescapeGML(append(g.label[:0], g.token...)), true
		}
		if err := g.skip(); err != nil {
			return err
		}
	}
}

// unescapeGML resolves the entities for quotes and for the sign that begins entities.
func unescapeGML(text []byte) []byte {
	if bytes.IndexByte(text, '&') < 0 {
		return text
	}
	text = bytes.ReplaceAll(text, []byte("&quot;"), []byte{'"'})
	return bytes.ReplaceAll(text, []byte("&amp;"), []byte{'&'})
}

func (g *gml) edge() error {
	line := g.in.at()
	source, target := int32(-1), int32(-1)
	for {
		key, err := g.key(true)
		if err != nil {
			return err
		}
		if key == ']' {
			if source < 0 || target < 0 {
				return g.fail(line, Syntax, "an edge without source and target")
			}
			g.add(source, target)
			return nil
		}
		var end *int32
		switch {
		case isWord(g.token, "source"):
			end = &source
		case isWord(g.token, "target"):
			end = &target
		case isWord(g.token, "weight"), isWord(g.token, "value"):
			g.weights++
		}
		if err := g.next(); err != nil {
			return err
		}
		if end != nil && !g.is('[') {
			if *end, err = g.vertices.number(g.importer, g.token, g.in.at()); err != nil {
				return err
			}
		}
		if err := g.skip(); err != nil {
			return err
		}
	}
}

// next reads a bracket, a string without its quotes, or a word; nothing at the end of
// the file. A line that begins with # is a comment.
func (g *gml) next() error {
	g.token, g.quoted = nil, false
	in := g.in
	switch c := g.space(); c {
	case 0:
		return nil
	case '[', ']':
		g.token = in.buf[in.pos : in.pos+1]
		in.pos++
		return nil
	case '"':
		return g.string()
	}
	length := wordLength(in.buf[in.pos:in.end])
	for in.pos+length == in.end && in.fill() {
		length += wordLength(in.buf[in.pos+length : in.end])
		if length > longestTag {
			return g.fail(in.at(), Limit, "a word of more than %d bytes", longestTag)
		}
	}
	if length == 0 {
		return g.fail(in.at(), Syntax, "%s where a word is wanted", quote(in.buf[in.pos:in.pos+1]))
	}
	g.token = in.buf[in.pos : in.pos+length]
	in.pos += length
	if c := g.token[0]; !isLetter(c) && c != '_' && !isNumber(g.token) {
		return g.fail(in.at(), Syntax, "%s is neither key nor value", quote(g.token))
	}
	return nil
}

// wordLength counts the bytes of a word.
func wordLength(text []byte) int {
	for i, c := range text {
		if c <= ' ' || c == '[' || c == ']' || c == '"' {
			return i
		}
	}
	return len(text)
}

// space skips blanks and comments and shows the byte behind them, 0 at the end.
func (g *gml) space() byte {
	in := g.in
	for {
		in.pos += spaceLength(in.buf[in.pos:in.end])
		switch {
		case in.pos == in.end:
			if !in.fill() {
				return 0
			}
		case in.buf[in.pos] != '#':
			return in.buf[in.pos]
		default:
			g.comments.add(in.at())
			for c := in.peek(0); c != 0 && c != '\n' && c != '\r'; c = in.peek(0) {
				in.pos++
			}
		}
	}
}

func (g *gml) string() error {
	line := g.in.at()
	from := 1
	for {
		if i := bytes.IndexByte(g.in.buf[g.in.pos+from:g.in.end], '"'); i >= 0 {
			g.token, g.quoted = g.in.buf[g.in.pos+1:g.in.pos+from+i], true
			g.in.pos += from + i + 1
			return nil
		}
		from = g.in.end - g.in.pos
		if from > longestTag {
			return g.fail(line, Limit, "a string of more than %d bytes", longestTag)
		}
		if !g.in.fill() {
			return g.fail(line, Truncated, "a string is not closed")
		}
	}
}

// isGML looks for the key graph with a list, behind other keys and their values.
func isGML(start []byte) bool {
	in := newInput(bytes.NewReader(start))
	in.start()
	g := &gml{importer: &importer{in: in}}
	for {
		if key, err := g.key(false); err != nil || key == 0 {
			return false
		}
		graph := isWord(g.token, "graph")
		if g.next() != nil {
			return false
		}
		if graph && g.is('[') {
			return true
		}
		if g.skip() != nil {
			return false
		}
	}
}
