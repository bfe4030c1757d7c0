package graph

import "bytes"

// complete joins a row whose quoted cell goes on in the lines that follow.
func (l *list) complete(line []byte) ([]byte, error) {
	if l.by == ' ' || bytes.IndexByte(line, '"') < 0 || !endsInQuotes(line, l.by, false) {
		return line, nil
	}
	first := l.in.number
	row := bytes.Clone(line)
	for open := true; open; {
		next, ok := l.in.line()
		if !ok || len(row) > longestTag {
			return nil, l.fail(first, Truncated, "a quote is opened and not closed")
		}
		row = append(append(row, '\n'), next...)
		open = endsInQuotes(next, l.by, true)
	}
	return row, nil
}

// endsInQuotes tells whether a quoted cell is open behind the line. Without a known
// separator all of them are taken for one.
func endsInQuotes(line []byte, by byte, open bool) bool {
	fresh := !open
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case open && c == '"' && i+1 < len(line) && line[i+1] == '"':
			i++
		case open && c == '"':
			open, fresh = false, false
		case open:
		case c == by, by == 0 && (c == ',' || c == ';' || isBlank(c)):
			fresh = true
		case c == '"' && fresh:
			open = true
		case !isBlank(c):
			fresh = false
		}
	}
	return open
}

// split cuts a row into cells, which are valid until the next row. A cell in quotes
// is what stands between them, with two quotes for one.
func (l *list) split(line []byte) [][]byte {
	l.cells = l.cells[:0]
	l.quoted = false
	for i := 0; ; {
		for i < len(line) && isBlank(line[i]) && line[i] != l.by {
			i++
		}
		if l.by == ' ' {
			for i < len(line) && isBlank(line[i]) {
				i++
			}
			if i == len(line) {
				return l.cells
			}
		}
		if text, rest, ok := l.quotedCell(line, i); ok {
			l.quoted = true
			l.cells = append(l.cells, text)
			i = rest
		} else {
			from := i
			for i < len(line) && line[i] != l.by && !(l.by == ' ' && isBlank(line[i])) {
				i++
			}
			l.cells = append(l.cells, trimmed(line[from:i]))
		}
		if i == len(line) {
			return l.cells
		}
		i++
	}
}

// quotedCell reads a cell in quotes that begins at i and ends before a separator.
func (l *list) quotedCell(line []byte, i int) (text []byte, rest int, ok bool) {
	if i == len(line) || line[i] != '"' {
		return nil, 0, false
	}
	doubled := false
	for j := i + 1; j < len(line); j++ {
		if line[j] != '"' {
			continue
		}
		if j+1 < len(line) && line[j+1] == '"' {
			doubled = true
			j++
			continue
		}
		text = line[i+1 : j]
		for j++; j < len(line) && isBlank(line[j]) && line[j] != l.by && l.by != ' '; j++ {
		}
		if j < len(line) && line[j] != l.by && !(l.by == ' ' && isBlank(line[j])) {
			return nil, 0, false
		}
		if doubled {
			text = bytes.ReplaceAll(text, []byte(`""`), []byte(`"`))
		}
		return text, j, true
	}
	return nil, 0, false
}

// extra looks at what follows two numbers.
func (l *list) extra(rest []byte) error {
	if len(trimmed(rest)) == 0 {
		return nil
	}
	number := l.in.number
	if l.by != ' ' {
		rest = rest[1:]
	}
	if number := trimmed(rest); isNumber(number) {
		l.weights.add(l.in.number)
		return nil
	}
	row, err := l.complete(rest)
	if err != nil {
		return err
	}
	return l.columns(l.split(row), number)
}

// columns looks at the cells behind the two names. In a list separated by blanks a
// word there means that the line is something else than an edge; a dictionary in
// braces is how a well-known library writes attributes.
func (l *list) columns(cells [][]byte, line int) error {
	if l.empty(cells) {
		return nil
	}
	if isNumber(cells[0]) {
		l.weights.add(line)
	} else {
		l.more.add(line)
	}
	if l.by != ' ' || bytes.HasPrefix(cells[0], []byte{'{'}) {
		return nil
	}
	for i, c := range cells {
		if !isNumber(c) {
			return l.fail(line, Syntax, "column %d, %s, is no number: not a list of edges", i+3, quote(c))
		}
	}
	return nil
}
