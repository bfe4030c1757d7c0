package scene

import (
	"math"

	"binfall/engine/stats"
)

// curve is a line in a plot, with what the legend says of it.
type curve struct {
	name    string
	note    string  // of the legend
	pointed string  // instead of note while the reader points or looks at a bin
	looked  float64 // share of the bins at which it is marked then
	part    Part
	tone    Tone
	thick   float64 // CSS pixels
	dash    float64 // length of a dash in CSS pixels, 0 for a full line
	marker  Shape   // repeated along a lane's line; Stroke for none
	lane    int8
	points  []stats.Point // X is a share of the bins
}

// Lanes differ by tone and by marker; with both, sixteen can be told apart.
var (
	laneTones   = [...]Tone{Under, Over, Candidate, Ink}
	laneMarkers = [...]Shape{Ball, Box, Up, Ring}
)

// laneCurve is a curve in the lane's own look.
func (l *layout) laneCurve(lane *Lane) curve {
	i := int(lane.index)
	c := curve{name: lane.Title, part: PartCurve, tone: laneTones[i%4], marker: laneMarkers[(i+i/4)%4], thick: 2.25, lane: lane.index}
	return c
}

// theoryCurve is a thin dashed line; the dashes of different lanes differ.
func theoryCurve(name string, lane *Lane, points []stats.Point) curve {
	dash := [...]float64{8, 3, 14, 1}[lane.index%4]
	return curve{name: name, part: PartTheory, tone: Ink, thick: 1.25, dash: dash, marker: Stroke, lane: lane.index, points: points}
}

// Across is the place of a share of the bins.
func (s *Strip) Across(share float64) float64 { return s.Left + share*(s.Right-s.Left) }

// draw puts a curve into the plot; markers of different lanes keep apart.
func (l *layout) draw(s *Strip, c *curve) {
	first := len(l.scene.Marks)
	l.polyline(s, c)
	if c.marker != Stroke {
		const repeat = 8
		shift := (float64(c.lane) + 0.5) / float64(len(l.run.Lanes))
		for k := range repeat {
			share := (float64(k) + shift) / repeat
			l.marker(c, s.Across(share), l.height(s, at(c.points, share)))
		}
	}
	for k := first; k < len(l.scene.Marks); k++ {
		l.scene.Marks[k].Lane = c.lane
	}
}

// height is where a value is drawn; what lies outside the plot is drawn on its edge.
func (l *layout) height(s *Strip, value float64) float64 {
	return math.Max(s.Ceiling, math.Min(s.Floor, s.Y(value)))
}

// marker draws a curve's sign around a place.
func (l *layout) marker(c *curve, x, y float64) {
	size := math.Round(9 * l.u)
	l.scene.box(c.part, c.marker, c.tone, x-size/2, y-size/2, size, size, 1)
}

// polyline draws the points, leaving out those that are nearer than a pixel can show.
func (l *layout) polyline(s *Strip, c *curve) {
	const near = 0.7
	var x0, y0, phase float64
	for i, p := range c.points {
		x, y := s.Across(p.X), l.height(s, p.Y)
		if i > 0 && i < len(c.points)-1 && math.Abs(x-x0) < near && math.Abs(y-y0) < near {
			continue
		}
		if i > 0 {
			phase = l.segment(c, x0, y0, x, y, phase)
		}
		x0, y0 = x, y
	}
}

// segment draws a part of a line and returns how far into its dashes it ends.
func (l *layout) segment(c *curve, x0, y0, x1, y1, phase float64) float64 {
	if c.dash == 0 {
		l.scene.stroke(c.part, c.tone, x0, y0, x1, y1, c.thick*l.pen, 1)
		return 0
	}
	length := math.Hypot(x1-x0, y1-y0)
	if length == 0 {
		return phase
	}
	dash, gap := c.dash*l.u, 4*l.u
	dx, dy := (x1-x0)/length, (y1-y0)/length
	for from := -phase; from < length; from += dash + gap {
		a, b := math.Max(0, from), math.Min(length, from+dash)
		if a < b {
			l.scene.stroke(c.part, c.tone, x0+a*dx, y0+a*dy, x0+b*dx, y0+b*dy, c.thick*l.pen, 1)
		}
	}
	return math.Mod(phase+length, dash+gap)
}

// at is the height of a curve at a share of the bins: on a step where it is one, else between its points.
func at(points []stats.Point, share float64) float64 {
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		if share <= b.X && b.X > a.X {
			return a.Y + (b.Y-a.Y)*(share-a.X)/(b.X-a.X)
		}
	}
	if len(points) == 0 {
		return 0
	}
	return points[len(points)-1].Y
}
