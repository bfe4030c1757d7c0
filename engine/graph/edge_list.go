package graph

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// list reads edge lists: a line for each edge with the names of its ends, further
// columns that are ignored, and comments in lines that begin with # or %. A line with
// one name is a vertex. The vertices are the names that occur. They are numbers in
// ascending order as long as all are small, and texts in the order of first mention
// otherwise.
type list struct {
	*importer
	by       byte // ' ' for any blanks
	from, to int  // columns of the ends

	alone []int32
	texts *table // nil while all names are small numbers
	cells [][]byte

	quoted  bool // a cell of the present row had quotes
	weights places
	more    places // lines with columns that are no weight
	singles places
	hollow  places // rows of separators

	header     []byte
	headerLine int
	weight     string // what the header calls the weight
	snap       snapHeader
}

func readEdgeList(im *importer) error {
	start := im.in.buf[im.in.pos:im.in.end]
	l := &list{importer: im, by: separator(start, im.in.whole()), to: 1}
	if first := bytes.TrimLeft(start, " \t\r\n"); looksLikeCode(first, l.by) {
		line := 1 + bytes.Count(start[:len(start)-len(first)], []byte{'\n'})
		return im.fail(line, Syntax, "this looks like a value of a programming language; write two names a line")
	}
	header := l.findHeader(start)
	for line, ok := im.in.line(); ok; line, ok = im.in.line() {
		if header && !isCommentOrBlank(line) {
			header = false
			l.header, l.headerLine = bytes.Clone(line), im.in.number
			continue
		}
		if err := l.row(line); err != nil {
			return err
		}
	}
	return l.end()
}

func (l *list) row(line []byte) error {
	if l.texts == nil && l.from == 0 && l.to == 1 {
		if u, v, rest, ok := l.numbers(line); ok {
			l.add(u, v)
			if rest == len(line) {
				return nil
			}
			return l.extra(line[rest:])
		}
	}
	if isCommentOrBlank(line) {
		if line = trimmed(line); len(line) > 0 {
			l.comments.add(l.in.number)
			l.snap.look(line)
		}
		return nil
	}
	return l.general(line)
}

// numbers reads a line that begins with two small numbers, the common case, and
// tells where the rest of it begins.
func (l *list) numbers(line []byte) (u, v int32, rest int, ok bool) {
	u, rest, ok = leadingNumber(line, 0)
	if !ok || rest == len(line) {
		return 0, 0, 0, false
	}
	if l.by != ' ' {
		if line[rest] != l.by {
			return 0, 0, 0, false
		}
		rest++
	} else if !isBlank(line[rest]) {
		return 0, 0, 0, false
	}
	v, rest, ok = leadingNumber(line, rest)
	if ok && rest < len(line) && line[rest] != l.by && !(l.by == ' ' && isBlank(line[rest])) {
		return 0, 0, 0, false
	}
	return u, v, rest, ok
}

// leadingNumber reads digits from line[i:] after blanks, at most nine of them.
func leadingNumber(line []byte, i int) (n int32, rest int, ok bool) {
	for i < len(line) && isBlank(line[i]) {
		i++
	}
	from := i
	for i < len(line) && isDigit(line[i]) {
		n = 10*n + int32(line[i]-'0')
		i++
	}
	if i == from || i-from > 9 || line[from] == '0' && i-from > 1 {
		return 0, 0, false
	}
	return n, i, true
}

// general reads a line with names of any kind.
func (l *list) general(line []byte) error {
	number := l.in.number
	line, err := l.complete(line)
	if err != nil {
		return err
	}
	cells := l.split(line)
	if l.empty(cells) {
		l.hollow.add(number)
		return nil
	}
	u := cell(cells, l.from)
	v := cell(cells, l.to)
	if len(u) == 0 || len(v) == 0 && (len(cells) > 2 && !l.empty(cells[2:]) || l.to != 1) {
		return l.fail(number, Syntax, "no name in column %d", map[bool]int{true: l.from, false: l.to}[len(u) == 0]+1)
	}
	a, err := l.vertex(u, number)
	if err != nil {
		return err
	}
	if len(v) == 0 {
		l.singles.add(number)
		if l.texts == nil {
			l.alone = append(l.alone, a)
		}
		return l.single(u, number)
	}
	text := l.texts != nil
	b, err := l.vertex(v, number)
	if err != nil {
		return err
	}
	if !text && l.texts != nil { // v has turned numbers into texts
		a, _ = l.texts.index(u)
	}
	l.add(a, b)
	if l.from == 0 && l.to == 1 {
		return l.columns(cells[2:], number)
	}
	return nil
}

func cell(cells [][]byte, column int) []byte {
	if column < len(cells) {
		return cells[column]
	}
	return nil
}

func (l *list) empty(cells [][]byte) bool {
	for _, c := range cells {
		if len(c) > 0 {
			return false
		}
	}
	return true
}

// single refuses lines of one field that are edges in a notation of their own.
func (l *list) single(name []byte, line int) error {
	if !l.quoted && (bytes.Contains(name, []byte("--")) || bytes.Contains(name, []byte("->")) || bytes.IndexByte(name, ' ') >= 0) {
		return l.fail(line, Syntax, "one field %s where two names are wanted", quote(name))
	}
	return nil
}

// vertex gives the number of a name: the number itself, or its place in the table.
func (l *list) vertex(name []byte, line int) (int32, error) {
	if l.texts == nil {
		if v, ok := small(name); ok {
			return v, nil
		}
		l.turnToTexts()
	}
	v, fresh := l.texts.index(name)
	if !fresh {
		return v, nil
	}
	if l.by == ' ' && !l.quoted && !isName(name) {
		return 0, l.fail(line, Syntax, "%s is no name in a list separated by blanks", quote(name))
	}
	return v, l.checkName(name, line, l.texts.len())
}

// isName refuses bare words without letter or digit, such as an arrow between two
// names or the dot of a printed matrix, and words that end in a separator.
func isName(word []byte) bool {
	if last := word[len(word)-1]; last == ',' || last == ';' {
		return false
	}
	for _, c := range word {
		if isLetter(c) || isDigit(c) || c >= 0x80 {
			return true
		}
	}
	return false
}

// looksLikeCode recognises lists, tuples and dictionaries as languages print them.
func looksLikeCode(text []byte, by byte) bool {
	if len(text) < 2 {
		return false
	}
	switch text[0] {
	case '[', '{':
		return by != ' ' || bytes.IndexByte([]byte("[({\"'\r\n"), text[1]) >= 0
	case '(':
		for line := range linesOf(text, true) {
			line = trimmed(line)
			return bytes.HasSuffix(line, []byte(")")) || bytes.HasSuffix(line, []byte("),"))
		}
	}
	return false
}

// checkName looks at a name that has not been met before.
func (im *importer) checkName(name []byte, line, vertices int) error {
	switch {
	case len(name) > longestName:
		return im.fail(line, Limit, "a name of %d bytes; %d are the most", len(name), longestName)
	case !utf8.Valid(name):
		return im.fail(line, Encoding, "the name %s is not UTF-8; save the file as UTF-8", quote(name))
	case vertices > im.limits.Vertices:
		return im.fail(line, Limit, "more than %d vertices", im.limits.Vertices)
	}
	return nil
}

// turnToTexts makes texts of the numbers met so far.
func (l *list) turnToTexts() {
	l.texts = newTable()
	var digits [12]byte
	for i, v := range l.ends {
		l.ends[i], _ = l.texts.index(strconv.AppendInt(digits[:0], int64(v), 10))
	}
	for _, v := range l.alone {
		l.texts.index(strconv.AppendInt(digits[:0], int64(v), 10))
	}
}
