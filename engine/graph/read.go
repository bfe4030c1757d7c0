package graph

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// Read reads a graph file of any format, compressed by gzip or not. The format is
// found from the content; where that fits several, the name decides. The error is an
// *[Error] with name in it, or what r returned.
//
// Cost: time in proportion to the file; memory of 16 bytes an edge, 8 to 12 a
// vertex, and the names if they are not just numbers, twice that while arrays grow.
func Read(r io.Reader, name string, limits Limits) (*Graph, *Report, error) {
	im := &importer{name: name, limits: limits.orDefault(), report: &Report{Graphs: 1}}
	g, err := im.read(r)
	if err != nil {
		return nil, nil, err
	}
	return g, im.report, nil
}

// importer is one file on its way to a graph.
type importer struct {
	name   string
	limits Limits
	in     *input
	report *Report

	ends     []int32
	order    int   // vertices, where the format says how many
	names    names // of vertices
	labelled bool  // the names are labels beside the ids

	promised int    // the line that says how many
	comments places // lines of comment
	over     int    // the line at which there were too many edges
}

func (im *importer) read(r io.Reader) (*Graph, error) {
	plain, err := unpack(r, im.limits.Bytes)
	if err != nil {
		return nil, im.locate(err, 1)
	}
	im.in = newInput(plain)
	im.in.start()
	im.report.Gzip = plain.zip != nil
	if err := im.reject(); err != nil {
		return nil, err
	}
	format, note := detect(im.in.buf[im.in.pos:im.in.end], im.in.whole(), im.name)
	im.report.Format = format
	err = format.read(im)
	if err == nil {
		for im.in.pos = im.in.end; im.in.fill(); im.in.pos = im.in.end {
		}
	}
	if im.in.failed { // the reason behind whatever the reader complains of
		im.in.pos = im.in.end
		return nil, im.locate(im.in.err, im.in.at())
	}
	if err != nil {
		return nil, err
	}
	return im.finish(plain, note)
}

// finish builds the graph and completes the report.
func (im *importer) finish(plain *unpacked, note string) (*Graph, error) {
	if im.over > 0 {
		return nil, im.fail(im.over, Limit, "more than %d edges", im.limits.Edges)
	}
	edges := len(im.ends) / 2
	if im.order > mostPromised && im.order > promisedPerEdge*edges {
		return nil, im.fail(im.promised, Limit, "%d vertices promised for %s", im.order, counted(edges, "edge"))
	}
	b := Builder{ends: im.ends, order: im.order, names: im.names}
	im.ends = nil
	g := b.Graph()
	r := im.report
	r.Facts = g.Facts()
	if r.Written == 0 {
		r.Written = r.Edges
	}
	if note != "" {
		r.note("%s", note)
	}
	im.noteCommon(g)
	if r.Gzip && plain.trailing > 0 {
		r.note("%d bytes after the end of the gzip data not read", plain.trailing)
	}
	if !r.Gzip && strings.EqualFold(path.Ext(im.name), ".gz") {
		r.note("not compressed although the name says so")
	}
	return g, nil
}

// noteCommon adds what every format reports in the same words.
func (im *importer) noteCommon(g *Graph) {
	r := im.report
	if im.comments.count > 0 {
		r.note("%s (%s)", counted(im.comments.count, "comment line"), &im.comments)
	}
	if r.Graphs > 1 {
		r.note("%d graphs in the file, the first is read", r.Graphs)
	}
	if im.labelled {
		r.note("vertices called by their labels, such as %s", quote([]byte(g.Name(0))))
	} else if g.Order() > 0 && g.names.areTexts() {
		r.note("ids kept as text, such as %s", quote([]byte(g.Name(0))))
	}
	if r.Loops > 0 {
		r.note("%s", counted(r.Loops, "loop"))
	}
	if r.Parallel > 0 {
		what := "parallel edge"
		if r.Format == METIS {
			what = "repeated edge"
		}
		r.note("%s", counted(r.Parallel, what))
	}
	if r.Reciprocal > 0 {
		all := ""
		if distinct := r.Edges - r.Parallel; 2*r.Reciprocal == r.Edges-r.Loops && r.Reciprocal <= distinct {
			all = ", every other edge in both directions"
			if r.Loops == 0 {
				all = ", every edge in both directions"
			}
		}
		r.note("%s listed in both directions%s; %s if the two are one", counted(r.Reciprocal, "pair"), all, counted(r.Folded, "edge"))
	}
}

// add appends an edge. Beyond the limit it only remembers that there were more.
func (im *importer) add(u, v int32) {
	if len(im.ends) >= 2*im.limits.Edges {
		if im.over == 0 {
			im.over = max(im.in.number, 1)
		}
		return
	}
	im.ends = append(im.ends, u, v)
}

// promise takes the number of vertices from a header.
func (im *importer) promise(n, line int) error {
	if n > im.limits.Vertices {
		return im.fail(line, Limit, "%d vertices are more than %d", n, im.limits.Vertices)
	}
	im.order, im.promised = n, line
	return nil
}

func (im *importer) fail(line int, kind Kind, format string, args ...any) error {
	return &Error{im.name, max(line, 1), kind, fmt.Sprintf(format, args...)}
}

// locate gives a refusal its place; other errors stay what they are.
func (im *importer) locate(err error, line int) error {
	var r refusal
	if errors.As(err, &r) {
		return im.fail(line, r.kind, "%s", r.reason)
	}
	return fmt.Errorf("%s: %w", im.name, err)
}

// outside is the error of an id that is not in 1..n.
func (im *importer) outside(line int, id []byte) error {
	if string(id) == "0" {
		return im.fail(line, Range, "vertex 0 in a format that counts from 1")
	}
	return im.fail(line, Range, "vertex %s is not in 1..%d", quote(id), im.order)
}
