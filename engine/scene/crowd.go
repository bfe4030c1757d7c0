package scene

import (
	"math"
	"strconv"
)

// Groups are the vertices of a base graph that is too large to be drawn one by one.
type Groups struct {
	Titles []string  // of each group, the first is drawn lowest
	Of     []uint8   // group of each vertex
	Shown  [][]int32 // vertices of each group that are drawn, some of many
	Counts []int     // vertices of each group
}

// MostShown is how many vertices of a group are drawn.
const MostShown = 48

// NewGroups makes groups of vertices; at most 256.
func NewGroups(titles []string, of []uint8) *Groups {
	g := &Groups{Titles: titles, Of: of, Shown: make([][]int32, len(titles)), Counts: make([]int, len(titles))}
	for _, i := range of {
		g.Counts[i]++
	}
	seen := make([]int, len(titles))
	for v, i := range of {
		count, shown := g.Counts[i], len(g.Shown[i])
		// Evenly spaced among those of the group.
		if shown < MostShown && seen[i]*min(count, MostShown) >= shown*count {
			g.Shown[i] = append(g.Shown[i], int32(v))
		}
		seen[i]++
	}
	return g
}

// tell sums the loads of each group.
func (g *Groups) tell(loads []int32) (sum []int64, most []int32) {
	sum, most = make([]int64, len(g.Titles)), make([]int32, len(g.Titles))
	for v, x := range loads {
		i := g.Of[v]
		sum[i] += int64(x)
		most[i] = max(most[i], x)
	}
	return sum, most
}

// crowd draws the groups of a lane as rows: some of the vertices as large as their loads, and
// a bar as long as the mean load with a mark at the greatest.
func (l *layout) crowd(s *Strip, lane *Lane) {
	first := len(l.scene.Marks)
	m := lane.measure()
	g := l.run.Groups
	sum, most := g.tell(lane.State.Loads)
	line := l.crowdLine()
	for i := range g.Titles {
		row := l.crowdRow(s, i)
		text := g.Titles[i] + ": " + Whole(int64(g.Counts[i])) + " vertices"
		if shown := len(g.Shown[i]); shown < g.Counts[i] {
			text += ", " + strconv.Itoa(shown) + " shown"
		}
		l.remark(text, s.Left, row.top-line/2, Start)
		s.Ball, s.Pitch = 0.84*row.pitch, row.pitch
		for k, v := range g.Shown[i] {
			if x, y, ok := row.at(k); ok {
				l.crowdVertex(lane, int(v), x, y, row.pitch)
			}
		}
		l.crowdBar(float64(sum[i])/float64(g.Counts[i]), float64(most[i]), float64(max(l.greatest, 1)), row.right+16*l.u, s.Right, row.top, row.height)
	}
	l.remark("mean · greatest load", s.Right, s.Ceiling-line/2, End)
	l.cellHeading(s, lane, m)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = lane.index
	}
}

// crowdLine is the height of the text above a row.
func (l *layout) crowdLine() float64 { return (l.text + 5) * l.u }

// crowdRow is where the vertices of a group lie, line by line.
type crowdRow struct {
	left, right, top, height float64
	pitch                    float64
	columns                  int
}

// crowdRow makes the vertices of a group as large as fit.
func (l *layout) crowdRow(s *Strip, group int) crowdRow {
	height := (s.Floor - s.Ceiling) / float64(len(l.run.Groups.Titles))
	bars := math.Round((s.Right - s.Left) * 0.30) // for mean and greatest load
	line := l.crowdLine()
	r := crowdRow{left: s.Left, right: s.Right - bars - 16*l.u, top: s.Floor - (float64(group)+1)*height + line, height: height - line - 6*l.u}
	r.pitch = max(1, min(r.height, 40*l.u))
	r.columns = max(1, int((r.right-r.left)/r.pitch))
	for lines := 1; r.columns*lines < len(l.run.Groups.Shown[group]) && r.pitch > 6*l.u; lines = max(1, int(r.height/r.pitch)) {
		r.pitch *= 0.92
		r.columns = max(1, int((r.right-r.left)/r.pitch))
	}
	return r
}

// at is the middle of the row's vertex k, if there is room for it.
func (r *crowdRow) at(k int) (x, y float64, ok bool) {
	x, y = r.left+(float64(k%r.columns)+0.5)*r.pitch, r.top+(float64(k/r.columns)+0.5)*r.pitch
	return x, y, y+r.pitch/2 <= r.top+r.height+r.pitch*0.2
}

// crowdAt is the vertex at a place of a cell, or -1.
func (l *layout) crowdAt(s *Strip, p Point) int {
	for i, shown := range l.run.Groups.Shown {
		row := l.crowdRow(s, i)
		for k, v := range shown {
			if x, y, ok := row.at(k); ok && max(math.Abs(p.X-x), math.Abs(p.Y-y)) <= row.pitch/2 {
				return int(v)
			}
		}
	}
	return -1
}

// crowdVertex draws a vertex as large as its load.
func (l *layout) crowdVertex(lane *Lane, v int, x, y, pitch float64) {
	if l.scene.Pointed == v {
		l.halo(PartFrame, Ink, v, x, y, 0.5*pitch, 1)
	}
	load := lane.State.Loads[v]
	r := 0.42 * pitch * math.Sqrt((float64(load)+0.5)/(float64(max(l.greatest, 3))+0.5))
	if load == 0 {
		r = max(0.12*pitch, l.u)
		l.halo(PartVertex, Muted, v, x, y, r, 1)
		return
	}
	tone, shape := lane.tone(v)
	l.bin(PartVertex, shape, tone, v, x-r, y-r, 2*r, 2*r, 1)
	if r >= 8*l.u {
		l.scene.label(Label{Text: Whole(int64(load)), X: float32(x), Y: float32(y), Align: Middle, Tone: Ink, Bold: true, Halo: true, Size: float32(l.small)})
	}
}

// crowdBar draws the mean load of a group as a bar, and a mark at its greatest load.
func (l *layout) crowdBar(mean, most, scale, left, right, top, height float64) {
	thick := min(height, 16*l.u)
	y := top + max(0, min(height-thick, 10*l.u))
	width := right - left - 56*l.u
	if width < 20*l.u {
		return
	}
	at := func(x float64) float64 { return left + width*x/scale }
	l.scene.box(PartFrame, Box, Line, left, y, width, thick, 0.5)
	l.scene.box(PartMean, Box, Water, left, y, at(mean)-left, thick, 0.9)
	l.scene.box(PartFrame, Box, Ink, at(most)-l.u, y-3*l.u, 2*l.u, thick+6*l.u, 1)
	l.scene.label(Label{Text: Decimal(mean) + " · " + Whole(int64(most)), X: float32(right), Y: float32(y + thick/2), Align: End, Tone: Ink, Size: float32(l.small)})
}
