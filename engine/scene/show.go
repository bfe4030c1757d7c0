package scene

import (
	"math"

	"binfall/engine/graph"
	"binfall/engine/process"
)

// Show is what a base graph shows besides loads and arrivals.
type Show uint8

const (
	ShowArrivals   Show = iota // nothing more than the edges that have arrived
	ShowPlain                  // not even those
	ShowHeads                  // and their heads
	ShowDensest                // and the vertices that force the optimum
	ShowComponents             // and what edges beyond thresholds connect
)

// show draws what the view asks for, between the links and the vertices.
func (l *layout) show(p *projection, lane *Lane) {
	switch l.showing {
	case ShowHeads:
		l.heads(p, lane)
	case ShowDensest:
		l.densest(p)
	case ShowComponents:
		l.largest(p, lane)
	}
}

// heads draws an arrow head at each end of a link to which edges go; more edges make it
// larger.
func (l *layout) heads(p *projection, lane *Lane) {
	if lane.Tally == nil {
		return
	}
	for i, c := range lane.Tally.Links {
		link := p.m.Links[i]
		if link.U == link.V {
			continue
		}
		for _, end := range [2]struct {
			head, tail int32
			count      int32
		}{{link.U, link.V, c.ToU}, {link.V, link.U, c.ToV}} {
			if end.count > 0 {
				x, y := p.at(int(end.head))
				fromX, fromY := p.at(int(end.tail))
				back := p.size(int(end.head), max(1, lane.settled(int(end.head))), l.greatest) + 2*l.u
				l.barbs(PartHead, Ink, fromX, fromY, x, y, back, min(14, 5+2*math.Sqrt(float64(end.count)))*l.u, 1.6*l.pen, 0.85)
			}
		}
	}
}

// barbs draws the head of an arrow from one point towards another, so far before it.
func (l *layout) barbs(part Part, tone Tone, x0, y0, x1, y1, before, size, thick, alpha float64) {
	length := math.Hypot(x1-x0, y1-y0)
	if length < 1e-6 {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	x, y := x1-dx*min(before, length), y1-dy*min(before, length)
	for _, side := range [2]float64{-1, 1} {
		bx, by := -dx-side*0.5*dy, -dy+side*0.5*dx
		norm := math.Hypot(bx, by)
		l.line(part, tone, x, y, x+bx/norm*size, y+by/norm*size, thick, alpha)
	}
}

// densest marks the vertices of which no orientation can relieve all: among themselves they
// have more edges than the optimum less one for each.
func (l *layout) densest(p *projection) {
	in := map[int32]bool{}
	for _, v := range l.run.Densest {
		in[v] = true
	}
	for i, link := range p.m.Links {
		if in[link.U] && in[link.V] {
			l.link(PartSet, p, i, Water, dashes[0], 5*l.u, 0.3)
		}
	}
	for _, v := range l.run.Densest {
		x, y := p.at(int(v))
		if !l.frame.holds(x, y) {
			continue
		}
		l.halo(PartSet, Water, int(v), x, y, p.largest(int(v))+5*l.u, 0.9)
	}
}

// largest marks the links of the largest component of edges beyond thresholds. If left and
// right ends are kept apart, each vertex stands for two.
func (l *layout) largest(p *projection, lane *Lane) {
	if lane.Levels == nil || lane.Given == nil {
		return
	}
	trees, most := graph.NewForest(2*len(lane.State.Loads)), int32(-1)
	for _, g := range lane.Given {
		if g.Why != process.Beyond {
			continue
		}
		u, v := lane.sides(g)
		if trees.Union(u, v); most < 0 || trees.Size(u) > trees.Size(most) {
			most = u
		}
	}
	if most < 0 {
		return
	}
	root, drawn := trees.Find(most), map[int32]bool{}
	for _, g := range lane.Given {
		if u, _ := lane.sides(g); g.Why != process.Beyond || trees.Find(u) != root {
			continue
		}
		if i := p.m.link(g.U, g.V); i >= 0 && !drawn[i] {
			drawn[i] = true
			l.link(PartSet, p, int(i), Accent, dashes[0], 6*l.u, 0.45)
		}
	}
}

// sides are the nodes that an edge beyond thresholds joins.
func (lane *Lane) sides(g process.Given) (u, v int32) {
	if !lane.Levels.Sides {
		return g.U, g.V
	}
	return 2 * g.Left, 2*(g.U^g.V^g.Left) + 1
}
