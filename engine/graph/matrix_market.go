package graph

import (
	"bytes"
	"slices"
)

// matrix reads Matrix Market files (Boisvert, Pozo, Remington: The Matrix Market
// Exchange Formats, NISTIR 5935, 1996): an edge for each stored entry, an explicit
// zero too; for an array, an edge for each value that is not zero. The symmetric kinds
// store one triangle, which is not mirrored. A rectangular matrix is bipartite: its
// columns are vertices behind its rows.
type matrix struct {
	*importer
	array, pattern, complex, integer bool
	half                             bool // only the lower triangle is stored
	strict                           bool // without the diagonal
	rows, columns, entries           int
	size                             int // line of the sizes
	row, column                      int // of the next value of an array
	zeros                            int
}

func isMatrixMarket(start []byte) bool {
	const banner = "matrixmarket"
	i := 0
	for i < len(start) && i < 2 && start[i] == '%' {
		i++
	}
	return i > 0 && len(start) >= i+len(banner) && isWord(start[i:i+len(banner)], banner)
}

func readMatrixMarket(im *importer) error {
	m := &matrix{importer: im}
	line, _ := im.in.line()
	if err := m.banner(line); err != nil {
		return err
	}
	if err := m.sizes(); err != nil {
		return err
	}
	read := m.entry
	if m.array {
		read = m.value
		m.row = m.top()
	}
	count := 0
	for line, ok := m.next(); ok; line, ok = m.next() {
		if count == m.entries {
			return im.fail(im.in.number, Count, "%d entries promised, more found", m.entries)
		}
		if err := read(line); err != nil {
			return err
		}
		count++
	}
	if count < m.entries {
		return im.fail(im.in.number, Count, "%d entries promised, %d found", m.entries, count)
	}
	if m.rows != m.columns {
		im.report.note("rectangular %d by %d: bipartite reading with %d + %d vertices", m.rows, m.columns, m.rows, m.columns)
	}
	if !m.pattern {
		im.report.note("values ignored")
	}
	if m.zeros > 0 {
		im.report.note("%s in the array: no edges", counted(m.zeros, "zero"))
	}
	return nil
}

// next is the next line with something on it.
func (m *matrix) next() ([]byte, bool) {
	for {
		line, ok := m.in.line()
		if !ok {
			return nil, false
		}
		if line = trimmed(line); len(line) == 0 {
			continue
		}
		if line[0] != '%' {
			return line, true
		}
		m.comments.add(m.in.number)
	}
}

func (m *matrix) banner(line []byte) error {
	words := fields(bytes.ToLower(line), nil)
	if !isMatrixMarket(line) {
		return m.fail(m.in.number, Header, "the first line does not begin with %%%%MatrixMarket")
	}
	if line[1] != '%' {
		m.report.note("header has one %% instead of two")
	}
	bad := func(what string) error {
		return m.fail(m.in.number, Header, "%s in the first line; wanted: %%%%MatrixMarket matrix coordinate|array real|integer|complex|pattern general|symmetric|skew-symmetric|hermitian", what)
	}
	if len(words) != 5 {
		return bad(counted(len(words), "word"))
	}
	known := []string{"matrix", "coordinate array", "real double integer complex pattern", "general symmetric skew-symmetric hermitian"}
	for i, w := range words[1:] {
		if !slices.ContainsFunc(fields([]byte(known[i]), nil), func(k []byte) bool { return bytes.Equal(k, w) }) {
			return bad(quote(w))
		}
	}
	m.array = string(words[2]) == "array"
	field, symmetry := string(words[3]), string(words[4])
	m.pattern, m.complex, m.integer = field == "pattern", field == "complex", field == "integer"
	m.half, m.strict = symmetry != "general", symmetry == "skew-symmetric"
	switch {
	case m.array && m.pattern:
		return bad("an array has values and no pattern")
	case m.pattern && m.strict, m.pattern && symmetry == "hermitian":
		return bad("a pattern is general or symmetric and not " + symmetry)
	case symmetry == "hermitian" && !m.complex:
		return bad("a hermitian matrix has complex values and not " + field)
	}
	return nil
}

// sizes reads "rows columns entries", or "rows columns" of an array.
func (m *matrix) sizes() error {
	line, ok := m.next()
	if !ok {
		return m.fail(m.in.number, Truncated, "the file ends before the line of sizes")
	}
	m.size = m.in.number
	cells := fields(line, nil)
	want, what := 3, "rows, columns and entries"
	if m.array {
		want, what = 2, "rows and columns"
	}
	sizes := [3]int{}
	for i, c := range cells {
		n, ok := natural(c)
		if !ok || len(cells) != want {
			return m.fail(m.size, Header, "%s where %s are wanted", quote(line), what)
		}
		sizes[i] = n
	}
	m.rows, m.columns, m.entries = sizes[0], sizes[1], sizes[2]
	if m.half && m.rows != m.columns {
		return m.fail(m.size, Rectangular, "a symmetric matrix of %d by %d", m.rows, m.columns)
	}
	n := m.rows
	if m.rows != m.columns {
		n += m.columns
	}
	if err := m.promise(n, m.size); err != nil {
		return err
	}
	if m.array { // at most 2^50 by the limit on vertices
		m.entries = m.rows * m.columns
		if m.half {
			m.entries = m.rows * (m.rows + 1) / 2
		}
		if m.strict {
			m.entries -= m.rows
		}
	}
	return nil
}

// entry reads "row column value".
func (m *matrix) entry(line []byte) error {
	first, rest := field(line)
	second, rest := field(rest)
	i, okI := vertexIn(first, m.rows)
	j, okJ := vertexIn(second, m.columns)
	if !okI || !okJ {
		for _, c := range [][]byte{first, second} {
			if !isInteger(c) {
				return m.fail(m.in.number, Syntax, "%s where row and column are wanted", quote(line))
			}
		}
		if okI {
			return m.outsideOf(second, m.columns, "column")
		}
		return m.outsideOf(first, m.rows, "row")
	}
	if m.half && (i < j || m.strict && i == j) {
		place := "above the diagonal"
		if i == j {
			place = "on the diagonal (a loop)"
		}
		return m.fail(m.in.number, Triangle, "entry %d %d lies %s; the file keeps the lower triangle only", i+1, j+1, place)
	}
	if _, err := m.values(rest); err != nil {
		return err
	}
	m.join(int(i), int(j))
	return nil
}

func (m *matrix) outsideOf(id []byte, n int, what string) error {
	if string(id) == "0" {
		return m.fail(m.in.number, Range, "%s 0 in a format that counts from 1", what)
	}
	return m.fail(m.in.number, Range, "%s %s is not in 1..%d", what, quote(id), n)
}

// top is the first row that an array stores of the present column.
func (m *matrix) top() int {
	switch {
	case m.strict:
		return m.column + 1
	case m.half:
		return m.column
	}
	return 0
}

// value reads the next value of an array, column by column.
func (m *matrix) value(line []byte) error {
	zero, err := m.values(line)
	if err != nil {
		return err
	}
	if zero {
		m.zeros++
	} else {
		m.join(m.row, m.column)
	}
	if m.row++; m.row == m.rows {
		m.column++
		m.row = m.top()
	}
	return nil
}

// values checks the numbers of an entry and tells whether they are zero.
func (m *matrix) values(text []byte) (zero bool, err error) {
	want := 1
	if m.complex {
		want = 2
	} else if m.pattern {
		want = 0
	}
	zero = true
	for n := 0; ; n++ {
		var v []byte
		if v, text = field(text); len(v) == 0 && n == want {
			return zero, nil
		}
		ok := isNumber(v)
		if m.integer {
			ok = isInteger(v)
		}
		if n == want || !ok {
			return false, m.fail(m.in.number, Syntax, "value %s where %s wanted", quote(v), [3]string{"none is", "one number is", "two numbers are"}[want])
		}
		zero = zero && isZero(v)
	}
}

func (m *matrix) join(i, j int) {
	if m.rows != m.columns {
		j += m.rows
	}
	m.add(int32(i), int32(j))
}
