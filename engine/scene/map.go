package scene

import "math"

// Map is where the vertices of a base graph lie.
type Map struct {
	Places  []Point // of each vertex, in units of the graph's own; y grows downwards
	Links   []Link  // empty where they are too many to tell apart
	Aligned bool    // in rows, which may be drawn wider or flatter

	index     map[[2]int32]int32 // of the link of a pair
	low, high Point              // corners of the places
	apart     float64            // least distance of two vertices
	room      []float64          // distance of each vertex to the nearest other one
	wide      *Map               // the last one made by stretch
	width     float64            // and how much wider it is
}

// Link is a pair of vertices that edges of the base graph join, the lower one first.
type Link struct {
	U, V int32
	Edge int64 // the first of those edges
}

// The largest numbers of vertices and of links that are drawn one by one.
const (
	MostVertices = 2000
	MostLinks    = 12000
)

// NewMap measures places and links.
func NewMap(places []Point, links []Link) *Map {
	m := &Map{Places: places, Links: links, index: map[[2]int32]int32{}}
	for i, l := range links {
		m.index[[2]int32{l.U, l.V}] = int32(i)
	}
	m.measure()
	return m
}

// link is the number of the link between two vertices, -1 for none.
func (m *Map) link(u, v int32) int32 {
	if i, ok := m.index[[2]int32{min(u, v), max(u, v)}]; ok {
		return i
	}
	return -1
}

// measure finds the corners and the distances of the places.
func (m *Map) measure() {
	m.corners()
	m.distances()
}

func (m *Map) corners() {
	for i, p := range m.Places {
		if i == 0 {
			m.low, m.high = p, p
		}
		m.low = Point{min(m.low.X, p.X), min(m.low.Y, p.Y)}
		m.high = Point{max(m.high.X, p.X), max(m.high.Y, p.Y)}
	}
}

// distances finds the nearest vertex of each.
func (m *Map) distances() {
	m.apart, m.room = math.Inf(1), make([]float64, len(m.Places))
	for v := range m.room {
		m.room[v] = math.Inf(1)
	}
	for i, p := range m.Places {
		for j, q := range m.Places[:i] {
			d := math.Hypot(p.X-q.X, p.Y-q.Y)
			m.room[i], m.room[j] = min(m.room[i], d), min(m.room[j], d)
		}
	}
	for _, room := range m.room {
		m.apart = min(m.apart, room)
	}
	if math.IsInf(m.apart, 1) || m.apart == 0 {
		m.apart = 1
	}
}

// mostStretch is how much wider than high a unit of an aligned map may become, or the other way round.
const mostStretch = 4

// stretch returns the map in the proportions of a rectangle, if its own may be changed. They change in steps, since every
// new map has to be measured.
func (m *Map) stretch(width, height float64) *Map {
	own := (m.high.X - m.low.X) / (m.high.Y - m.low.Y)
	if !m.Aligned || width <= 0 || height <= 0 || own <= 0 || math.IsInf(own, 0) || math.IsNaN(own) {
		return m
	}
	const steps = 4 // of a doubling
	by := math.Exp2(math.Round(steps*math.Log2(width/height/own)) / steps)
	if by = max(1.0/mostStretch, min(mostStretch, by)); m.wide == nil || m.width != by {
		places := make([]Point, len(m.Places))
		for v, p := range m.Places {
			places[v] = Point{p.X * by, p.Y}
		}
		m.wide, m.width = &Map{Places: places, Links: m.Links, Aligned: true, index: m.index}, by
		m.wide.measure()
	}
	return m.wide
}

// Circle places n vertices on a circle, neighbours 1 apart, the first at the top.
func Circle(n int) []Point {
	radius := 0.5 / math.Sin(math.Pi/float64(max(n, 3)))
	places := make([]Point, n)
	for v := range places {
		a := 2 * math.Pi * float64(v) / float64(n)
		places[v] = Point{radius * math.Sin(a), -radius * math.Cos(a)}
	}
	return places
}

// projection puts a map into a rectangle of the picture.
type projection struct {
	m      *Map
	scale  float64
	dx, dy float64
	radius float64 // of the largest vertex, where vertices are closest
	most   float64 // of the largest vertex where there is room
	named  bool    // numbers are written below vertices that have room
}

// project centres the map in a rectangle and keeps its proportions if it is not aligned; vertices stay inside.
func (m *Map) project(x0, y0, x1, y1, u float64) projection {
	m = m.stretch(x1-x0-vertexRoom*u, y1-y0-(vertexRoom+nameHeight)*u)
	p := projection{m: m}
	width, height := m.high.X-m.low.X, m.high.Y-m.low.Y
	// The radius depends on the scale, and the room for it on the radius.
	p.radius, p.most = largestVertex*u, largestVertex*u
	for range 4 {
		p.scale = min(over(x1-x0-2*p.most, width), over(y1-y0-2*p.most-nameHeight*u, height))
		p.radius = max(1.5*u, min(largestVertex*u, share*m.apart*p.scale))
		p.most = min(largestVertex*u, 4*p.radius)
	}
	if math.IsInf(p.scale, 1) {
		p.scale = 1
	}
	p.dx = (x0+x1)/2 - p.scale*(m.low.X+m.high.X)/2
	p.dy = (y0+y1-nameHeight*u)/2 - p.scale*(m.low.Y+m.high.Y)/2
	return p
}

// Sizes in CSS pixels.
const (
	largestVertex = 26 // radius
	vertexRoom    = 40 // about what the vertices at opposite borders take
	nameHeight    = 14 // of the numbers below the lowest
)

// share is the radius of the largest vertex, as a share of the distance to the next.
const share = 0.42

// largest is the radius of a vertex with the greatest load.
func (p *projection) largest(v int) float64 {
	return max(p.radius, min(p.most, share*p.m.room[v]*p.scale))
}

func over(room, size float64) float64 {
	if size <= 1e-9 {
		return math.Inf(1)
	}
	return max(room, 1) / size
}

// at is where a vertex lies in the picture.
func (p *projection) at(v int) (x, y float64) {
	return p.dx + p.scale*p.m.Places[v].X, p.dy + p.scale*p.m.Places[v].Y
}

// nearest is the vertex at a point of the picture, or -1.
func (p *projection) nearest(at Point) int {
	best, least := -1, max(p.radius, 0.5*p.m.apart*p.scale)
	for v := range p.m.Places {
		x, y := p.at(v)
		if d := math.Hypot(at.X-x, at.Y-y); d <= least {
			best, least = v, d
		}
	}
	return best
}
