package scene

import "math"

// graph draws the base graph of a lane: vertices as large as their loads, the edge that
// arrives, and its arrow to the head chosen.
func (l *layout) graph(s *Strip, lane *Lane) {
	first := len(l.scene.Marks)
	m := lane.measure()
	l.frame = frame{s.Left, s.Ceiling, s.Right, s.Floor}
	p := l.projection(s)
	p.named = p.names(l.u)
	s.Ball, s.Pitch = 2*p.radius, p.m.apart*p.scale
	l.links(&p, lane)
	l.show(&p, lane)
	for i := range lane.Acts {
		l.glow(&p, &lane.Acts[i], i == len(lane.Acts)-1)
	}
	l.ripples(&p, lane)
	for v := range lane.State.Loads {
		if x, y := p.at(v); !l.frame.holds(x, y) {
			continue
		}
		l.vertex(&p, lane, v)
	}
	for i := range lane.Acts {
		l.arrow(&p, lane, &lane.Acts[i])
	}
	l.cellHeading(s, lane, m)
	l.legend(s, lane)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = lane.index
	}
}

// projection puts the base graph into a cell, under the reader's lens.
func (l *layout) projection(s *Strip) projection {
	p := l.run.Map.project(s.Left, s.Ceiling, s.Right, s.Floor, l.u)
	l.lens.under(&p, frame{s.Left, s.Ceiling, s.Right, s.Floor}, l.u)
	return p
}

// vertexAt is the vertex at a place of a cell, or -1.
func (l *layout) vertexAt(s *Strip, at Point) int {
	if l.run.Map == nil {
		return l.crowdAt(s, at)
	}
	p := l.projection(s)
	return p.nearest(at)
}

// loop draws a loop as a ring beside its vertex.
func (l *layout) loop(part Part, tone Tone, p *projection, v int, alpha float64) {
	x, y := p.at(v)
	r := p.largest(v)
	size := 1.3 * r
	if !l.frame.holds(x+0.4*r+size/2, y-0.4*r-size/2) {
		return
	}
	l.bin(part, Ring, tone, v, x+0.4*r, y-0.4*r-size, size, size, alpha)
}

// glow lights the edge of an act.
func (l *layout) glow(p *projection, act *Act, newest bool) {
	if len(act.Candidates) == 0 {
		return
	}
	alpha := 0.5 * act.light() * act.trail(newest)
	u, v := act.Candidates[0].Bin, act.Candidates[len(act.Candidates)-1].Bin
	if u == v {
		l.loop(PartCandidate, Candidate, p, u, alpha)
		return
	}
	x0, y0 := p.at(u)
	x1, y1 := p.at(v)
	l.line(PartCandidate, Candidate, x0, y0, x1, y1, max(5*l.u, min(10*l.u, 0.5*p.radius)), alpha)
}

// size is a vertex's radius: its area grows with its load.
func (p *projection) size(v int, load, most int32) float64 {
	return p.largest(v) * math.Sqrt((float64(load)+0.5)/(float64(max(most, 3))+0.5))
}

// vertex draws a disc, or a small circle for load 0, with a ring behind it if the newest act
// looks at it or the reader points at it.
func (l *layout) vertex(p *projection, lane *Lane, v int) {
	x, y := p.at(v)
	load := lane.settled(v)
	r := p.size(v, load, l.greatest)
	if load == 0 {
		r = max(0.3*p.largest(v), 1.5*l.u)
	}
	part, alpha := lane.lit(v)
	pointed := l.scene.Pointed == v
	lit := pointed || part != PartVertex
	if lit {
		l.halo(part, Candidate, v, x, y, r+4*l.u, max(alpha, 0.3))
	}
	if pointed {
		l.halo(PartFrame, Ink, v, x, y, r+6*l.u, 1)
	}
	if load == 0 {
		l.bin(PartVertex, Ball, Paper, v, x-r, y-r, 2*r, 2*r, 1)
		l.halo(PartFrame, Muted, v, x, y, r, 1)
	} else {
		tone, shape := lane.tone(v)
		l.bin(PartVertex, shape, tone, v, x-r, y-r, 2*r, 2*r, 1)
	}
	l.pips(p, lane, v, r)
	l.vertexTexts(p, lane, v, load, r, lit)
}

// halo is a ring around a place that belongs to a bin, -1 for none.
func (l *layout) halo(part Part, tone Tone, v int, x, y, r, alpha float64) {
	l.bin(part, Ring, tone, v, x-r, y-r, 2*r, 2*r, alpha)
}

// lit is what the newest act makes of a vertex, PartVertex for nothing.
func (lane *Lane) lit(v int) (Part, float64) {
	act := lane.latest()
	if act == nil {
		return PartVertex, 0
	}
	if act.chosen(v) {
		return PartChosen, act.light()
	}
	for _, c := range act.Candidates {
		if c.Bin == v {
			return PartCandidate, act.refused()
		}
	}
	return PartVertex, 0
}

// copies tells what the left and the right copy of a vertex hold beyond thresholds, which is
// what a rule on H compares: " (1|2)". It is empty for other rules, and if they hold nothing.
func (lane *Lane) copies(v int32) string {
	if lane.Levels == nil || !lane.Levels.Sides {
		return ""
	}
	left, right := lane.Levels.Beyond(v)
	if left+right == 0 {
		return ""
	}
	return " (" + digits(int64(left)) + "|" + digits(int64(right)) + ")"
}

// mostNamed is how many vertices have their numbers written, nameRoom how far from one another they must be for it, in
// CSS pixels.
const (
	mostNamed = 150
	nameRoom  = 46
)

// names reports whether numbers are written: a few ones among many would mean nothing, but rows can be few and many.
func (p *projection) names(u float64) bool {
	roomy := 0
	for _, room := range p.m.room {
		if room*p.scale >= nameRoom*u {
			roomy++
		}
	}
	return len(p.m.room) <= mostNamed && (p.m.Aligned || 2*roomy >= len(p.m.room))
}

// vertexTexts writes the load into a vertex and its number below it, where there is room or somebody looks.
func (l *layout) vertexTexts(p *projection, lane *Lane, v int, load int32, r float64, lit bool) {
	x, y := p.at(v)
	if load > 0 && (r >= 8*l.u || lit) {
		l.scene.label(Label{Text: Whole(int64(load)), X: float32(x), Y: float32(y), Align: Middle, Tone: Ink, Bold: true, Halo: true, Size: float32(min(l.text+3, max(l.small, r/l.u)))})
	}
	if p.named && p.m.room[v]*p.scale >= nameRoom*l.u || lit {
		style := Label{Text: BinName(v) + lane.copies(int32(v)), X: float32(x), Y: float32(y + r + 9*l.u), Align: Middle, Tone: Muted, Size: float32(l.small - 1), Halo: true}
		if lit {
			style.Tone, style.Bold = Candidate, true
		}
		part, _ := lane.lit(v)
		if part == PartVertex && lit {
			style.Tone = Ink
		}
		if part != PartChosen && lit && l.besideLit(p, lane, v, style.Y) {
			style.Y = float32(y - r - 9*l.u)
		}
		l.scene.label(style)
	}
}

// besideLit reports that the number of a vertex at a height would touch that of another one, an end of the newest edge.
func (l *layout) besideLit(p *projection, lane *Lane, v int, y float32) bool {
	act := lane.latest()
	if act == nil {
		return false
	}
	x, _ := p.at(v)
	width := func(v int) float64 { return 1.08 * textWidth(BinName(v)+lane.copies(int32(v)), l.small-1) * l.u }
	for _, c := range act.Candidates {
		if c.Bin == v {
			continue
		}
		cx, cy := p.at(c.Bin)
		cy += p.size(c.Bin, lane.settled(c.Bin), l.greatest) + 9*l.u
		if math.Abs(cx-x) < (width(v)+width(c.Bin))/2 && math.Abs(cy-float64(y)) < l.small*l.u {
			return true
		}
	}
	return false
}

// arrow flies from the end refused to the head, and stays until the next edge arrives.
func (l *layout) arrow(p *projection, lane *Lane, act *Act) {
	if len(act.Placed) != 1 || len(act.Candidates) < 2 {
		return
	}
	head := act.Placed[0].Bin
	tail := act.Candidates[0].Bin
	if tail == head {
		tail = act.Candidates[1].Bin
	}
	if !act.chosen(act.Candidates[0].Bin) && !act.chosen(act.Candidates[1].Bin) {
		return // heads of earlier edges have flipped
	}
	newest := act == lane.latest()
	way, alpha := smooth((act.Phase-act.Lead)/(landing-act.Lead)), act.trail(newest)
	if way <= 0 || alpha <= 0.01 {
		return
	}
	x0, y0 := p.at(tail)
	x1, y1 := p.at(head)
	length := math.Hypot(x1-x0, y1-y0)
	if length < 1e-6 {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	from := p.size(tail, lane.settled(tail), l.greatest) + 2*l.u
	to := max(from, length-p.size(head, lane.settled(head), l.greatest)-5*l.u)
	tip := from + way*(to-from)
	thick := max(2*l.pen, min(4*l.pen, 0.22*p.radius))
	xt, yt := x0+dx*tip, y0+dy*tip
	l.line(PartFlight, Candidate, x0+dx*from, y0+dy*from, xt, yt, thick, alpha)
	l.barbs(PartFlight, Candidate, x0, y0, xt, yt, 0, min(max(6*l.u, 0.5*p.radius), 14*l.u), thick, alpha)
}

// cellHeading writes the lane's name and its largest load, or the vertex looked at.
func (l *layout) cellHeading(s *Strip, lane *Lane, m measure) {
	most := "max " + Whole(int64(m.hi))
	if l.run.OptimumKnown {
		most += " · optimum " + Whole(int64(l.run.Optimum))
	}
	notes := []string{most}
	if v := l.scene.Pointed; v >= 0 {
		notes = l.run.notes(lane, v, "")
	}
	l.tileHeading(s, lane, notes, l.noteLine(s) > 0)
}

// cells lays lanes out in the grid that gives a map the most room, and returns the cell of each.
func (l *layout) cells(v View) []Strip {
	n := len(l.run.Lanes)
	width, height := 3.0, 1.0 // rows want wide cells
	if l.run.Map != nil {
		width, height = l.run.Map.high.X-l.run.Map.low.X, l.run.Map.high.Y-l.run.Map.low.Y
		if l.run.Map.Aligned {
			width = max(width, 3*height)
		}
	}
	columns, best := 1, -1.0
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		w, h := v.Width/float64(c)-(28+vertexRoom)*l.u, v.Height/float64(rows)-l.title-(12+vertexRoom+nameHeight)*l.u
		if scale := min(over(w, max(width, 1)), over(h, max(height, 1))); scale > best*1.05 {
			columns, best = c, scale
		}
	}
	rows := (n + columns - 1) / columns
	legends := false
	for i := range l.run.Lanes {
		legends = legends || l.run.Lanes[i].Levels != nil
	}
	cells := make([]Strip, n)
	for i := range cells {
		c, r := i%columns, i/columns
		w, h := v.Width/float64(columns), v.Height/float64(rows)
		cells[i] = Strip{
			Top: math.Round(float64(r) * h), Bottom: math.Round(float64(r+1) * h),
			Left: math.Round(float64(c)*w + 14*l.u), Right: math.Round(float64(c+1)*w - 14*l.u),
			Unit: 1, Window: Window{0, 1},
		}
		cells[i].Ceiling = cells[i].Top + l.title + 4*l.u + l.noteLine(&cells[i])
		cells[i].Floor = cells[i].Bottom - 8*l.u
		if legends && l.run.Map != nil {
			cells[i].Floor -= 18 * l.u // for the legend
		}
	}
	return cells
}
