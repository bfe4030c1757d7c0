package graph

import "bytes"

// dotTokens cuts the DOT language into tokens.
type dotTokens struct {
	*importer
	kind  byte   // 'i' for an id, 'e' for an edge operator, 0 at the end, else itself
	text  []byte // the id without quotes or the operator; valid until the next token
	bare  bool   // the id has neither quotes nor brackets and may be a keyword
	html  bool
	begin int  // line at which a string begins, 0 for other tokens
	fresh bool // only blanks since the line began
}

// line is where the present token begins.
func (d *dotTokens) line() int {
	if d.begin > 0 {
		return d.begin
	}
	return d.in.at()
}

func isIDByte(c byte) bool { return isLetter(c) || isDigit(c) || c == '_' || c >= 0x80 }

func (d *dotTokens) next() error {
	if err := d.space(); err != nil {
		return err
	}
	in := d.in
	c := in.peek(0)
	d.kind, d.text, d.bare, d.html, d.begin = c, d.text[:0], false, false, 0
	switch {
	case c == 0:
		if in.failed {
			return d.fail(in.at(), Truncated, "the file breaks off")
		}
	case c == ';' || c == '{' || c == '}' || c == '[' || c == ']' || c == '=' || c == ',' || c == ':':
		in.pos++
	case c == '-' && (in.peek(1) == '-' || in.peek(1) == '>'):
		d.kind = 'e'
		d.text = append(d.text, '-', in.peek(1))
		in.pos += 2
	case c == '"':
		d.kind = 'i'
		return d.quoted()
	case c == '<':
		d.kind, d.html = 'i', true
		return d.markup()
	case isDigit(c) || c == '-' || c == '.':
		d.kind = 'i'
		return d.numeral()
	case isIDByte(c):
		d.kind, d.bare = 'i', true
		d.word()
		if len(d.text) > longestTag {
			return d.fail(in.at(), Limit, "a word of more than %d bytes", longestTag)
		}
	default:
		return d.fail(in.at(), Syntax, "%s where a statement is wanted", quote([]byte{c}))
	}
	return nil
}

// word moves the bytes of an id to the text.
func (d *dotTokens) word() {
	in := d.in
	for len(d.text) <= longestTag {
		i := in.pos
		for i < in.end && isIDByte(in.buf[i]) {
			i++
		}
		d.text = append(d.text, in.buf[in.pos:i]...)
		in.pos = i
		if i < in.end || !in.fill() {
			return
		}
	}
}

// until moves bytes before a or b to the text.
func (d *dotTokens) until(a, b byte) {
	in := d.in
	for len(d.text) <= longestTag {
		i := in.pos
		for i < in.end && in.buf[i] != a && in.buf[i] != b {
			i++
		}
		d.text = append(d.text, in.buf[in.pos:i]...)
		in.pos = i
		if i < in.end || !in.fill() {
			return
		}
	}
}

// space skips blanks and comments, of which lines that begin with # are some.
func (d *dotTokens) space() error {
	in := d.in
	for {
		i := in.pos
		for i < in.end && isSpace(in.buf[i]) {
			d.fresh = d.fresh || in.buf[i] == '\n' || in.buf[i] == '\r'
			i++
		}
		in.pos = i
		switch c := in.peek(0); {
		case isSpace(c): // behind the window
		case c == '#' && d.fresh:
			d.comments.add(in.at())
			d.restOfLine()
		case c == '/' && in.peek(1) == '/':
			d.restOfLine()
		case c == '/' && in.peek(1) == '*':
			line := in.at()
			in.pos += 2
			if !in.skipPast("*/") {
				return d.fail(line, Truncated, "a comment is not closed")
			}
		default:
			d.fresh = false
			return nil
		}
	}
}

func (d *dotTokens) restOfLine() {
	for c := d.in.peek(0); c != 0 && c != '\n' && c != '\r'; c = d.in.peek(0) {
		d.in.pos++
	}
}

func (d *dotTokens) numeral() error {
	if d.in.peek(0) == '-' {
		d.text = append(d.text, '-')
		d.in.pos++
	}
	in := d.in
	plain := len(d.text) == 0
	for len(d.text) < longestName {
		i := in.pos
		for i < in.end && isDigit(in.buf[i]) {
			i++
		}
		d.text = append(d.text, in.buf[in.pos:i]...)
		in.pos = i
		c := in.peek(0)
		if c != '.' && !isDigit(c) {
			break
		}
		if c == '.' {
			d.text = append(d.text, c)
			in.pos++
			plain = false
		}
	}
	if plain && !isIDByte(in.peek(0)) {
		return nil
	}
	if !isNumber(d.text) || isIDByte(d.in.peek(0)) {
		return d.fail(d.in.at(), Syntax, "%s is no number; write it in quotes", quote(append(d.text, d.in.peek(0))))
	}
	return nil
}

// quoted reads a string and what is joined to it by +.
func (d *dotTokens) quoted() error {
	in := d.in
	d.begin = in.at()
	for {
		in.pos++
		if err := d.string(); err != nil {
			return err
		}
		if err := d.space(); err != nil {
			return err
		}
		if in.peek(0) != '+' {
			return nil
		}
		in.pos++
		if err := d.space(); err != nil {
			return err
		}
		if in.peek(0) != '"' {
			return d.fail(in.at(), Syntax, "+ without a string behind it")
		}
	}
}

// string reads up to the closing quote. A backslash protects a quote and joins lines;
// before anything else it stands for itself.
func (d *dotTokens) string() error {
	in := d.in
	for {
		d.until('"', '\\')
		if len(d.text) > longestTag {
			return d.fail(d.begin, Limit, "a string of more than %d bytes", longestTag)
		}
		switch in.peek(0) {
		case 0:
			return d.fail(d.begin, Truncated, "a string is not closed")
		case '"':
			in.pos++
			return nil
		}
		switch next := in.peek(1); next {
		case '"':
			d.text = append(d.text, '"')
		case '\n':
		case '\r':
			if in.peek(2) == '\n' {
				in.pos++
			}
		case 0:
			in.pos++
			continue
		default:
			d.text = append(d.text, '\\', next)
		}
		in.pos += 2
	}
}

// markup reads a string in angle brackets, in which they are balanced.
func (d *dotTokens) markup() error {
	d.begin = d.in.at()
	depth := 0
	for {
		d.until('<', '>')
		if len(d.text) > longestTag {
			return d.fail(d.begin, Limit, "a string of more than %d bytes", longestTag)
		}
		c := d.in.peek(0)
		if c == 0 {
			return d.fail(d.begin, Truncated, "a string in angle brackets is not closed")
		}
		d.in.pos++
		d.text = append(d.text, c)
		if c == '<' {
			depth++
		} else if depth--; depth == 0 {
			return nil
		}
	}
}

// isDOT looks for "strict graph name {" or part of it.
func isDOT(start []byte) bool {
	in := newInput(bytes.NewReader(start))
	in.start()
	d := &dotTokens{importer: &importer{in: in}, fresh: true}
	if d.next() != nil || d.kind != 'i' || !d.bare {
		return false
	}
	if isWord(d.text, "strict") && d.next() != nil {
		return false
	}
	if !d.bare || !isWord(d.text, "graph") && !isWord(d.text, "digraph") {
		return false
	}
	if d.next() != nil || d.kind == 'i' && d.next() != nil {
		return false
	}
	return d.kind == '{'
}
