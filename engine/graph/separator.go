package graph

import (
	"bytes"
	"iter"
)

// separator finds what parts the fields of a list: a comma or semicolon if most
// lines have one outside quotes, a tab if every line has one and blanks stand inside
// fields, otherwise any blanks.
func separator(start []byte, whole bool) byte {
	var lines, commas, semicolons int
	tabbed := tabs{}
	for line := range rowsOf(start, whole) {
		if isCommentOrBlank(line) {
			continue
		}
		lines++
		if i := bytes.Index(line, []byte(" {")); i > 0 && bytes.IndexByte(line[:i], '"') < 0 { // a dictionary of attributes
			line = line[:i]
		}
		if hasOutsideQuotes(line, ',') {
			commas++
		}
		if hasOutsideQuotes(line, ';') {
			semicolons++
		}
		tabbed.look(line)
		if lines == 1000 {
			break
		}
	}
	switch {
	case 2*commas >= lines && commas > 0 && commas >= semicolons:
		return ','
	case 2*semicolons >= lines && semicolons > 0:
		return ';'
	case tabbed.decide():
		return '\t'
	}
	return ' '
}

// rowsOf cuts a text into lines, but not inside quotes. Text in quotes has no more
// than mostQuoted lines, so that a lone quote does no harm.
func rowsOf(text []byte, whole bool) iter.Seq[[]byte] {
	const mostQuoted = 20
	return func(yield func([]byte) bool) {
		from, lines := 0, 0
		for line := range linesOf(text, whole) {
			at := cap(text) - cap(line) // where line begins
			if lines == 0 {
				from = at
			}
			if lines++; endsInQuotes(line, 0, lines > 1) && lines < mostQuoted {
				continue
			}
			lines = 0
			if !yield(text[from : at+len(line)]) {
				return
			}
		}
		if lines > 0 {
			yield(text[from:])
		}
	}
}

func hasOutsideQuotes(line []byte, c byte) bool {
	quoted, fresh := false, true // fresh where a field may begin
	for _, b := range line {
		switch {
		case b == '"' && (quoted || fresh):
			quoted, fresh = !quoted, true // a second quote opens again
			continue
		case b == c && !quoted:
			return true
		}
		fresh = isBlank(b) || b == ',' || b == ';'
	}
	return false
}

// tabs judges whether tabs alone part the fields.
type tabs struct {
	columns int
	spread  bool // lines differ, a field is empty, or quotes do the work
	inner   bool // a blank stands inside a field that is not all numbers
}

func (t *tabs) look(line []byte) {
	n := 0
	for more := true; more; n++ {
		var cell []byte
		cell, line, more = bytes.Cut(line, []byte{'\t'})
		cell = trimmed(cell)
		if len(cell) == 0 || cell[0] == '"' {
			t.spread = true
		}
		if bytes.IndexByte(cell, ' ') > 0 {
			for f, rest := field(cell); len(f) > 0; f, rest = field(rest) {
				t.inner = t.inner || !isNumber(f)
			}
		}
	}
	if t.columns > 0 && t.columns != n {
		t.spread = true
	}
	t.columns = n
}

func (t *tabs) decide() bool { return t.columns > 1 && !t.spread && t.inner }
