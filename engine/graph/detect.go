package graph

import (
	"bytes"
	"fmt"
)

// reject refuses what is certainly no graph file that can be read.
func (im *importer) reject() error {
	start := im.in.buf[im.in.pos:im.in.end]
	if len(start) == 0 {
		if im.in.err != nil && !im.in.whole() {
			return im.locate(im.in.err, 1)
		}
		return im.fail(1, Empty, "the file is empty")
	}
	if bytes.HasPrefix(start, []byte("\xff\xfe")) || bytes.HasPrefix(start, []byte("\xfe\xff")) {
		return im.fail(1, Encoding, "the text is UTF-16; save it as UTF-8")
	}
	if isGzip(start) {
		return im.fail(1, Unsupported, "gzip within gzip; unpack it once")
	}
	for magic, what := range map[string]string{
		"PK\x03\x04": "a zip archive", "BZh": "bzip2 data", "\xfd7zXZ": "xz data", "\x28\xb5\x2f\xfd": "zstd data",
		"\x7fELF": "a program", "\x89PNG": "a picture", "%PDF-": "a PDF document",
	} {
		if bytes.HasPrefix(start, []byte(magic)) {
			return im.fail(1, Unsupported, "%s is no graph file", what)
		}
	}
	if text := bytes.TrimLeft(start, " \t\r\n"); len(text) > 9 && isWord(text[:9], "*vertices") {
		return im.fail(1, Unsupported, "Pajek files are not read; save it as GraphML or as an edge list")
	}
	return nil
}

// detect finds the format from the beginning of a file, and what to say about it.
func detect(start []byte, whole bool, name string) (Format, string) {
	named := formatOf(name)
	found, sure := signature(start)
	if !sure {
		found = shape(start, whole, named)
		if found == METIS && named == METIS {
			if columns, list := listShape(start, whole); list && !isMETIS(start, whole, false, columns > 1) {
				return METIS, "read as METIS by its name"
			}
		}
	}
	if named != "" && named.family() != found.family() {
		return found, fmt.Sprintf("read as %s although the name says %s", found.title(), named.title())
	}
	return found, ""
}

// signature recognises the formats that begin with something unmistakable.
func signature(start []byte) (f Format, ok bool) {
	switch {
	case bytes.HasPrefix(start, []byte(">>graph6<<")):
		return Graph6, true
	case bytes.HasPrefix(start, []byte(">>sparse6<<")):
		return Sparse6, true
	case bytes.HasPrefix(start, []byte(">>digraph6<<")):
		return Digraph6, true
	case isMatrixMarket(start):
		return MatrixMarket, true
	case isXML(start):
		return GraphML, true
	case isDOT(start):
		return DOT, true
	case isGML(start):
		return GML, true
	case isDIMACS(start):
		return DIMACS, true
	}
	return "", false
}

// shape tells apart the formats that are bare lines.
func shape(start []byte, whole bool, named Format) Format {
	if f := line6Shape(start, whole, named); f != "" {
		return f
	}
	columns, list := listShape(start, whole)
	if isMETIS(start, whole, named == METIS, list && columns > 1) {
		return METIS
	}
	// A file that is no list at all gets the errors of the format it claims to be.
	switch named {
	case DIMACS, DIMACSPaths:
		list = list && !lettered(start, whole)
	case GraphML, GML, DOT:
		list = list && !bytes.ContainsAny(start, map[Format]string{GraphML: "<", GML: "[", DOT: "{"}[named])
	case MatrixMarket:
	default:
		list = true
	}
	if !list {
		return named
	}
	if separator(start, whole) == ',' || separator(start, whole) == ';' {
		return CSV
	}
	return EdgeList
}

// lettered tells whether the first line begins with one of the letters of DIMACS.
func lettered(start []byte, whole bool) bool {
	for line := range linesOf(start, whole) {
		if first, _ := field(line); len(first) > 0 {
			return len(first) == 1 && bytes.IndexByte([]byte("cpean"), first[0]) >= 0
		}
	}
	return false
}

// listShape tells whether all lines but comments have the same number of fields.
func listShape(start []byte, whole bool) (columns int, ok bool) {
	cut := func(line []byte) int {
		n := 0
		for f, rest := field(line); len(f) > 0; f, rest = field(rest) {
			n++
		}
		return n
	}
	if by := separator(start, whole); by != ' ' {
		cut = func(line []byte) int { return bytes.Count(line, []byte{by}) + 1 }
	}
	for line := range rowsOf(start, whole) {
		if isCommentOrBlank(line) {
			continue
		}
		n := cut(line)
		if columns > 0 && n != columns {
			return 0, false
		}
		columns = n
	}
	return columns, columns > 0
}

func isCommentOrBlank(line []byte) bool {
	line = trimmed(line)
	return len(line) == 0 || line[0] == '#' || line[0] == '%'
}

// isXML recognises a declaration, a comment, a document type or a tag. Addresses in
// angle brackets, as in lists of triples, are none.
func isXML(start []byte) bool {
	text := bytes.TrimLeft(start, " \t\r\n")
	for _, begin := range []string{"<?xml", "<!--", "<!DOCTYPE"} {
		if bytes.HasPrefix(text, []byte(begin)) {
			return true
		}
	}
	if len(text) < 2 || text[0] != '<' {
		return false
	}
	i := 1
	for i < len(text) && (isLetter(text[i]) || isDigit(text[i]) || text[i] == ':' || text[i] == '_') {
		i++
	}
	if i == 1 || i == len(text) {
		return false
	}
	tail, _, ok := bytes.Cut(text[i:], []byte(">"))
	return ok && (len(tail) == 0 || tail[0] == '/' && len(tail) == 1 || isSpace(tail[0]) && bytes.IndexByte(tail, '=') > 0)
}

func isSpace(c byte) bool { return isBlank(c) || c == '\n' || c == '\r' }

// isMETIS judges whether bare lines of numbers are lists of neighbours: a header of
// n and m and then n lines. A list of pairs with m = n fits too; then the name decides.
func isMETIS(start []byte, whole, named, list bool) bool {
	var n, m, weighted, lines, entries int
	for line := range linesOf(start, whole) {
		cut := fields(line, nil)
		if len(cut) > 0 && cut[0][0] == '%' || lines == 0 && len(cut) == 0 {
			continue
		}
		for _, f := range cut {
			if _, ok := natural(f); !ok {
				return named && !list
			}
		}
		if lines == 0 {
			if len(cut) < 2 || len(cut) > 4 {
				return named && !list
			}
			n, _ = natural(cut[0])
			m, _ = natural(cut[1])
			weighted = len(cut) - 2
		}
		lines++
		entries += len(cut)
	}
	lines, entries = lines-1, entries-2-weighted // less the header
	fits := !whole && n > 0 || lines >= n && (weighted > 0 || entries == 2*m)
	switch {
	case lines < 1 && !whole: // the first list is longer than the window
		rest := start[bytes.LastIndexAny(start, "\r\n")+1:]
		return named || len(fields(rest[:min(len(rest), 200)], nil)) > 4 && isDigit(rest[0])
	case lines < 1:
		return named && (!list || m == 0)
	case named:
		return !list || fits
	}
	return !list && fits && (!whole || lines == n)
}
