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
	row := (s.Floor - s.Ceiling) / float64(len(g.Titles))
	line := (l.text + 5) * l.u
	bars := math.Round((s.Right - s.Left) * 0.30) // for mean and greatest load
	for i := range g.Titles {
		y := s.Floor - (float64(i)+1)*row
		text := g.Titles[i] + ": " + Whole(int64(g.Counts[i])) + " vertices"
		if shown := len(g.Shown[i]); shown < g.Counts[i] {
			text += ", " + strconv.Itoa(shown) + " shown"
		}
		l.scene.label(Label{Text: text, X: float32(s.Left), Y: float32(y + line/2), Tone: Muted, Size: float32(l.small)})
		l.crowdRow(s, lane, g.Shown[i], l.greatest, s.Left, s.Right-bars-16*l.u, y+line, row-line-6*l.u)
		l.crowdBar(float64(sum[i])/float64(g.Counts[i]), float64(most[i]), float64(max(l.greatest, 1)), s.Right-bars, s.Right, y+line, row-line-6*l.u)
	}
	l.scene.label(Label{Text: "mean · greatest load", X: float32(s.Right), Y: float32(s.Ceiling - line/2), Align: End, Tone: Muted, Size: float32(l.small)})
	l.cellHeading(s, lane, m, -1)
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = lane.index
	}
}

// crowdRow draws vertices in one or more lines, as many as fit.
func (l *layout) crowdRow(s *Strip, lane *Lane, vertices []int32, most int32, left, right, top, height float64) {
	pitch := min(height, 40*l.u)
	columns := max(1, int((right-left)/pitch))
	for lines := 1; columns*lines < len(vertices) && pitch > 6*l.u; lines = max(1, int(height/pitch)) {
		pitch *= 0.92
		columns = max(1, int((right-left)/pitch))
	}
	s.Ball, s.Pitch = 0.84*pitch, pitch
	for k, v := range vertices {
		x, y := left+(float64(k%columns)+0.5)*pitch, top+(float64(k/columns)+0.5)*pitch
		if y+pitch/2 > top+height+pitch*0.2 {
			return
		}
		load := lane.State.Loads[v]
		r := 0.42 * pitch * math.Sqrt((float64(load)+0.5)/(float64(max(most, 3))+0.5))
		if load == 0 {
			r = max(0.12*pitch, l.u)
			l.bin(PartVertex, Ring, Muted, int(v), x-r, y-r, 2*r, 2*r, 1)
			continue
		}
		tone, shape := lane.tone(int(v))
		l.bin(PartVertex, shape, tone, int(v), x-r, y-r, 2*r, 2*r, 1)
		if r >= 8*l.u {
			l.scene.label(Label{Text: Whole(int64(load)), X: float32(x), Y: float32(y), Align: Middle, Tone: Ink, Bold: true, Halo: true, Size: float32(l.small)})
		}
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
