package scene

// Part says what a mark stands for, so that tests and hit tests need not guess from its form.
type Part uint8

const (
	PartSlot      Part = iota // the room of a bin
	PartBall                  // a ball at rest
	PartColumn                // the balls of a bin, drawn as one
	PartRange                 // several bins share a pixel: from the least load to the greatest
	PartFlight                // a ball on its way
	PartRain                  // balls too fast to be seen one by one
	PartCandidate             // a bin offered in the current round
	PartChosen                // a bin that receives a ball in the current round
	PartWater                 // the line W/n
	PartGap                   // the bracket from W/n to the greatest load
	PartHopper                // where balls come from
	PartMemory                // what the rule remembers
	PartVertex                // a vertex of the base graph, as large as its load
	PartLink                  // an edge of the base graph
	PartCell                  // a bin of a field that holds at least the average
	PartCurve                 // a lane's line in a plot, or a marker on it
	PartTheory                // a line of the theory
	PartMissing               // rounds of a river that nobody kept
	PartArrived               // edges that have arrived on a link
	PartPip                   // one of a threshold's edges
	PartHead                  // the head of edges that have arrived
	PartMean                  // the mean load of a group of vertices
	PartSet                   // a set of vertices or edges that the view marks
	PartRefused               // the cross at a bin that refused
	PartPull                  // the arrow at a bin chosen because it is fuller
	PartTarget                // a level that a rule goes by at one bin
	PartCoin                  // the coin that says how many choices there are
	PartFrame                 // floor, axis, torn edge, separators
)

// Shape says how a mark is drawn.
type Shape uint8

const (
	Box     Shape = iota // filled rectangle
	Hatch                // rectangle of slanted stripes, aligned to the picture
	Fade                 // rectangle, opaque at the top, clear at the bottom
	Rise                 // rectangle, clear at the top, opaque at the bottom
	Ball                 // shaded disc
	Striped              // shaded disc with stripes
	Ring                 // circle line, RingWidth of its diameter thick
	Up                   // triangle pointing up
	Stroke               // line from (X, Y) to (X+W, Y+H), Thick wide
	Shapes               // number of shapes
)

// Mark is one shape. X, Y is the upper left corner and W, H the size, in pixels of the picture.
type Mark struct {
	Part       Part
	Shape      Shape
	Tone       Tone
	Lane       int8
	Bin        int32 // -1 for none
	X, Y, W, H float32
	Thick      float32
	Alpha      float32
}

// Seen reports whether the mark leaves a trace on a screen.
func (m *Mark) Seen() bool { return m.Alpha > 0.004 }

// Align places a label's text relative to its X.
type Align uint8

const (
	Start Align = iota
	Middle
	End
)

// Label is a piece of text whose vertical middle is at Y. Size is in CSS pixels, X and Y in pixels of the picture.
type Label struct {
	Text  string
	X, Y  float32
	Size  float32
	Alpha float32
	Align Align
	Tone  Tone
	Bold  bool
	Halo  bool // outlined in the background's colour, for text over marks
}

// Scene is a finished picture: rasters, marks above them in drawing order, labels above these.
type Scene struct {
	Width, Height float64
	Scale         float64  // pixels a CSS pixel
	Rasters       []Raster // below the marks
	Marks         []Mark
	Labels        []Label
	Strips        []Strip
	Pointed       int // the bin that the reader points or looks at, -1 for none

	zoom float64 // of ornaments and text, for large pictures
	memo memo
}

// Reset empties the scene and keeps its memory.
func (s *Scene) Reset(v View) {
	s.Width, s.Height, s.Scale, s.zoom = v.Width, v.Height, v.Scale, 1
	s.Rasters, s.Marks, s.Labels, s.Strips = s.Rasters[:0], s.Marks[:0], s.Labels[:0], s.Strips[:0]
	s.Pointed = -1
}

func (s *Scene) mark(m Mark) { s.Marks = append(s.Marks, m) }

// box adds a rectangle of a part that belongs to no bin.
func (s *Scene) box(part Part, shape Shape, tone Tone, x, y, w, h, alpha float64) {
	s.mark(Mark{Part: part, Shape: shape, Tone: tone, Lane: -1, Bin: -1,
		X: float32(x), Y: float32(y), W: float32(w), H: float32(h), Alpha: float32(alpha)})
}

// stroke adds a line between two points.
func (s *Scene) stroke(part Part, tone Tone, x0, y0, x1, y1, thick, alpha float64) {
	s.mark(Mark{Part: part, Shape: Stroke, Tone: tone, Lane: -1, Bin: -1,
		X: float32(x0), Y: float32(y0), W: float32(x1 - x0), H: float32(y1 - y0), Thick: float32(thick), Alpha: float32(alpha)})
}

// label adds a piece of text. Inlined in all its places it would be a part of the download that readers notice.
//
//go:noinline
func (s *Scene) label(l Label) {
	if l.Alpha == 0 {
		l.Alpha = 1
	}
	l.Size *= float32(s.zoom)
	s.Labels = append(s.Labels, l)
}
