package graph

import (
	"bytes"
	"math/bits"
)

// line6 reads graph6, sparse6 and digraph6 (McKay, formats.txt of nauty): a graph a
// line, in bytes that carry six bits each as 63 to 126. Of several graphs the first is
// read, the lines of the others are checked.
type line6 struct {
	*importer
	text []byte // of the present line
	n    int
}

// line6Shape recognises lines of one word from those bytes.
func line6Shape(start []byte, whole bool, named Format) Format {
	for line := range linesOf(start, true) {
		if len(line) == 0 {
			continue
		}
		if len(trimmed(line)) < len(line) || bytes.ContainsAny(line, " \t,") {
			return ""
		}
		im := &importer{limits: Limits{}.orDefault()}
		g := line6{importer: im, text: line}
		sixBits := true
		for _, c := range line[1:] {
			sixBits = sixBits && 63 <= c && c <= 126
		}
		switch f := formatOfLine(line); {
		case !whole && len(line) == len(start) && sixBits: // too long to be checked
			return f
		case f == Graph6 && g.check(f, 1) == nil:
			return Graph6
		case named.family() == Graph6 && named != "":
			return f
		case f != Graph6 && sixBits && len(line) > 1:
			return f
		}
		return ""
	}
	return ""
}

func formatOfLine(line []byte) Format {
	switch line[0] {
	case ':', ';':
		return Sparse6
	case '&', '+':
		return Digraph6
	}
	return Graph6
}

func readLine6(im *importer) error {
	im.report.Graphs = 0
	var broken, increments places
	var why error
	for line, ok := im.in.line(); ok; line, ok = im.in.line() {
		if im.report.Graphs == 0 {
			for _, header := range []string{">>graph6<<", ">>sparse6<<", ">>digraph6<<"} {
				line = bytes.TrimPrefix(line, []byte(header))
			}
		}
		if line = trimmed(line); len(line) == 0 {
			continue
		}
		if line[0] == ';' && im.report.Graphs > 0 {
			increments.add(im.in.number)
			continue
		}
		im.report.Graphs++
		g := &line6{importer: im, text: line}
		f := formatOfLine(line)
		err := g.check(f, im.in.number)
		switch {
		case im.report.Graphs > 1 && err != nil:
			broken.add(im.in.number)
			why = err
		case err != nil:
			return err
		case im.report.Graphs == 1:
			im.report.Format = f
			im.order, im.promised = g.n, im.in.number
			g.decode(f)
		}
	}
	if im.report.Graphs == 0 {
		return im.fail(im.in.number, Empty, "no graph in the file")
	}
	if increments.count > 0 {
		im.report.note("incremental sparse6 %s not read", &increments)
	}
	if broken.count > 0 {
		im.report.note("%s broken, the last because of %s", &broken, why)
	}
	return nil
}

// check reads the order and compares the length with it.
func (g *line6) check(f Format, line int) error {
	if f != Graph6 {
		switch g.text[0] {
		case '+':
			return g.fail(line, Unsupported, "old digraph6 dialect (+); the present one begins with &")
		case ';':
			return g.fail(line, Unsupported, "incremental sparse6 is not read")
		}
		g.text = g.text[1:]
	}
	for _, c := range g.text {
		if c < 63 || c > 126 {
			return g.fail(line, Syntax, "the byte %s is not between ? and ~", quote([]byte{c}))
		}
	}
	if !g.order() {
		return g.fail(line, Truncated, "the line ends within the number of vertices")
	}
	if g.n > g.limits.Vertices {
		return g.fail(line, Limit, "%d vertices are more than %d", g.n, g.limits.Vertices)
	}
	want := 0
	switch f {
	case Sparse6:
		return nil
	case Graph6:
		want = (g.n*(g.n-1)/2 + 5) / 6
	case Digraph6:
		want = (g.n*g.n + 5) / 6
	}
	if len(g.text) == want {
		return nil
	}
	kind := Truncated
	if len(g.text) > want {
		kind = Length
	}
	plural := "s"
	if want == 1 {
		plural = ""
	}
	return g.fail(line, kind, "order %d needs %d byte%s, %d found", g.n, want, plural, len(g.text))
}

// order reads the number of vertices: one byte, or three or six behind ~.
func (g *line6) order() bool {
	length, long := 1, 0
	for long < 2 && long < len(g.text) && g.text[long] == '~' {
		long++
	}
	switch long {
	case 1:
		length = 3
	case 2:
		length = 6
	}
	if len(g.text) < long+length {
		return false
	}
	for _, c := range g.text[long : long+length] {
		g.n = g.n<<6 | int(c-63)
	}
	g.text = g.text[long+length:]
	return true
}

func (g *line6) decode(f Format) {
	switch f {
	case Graph6:
		g.upperTriangle()
	case Digraph6:
		g.rows()
	case Sparse6:
		g.sparse()
	}
}

// upperTriangle reads a bit for each pair i < j, column j by column j.
func (g *line6) upperTriangle() {
	i, j := 0, 1
	for _, c := range g.text {
		// The six bits stand at the top of the word; leading zeros are skipped
		// at once.
		word := uint8(c-63) << 2
		at := 0
		for word != 0 {
			skip := bits.LeadingZeros8(word)
			at += skip
			u, v := i+at, j
			for u >= v {
				u -= v
				v++
			}
			if v < g.n {
				g.add(int32(u), int32(v))
			}
			word <<= skip + 1
			at++
		}
		for i += 6; i >= j; j++ {
			i -= j
		}
	}
}

// rows reads a bit for each ordered pair, row by row.
func (g *line6) rows() {
	i, j := 0, 0
	for _, c := range g.text {
		for bit := 5; bit >= 0; bit-- {
			if (c-63)>>bit&1 == 1 && i < g.n {
				g.add(int32(i), int32(j))
			}
			if j++; j == g.n {
				i, j = i+1, 0
			}
		}
	}
}

// sparse reads pairs of a bit and a number of k bits, k being the length of n-1: the
// bit moves the present vertex v on, a greater number becomes v, another one is joined
// to it. The line is padded with ones.
func (g *line6) sparse() {
	k := bits.Len(uint(max(g.n-1, 0)))
	v, have, word := 0, 0, uint64(0)
	for _, c := range g.text {
		word = word<<6 | uint64(c-63)
		for have += 6; have > k; {
			have -= k + 1
			pair := int(word>>have) & (2<<k - 1)
			v += pair >> k
			x := pair & (1<<k - 1)
			if v >= g.n || x >= g.n {
				return
			}
			if x > v {
				v = x
			} else {
				g.add(int32(x), int32(v))
			}
		}
	}
}
