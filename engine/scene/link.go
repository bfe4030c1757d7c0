package scene

import "math"

// classTones and dashes tell classes of edges apart, by hue and by form; further classes
// begin again.
var classTones = [...]Tone{Under, Over, Water, Accent}

// dashes are the lengths of a dash and of the gap behind it, in CSS pixels; no gap is a line.
var dashes = [...][2]float64{{1, 0}, {7, 4}, {2, 4}, {11, 3}}

// mostDashed is the number of links up to which they are dashed: each dash is a mark.
const mostDashed = 800

// links draws the base graph's edges, the more the paler, and the edges that have arrived on
// them, the more the thicker. Classes differ in hue and in dash.
func (l *layout) links(p *projection, lane *Lane) {
	m := l.run.Map
	degree := 2 * float64(len(m.Links)) / float64(len(m.Places))
	pale := max(0.025, min(0.7, 3.5/degree)*min(1, math.Sqrt(1500/float64(len(m.Links)+1))))
	for i := range m.Links {
		tone, dash := l.class(lane, &m.Links[i])
		l.link(PartLink, p, i, tone, dash, max(1, l.pen), pale)
	}
	if lane.Tally == nil || l.showing == ShowPlain {
		return
	}
	used := 0
	for _, c := range lane.Tally.Links {
		if c.all() > 0 {
			used++
		}
	}
	crowded := min(1, math.Sqrt(90/float64(used+1))) // many lines must let one another be seen
	for i, c := range lane.Tally.Links {
		if c.all() == 0 {
			continue
		}
		tone, dash := l.class(lane, &m.Links[i])
		thick := l.u * min(8, (0.4+0.8*crowded)+(0.5+0.6*crowded)*math.Sqrt(float64(c.all())))
		l.link(PartArrived, p, i, tone, dash, thick, max(0.18, 0.75*crowded))
		if c.Beyond > 0 && thick > 2*l.u {
			l.link(PartFrame, p, i, Paper, dashes[0], thick*0.3, 1)
		}
	}
}

// class is how a lane's classes show a link.
func (l *layout) class(lane *Lane, link *Link) (Tone, [2]float64) {
	if !lane.classed() {
		return Muted, dashes[0]
	}
	class := lane.Levels.Class(link.Edge) % len(classTones)
	if len(l.run.Map.Links) > mostDashed {
		return classTones[class], dashes[0]
	}
	return classTones[class], dashes[class]
}

// classed reports that the lane tells classes of edges apart.
func (lane *Lane) classed() bool { return lane.Levels != nil && len(lane.Levels.Alpha) > 1 }

// link draws a link as a line of dashes.
func (l *layout) link(part Part, p *projection, i int, tone Tone, dash [2]float64, thick, alpha float64) {
	link := p.m.Links[i]
	x0, y0 := p.at(int(link.U))
	if link.U == link.V {
		l.loop(part, tone, p, int(link.U), alpha)
		return
	}
	x1, y1 := p.at(int(link.V))
	if dash[1] == 0 {
		l.line(part, tone, x0, y0, x1, y1, thick, alpha)
		return
	}
	l.dashed(part, tone, x0, y0, x1, y1, thick, alpha, dash)
}

func (l *layout) dashed(part Part, tone Tone, x0, y0, x1, y1, thick, alpha float64, dash [2]float64) {
	length := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/length, (y1-y0)/length
	period := (dash[0] + dash[1]) * l.u
	for at := 0.0; at < length; at += period {
		end := min(at+dash[0]*l.u, length)
		l.line(part, tone, x0+at*dx, y0+at*dy, x0+end*dx, y0+end*dy, thick, alpha)
	}
}
