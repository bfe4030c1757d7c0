package graph

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// markup cuts XML into tags. It knows what GraphML needs and no more: text between
// tags is skipped, document types are not read, nothing is fetched, and a document
// that declares entities is refused, so that nothing can expand.
type markup struct {
	*importer
	tag     []byte // what stands between < and >; valid until the next tag
	line    int    // of its <
	name    []byte // without prefix
	raw     []byte // with prefix
	closing bool
	empty   bool

	open  []byte // the names of all open elements, one behind the other
	marks []int  // where they begin
	value []byte // memory for attributes with entities
}

const deepestXML = 1000

// next finds the next tag, false at the end of the document.
func (m *markup) next() (bool, error) {
	if m.empty { // <a/> is closed as soon as it has been seen
		m.empty = false
		m.open, m.marks = m.open[:m.marks[len(m.marks)-1]], m.marks[:len(m.marks)-1]
	}
	for {
		if err := m.text(); err != nil {
			return false, err
		}
		if m.in.peek(0) == 0 {
			if len(m.marks) > 0 && !m.in.failed {
				return false, m.fail(m.in.at(), Truncated, "the file ends inside <%s>", m.open[m.marks[len(m.marks)-1]:])
			}
			return false, nil
		}
		m.line = m.in.at()
		m.in.pos++
		switch m.in.peek(0) {
		case '?':
			if !m.in.skipPast("?>") {
				return false, m.fail(m.line, Truncated, "<? is not closed")
			}
		case '!':
			if err := m.declaration(); err != nil {
				return false, err
			}
		default:
			return true, m.element()
		}
	}
}

// text moves to the next < or the end of the file.
func (m *markup) text() error {
	for {
		rest := m.in.buf[m.in.pos:m.in.end]
		i := bytes.IndexByte(rest, '<')
		if i >= 0 {
			rest = rest[:i]
		}
		if len(m.marks) == 0 {
			if bad := bytes.TrimLeft(rest, " \t\r\n"); len(bad) > 0 {
				m.in.pos += len(rest) - len(bad)
				return m.fail(m.in.at(), Syntax, "text %s outside the document", quote(bad))
			}
		}
		m.in.pos += len(rest)
		if i >= 0 || !m.in.fill() {
			return nil
		}
	}
}

// declaration skips a comment, character data or the document type.
func (m *markup) declaration() error {
	closed := true
	switch {
	case m.in.peek(1) == '-' && m.in.peek(2) == '-':
		m.in.pos += 3
		closed = m.in.skipPast("-->")
	case m.in.peek(1) == '[' && len(m.marks) > 0:
		closed = m.in.skipPast("]]>")
	case len(m.marks) == 0 && m.name == nil:
		return m.documentType()
	default:
		return m.fail(m.line, Syntax, "<! where an element is wanted")
	}
	if !closed {
		return m.fail(m.line, Truncated, "<! is not closed")
	}
	return nil
}

func (m *markup) documentType() error {
	inner := 0
	for ; ; m.in.pos++ {
		switch c := m.in.peek(0); c {
		case 0:
			return m.fail(m.line, Truncated, "the document type is not closed")
		case '"', '\'':
			m.in.pos++
			if !m.in.skipPast(string(c)) {
				return m.fail(m.line, Truncated, "a quote in the document type is not closed")
			}
			m.in.pos--
		case '[':
			inner++
		case ']':
			inner--
		case '<':
			if m.in.peek(1) == '!' && m.in.peek(2) == '-' && m.in.peek(3) == '-' {
				if !m.in.skipPast("-->") {
					return m.fail(m.line, Truncated, "a comment is not closed")
				}
				m.in.pos--
			} else if m.in.peek(1) == '!' && m.in.peek(2) == 'E' && m.in.peek(3) == 'N' {
				return m.fail(m.in.at(), Unsupported, "entity declarations are not read: nothing is expanded")
			}
		case '>':
			if inner <= 0 {
				m.in.pos++
				return nil
			}
		}
	}
}

// element reads a tag up to its > and keeps the stack of open elements.
func (m *markup) element() error {
	i, quoted := tagLength(m.in.buf[m.in.pos:m.in.end], 0)
	for m.in.pos+i == m.in.end {
		if i > longestTag {
			return m.fail(m.line, Limit, "a tag of more than %d bytes", longestTag)
		}
		if !m.in.fill() {
			return m.fail(m.line, Truncated, "a tag is not closed")
		}
		var more int
		more, quoted = tagLength(m.in.buf[m.in.pos+i:m.in.end], quoted)
		i += more
	}
	if m.in.buf[m.in.pos+i] == '<' {
		return m.fail(m.line, Syntax, "< inside a tag")
	}
	m.tag = m.in.buf[m.in.pos : m.in.pos+i]
	m.in.pos += i + 1
	m.closing = len(m.tag) > 0 && m.tag[0] == '/'
	m.empty = !m.closing && len(m.tag) > 0 && m.tag[len(m.tag)-1] == '/'
	name := bytes.Trim(m.tag, "/")
	for i, c := range name {
		if c <= ' ' && isSpace(c) {
			name = name[:i]
			break
		}
	}
	m.raw, m.name = name, name[bytes.LastIndexByte(name, ':')+1:]
	if len(m.name) == 0 || !isLetter(m.name[0]) && m.name[0] != '_' && m.name[0] < 0x80 {
		return m.fail(m.line, Syntax, "<%s is no tag", m.tag[:min(len(m.tag), 20)])
	}
	return m.nest()
}

// tagLength counts the bytes before the > or < that ends a tag, all if there is none.
// The quote that is open before them and the one behind them are 0 for none.
func tagLength(text []byte, quoted byte) (length int, open byte) {
	for i, c := range text {
		switch {
		case quoted != 0:
			if c == quoted {
				quoted = 0
			}
		case c == '>' || c == '<':
			return i, 0
		case c == '"' || c == '\'':
			quoted = c
		}
	}
	return len(text), quoted
}

func (m *markup) nest() error {
	if !m.closing {
		if len(m.marks) == deepestXML {
			return m.fail(m.line, Limit, "elements nested deeper than %d", deepestXML)
		}
		m.marks = append(m.marks, len(m.open))
		m.open = append(m.open, m.raw...)
		return nil
	}
	last := len(m.marks) - 1
	if last < 0 || !bytes.Equal(m.open[m.marks[last]:], m.raw) {
		return m.fail(m.line, Syntax, "</%s> closes what is not open", m.raw)
	}
	m.open, m.marks = m.open[:m.marks[last]], m.marks[:last]
	return nil
}

// depth is the number of elements around the present one.
func (m *markup) depth() int {
	if m.closing {
		return len(m.marks)
	}
	return len(m.marks) - 1
}

// attributes calls with for each name and value of the present tag. A value is valid
// until the next call for another attribute that holds entities.
func (m *markup) attributes(with func(name, value []byte)) error {
	rest := m.tag[len(m.raw):]
	if m.empty {
		rest = rest[:len(rest)-1]
	}
	m.value = m.value[:0]
	for {
		rest = rest[spaceLength(rest):]
		if len(rest) == 0 {
			return nil
		}
		equals := bytes.IndexByte(rest, '=')
		if equals <= 0 {
			return m.fail(m.line, Syntax, "attribute %s without a value", quote(rest))
		}
		name := rest[:equals]
		for isSpace(name[len(name)-1]) { // it does not begin with one
			name = name[:len(name)-1]
		}
		rest = rest[equals+1:]
		rest = rest[spaceLength(rest):]
		if len(rest) == 0 || rest[0] != '"' && rest[0] != '\'' {
			return m.fail(m.line, Syntax, "attribute %s without quotes", quote(name))
		}
		end := bytes.IndexByte(rest[1:], rest[0]) + 1
		value := rest[1:end]
		rest = rest[end+1:]
		if !isPlain(value) {
			var err error
			if value, err = m.unescape(value); err != nil {
				return err
			}
		}
		with(name, value)
	}
}

// isPlain tells whether a value has neither entities nor ends of lines.
func isPlain(value []byte) bool {
	for _, c := range value {
		if c == '&' || c < ' ' {
			return false
		}
	}
	return true
}

// unescape resolves the five entities of XML and numbers of characters.
func (m *markup) unescape(text []byte) ([]byte, error) {
	from := len(m.value)
	for len(text) > 0 {
		c := text[0]
		if c != '&' {
			if isSpace(c) {
				c = ' '
			}
			m.value = append(m.value, c)
			text = text[1:]
			continue
		}
		name, rest, ok := bytes.Cut(text[1:], []byte{';'})
		char, known := entity(string(name[:min(len(name), 12)]))
		if !ok || !known {
			return nil, m.fail(m.line, Syntax, "unknown entity %s", quote(text))
		}
		m.value = utf8.AppendRune(m.value, char)
		text = rest
	}
	return m.value[from:], nil
}

func entity(name string) (rune, bool) {
	switch name {
	case "lt":
		return '<', true
	case "gt":
		return '>', true
	case "amp":
		return '&', true
	case "quot":
		return '"', true
	case "apos":
		return '\'', true
	}
	base := 10
	if len(name) > 1 && name[0] == '#' {
		if name = name[1:]; name[0] == 'x' {
			name, base = name[1:], 16
		}
		n, err := strconv.ParseUint(name, base, 21)
		return rune(n), err == nil && n > 0 && utf8.ValidRune(rune(n))
	}
	return 0, false
}
