package graph

import "bytes"

// metis reads the graph files of METIS (Karypis, Kumar: METIS, a Software Package for
// Partitioning Unstructured Graphs, manual of version 4): a header "n m [fmt [ncon]]",
// then a line for each vertex with the numbers of its neighbours from 1. So each edge
// stands at both of its ends; the lesser end makes it, the greater confirms it. Lines
// that begin with % are comments.
type metis struct {
	*importer
	header              int // its line
	n, m                int
	sizes, weights      bool // of vertices
	constraints         int  // weights of each vertex
	edgeWeights         bool
	entries             int
	smaller             []int32 // neighbours below the vertex, vertex by vertex
	starts              []int32 // the neighbours of v are smaller[starts[v]:starts[v+1]]
	lines               []int32 // where the list of v stands
	before, after, rest int     // comment lines; vertices without a line
}

func readMETIS(im *importer) error {
	m := &metis{importer: im, constraints: 1}
	for line, ok := m.next(); ok; line, ok = m.next() {
		switch {
		case m.header == 0:
			if len(trimmed(line)) == 0 {
				continue
			}
			if err := m.readHeader(line); err != nil {
				return err
			}
		case len(m.lines) < m.n:
			if err := m.vertex(line); err != nil {
				return err
			}
		case len(trimmed(line)) > 0:
			return im.fail(im.in.number, Count, "%d vertices promised, more lines found", m.n)
		}
	}
	if m.header == 0 {
		return im.fail(im.in.number, Empty, "no header n m")
	}
	// Editors cut the empty lines of isolated vertices at the end.
	m.rest = m.n - len(m.lines)
	if m.rest > 0 && (m.weights || m.sizes || m.entries != 2*m.m || m.rest > mostPromised) {
		return im.fail(im.in.number, Count, "%d vertices promised, %d lines found", m.n, len(m.lines))
	}
	for range m.rest {
		m.lines = append(m.lines, int32(im.in.number))
		m.starts = append(m.starts, int32(len(m.smaller)))
	}
	m.starts = append(m.starts, int32(len(m.smaller)))
	return m.end()
}

// next is the next line that is no comment.
func (m *metis) next() ([]byte, bool) {
	for {
		line, ok := m.in.line()
		if !ok {
			return nil, false
		}
		if c := trimmed(line); len(c) == 0 || c[0] != '%' {
			return line, true
		}
		if m.header == 0 {
			m.before++
		} else {
			m.after++
		}
	}
}

func (m *metis) readHeader(line []byte) error {
	m.header = m.in.number
	f := fields(line, nil)
	if len(f) < 2 || len(f) > 4 {
		return m.fail(m.header, Header, "%s where n m [fmt [ncon]] are wanted", quote(line))
	}
	var numbers [4]int
	for i, c := range f {
		n, ok := natural(c)
		if !ok && (i != 2 || !isInteger(c)) {
			return m.fail(m.header, Header, "%s where n m [fmt [ncon]] are wanted", quote(line))
		}
		numbers[i] = n
	}
	m.n, m.m = numbers[0], numbers[1]
	if len(f) > 2 {
		digits := append([]byte("000"), f[2]...)
		digits = digits[len(digits)-3:]
		if len(f[2]) > 3 || len(bytes.Trim(f[2], "01")) > 0 {
			return m.fail(m.header, Header, "the format %s is not of three digits 0 and 1", quote(f[2]))
		}
		m.sizes, m.weights, m.edgeWeights = digits[0] == '1', digits[1] == '1', digits[2] == '1'
	}
	if len(f) > 3 && m.weights {
		m.constraints = numbers[3]
		if numbers[3] == 0 {
			return m.fail(m.header, Header, "vertex weights in the format, but 0 of them")
		}
	}
	return m.promise(m.n, m.header)
}

// vertex reads the list of the next vertex.
func (m *metis) vertex(line []byte) error {
	u := int32(len(m.lines))
	number := m.in.number
	m.lines = append(m.lines, int32(number))
	m.starts = append(m.starts, int32(len(m.smaller)))
	line, err := m.skipWeights(line)
	if err != nil {
		return err
	}
	loops := 0
	for {
		var id []byte
		if id, line = field(line); len(id) == 0 {
			break
		}
		v, ok := vertexIn(id, m.n)
		if !ok && isInteger(id) {
			return m.outside(number, id)
		} else if !ok {
			return m.fail(number, Syntax, "not a METIS graph as it stands: %s where a neighbour is wanted", quote(id))
		}
		if m.edgeWeights {
			if line, err = m.weight(line, "neighbour without weight", 1); err != nil {
				return err
			}
		}
		m.entries++
		switch {
		case v < u:
			m.smaller = append(m.smaller, v)
		case v > u:
			m.add(u, v)
		default:
			if loops++; loops%2 == 0 {
				m.add(u, u)
			}
		}
	}
	if loops%2 == 1 {
		return m.fail(number, Loop, "vertex %d lists itself; a loop would stand twice, at both ends, and METIS knows none", u+1)
	}
	return nil
}

// skipWeights passes the size and the weights of a vertex.
func (m *metis) skipWeights(line []byte) (rest []byte, err error) {
	if m.sizes {
		if line, err = m.weight(line, "vertex without size", 0); err != nil {
			return nil, err
		}
	}
	if m.weights {
		for range m.constraints {
			if line, err = m.weight(line, "vertex without all its weights", 0); err != nil {
				return nil, err
			}
		}
	}
	return line, nil
}

// weight passes one integer of at least least.
func (m *metis) weight(line []byte, missing string, least int) ([]byte, error) {
	w, rest := field(line)
	if len(w) == 0 {
		return nil, m.fail(m.in.number, Syntax, "not a METIS graph as it stands: %s", missing)
	}
	if n, ok := natural(w); !ok || n < least {
		return nil, m.fail(m.in.number, Weight, "the weight %s is no integer of at least %d", quote(w), least)
	}
	return rest, nil
}
