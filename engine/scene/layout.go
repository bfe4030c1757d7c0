package scene

import "math"

// Strip is the geometry of one lane, in pixels of the picture: what a test or a pointer needs to read it back.
type Strip struct {
	Top, Bottom float64 // of the whole strip
	Left, Right float64 // of the bins
	Ceiling     float64 // highest place of a stack
	Floor       float64 // bottom of the lowest level shown
	Pitch       float64 // distance of neighbouring bins
	Unit        float64 // height of a level
	Ball        float64 // diameter of a ball; 0 if stacks are columns
	Lowered     float64 // distance of the hopper from its highest place
	Window      Window
	Stacks      bool // bins drawn singly, with hopper and falling balls
}

// X is the middle of a bin.
func (s *Strip) X(bin int) float64 { return s.Left + (float64(bin)+0.5)*s.Pitch }

// Y is the top of a level.
func (s *Strip) Y(level float64) float64 { return s.Floor - (level-s.Window.Base)*s.Unit }

// holds reports whether a place of the picture lies in the strip, at whose sides there may be others.
func (s *Strip) holds(p Point) bool {
	return p.X >= s.Left && p.X < s.Right && p.Y >= s.Top && p.Y < s.Bottom
}

// Bin is the bin at x, or -1.
func (s *Strip) Bin(x float64, n int) int {
	bin := int(math.Floor((x - s.Left) / s.Pitch))
	if bin < 0 || bin >= n {
		return -1
	}
	return bin
}

// Heights in CSS pixels.
const (
	titleHeight  = 30
	hopperHeight = 40
	indexHeight  = 24
	loadHeight   = 20 // room above the stacks for the loads of the candidates
)

// layout holds what building needs besides the scene.
type layout struct {
	scene       *Scene
	run         *Run
	u           float64 // pixels a CSS pixel
	pen         float64 // pixels a CSS pixel of a line's thickness
	kind        Kind
	narrow      bool
	left, right float64 // gutters of axis and bracket
	hopper      float64 // height of the hopper, 0 if there is no room
	index       float64 // height of the row of bin numbers
	title       float64
	small       float64 // size of the small text, CSS pixels
	text        float64 // size of the other text
	point       *Point
	showing     Show
	frame       frame // of the lane that is drawn
	lens        Lens
	greatest    int32 // load of all lanes, for one scale
}

// plan decides which ornaments fit into strips of the view's size.
func plan(s *Scene, v View, r *Run) *layout {
	kind := v.Kind.Resolve(r)
	width, strip := v.Width/v.Scale, v.Height/v.Scale/float64(kind.rows(v, r))
	weight := v.weight()
	s.zoom = weight * max(1, min(width/1000, strip/330, 2.2)) // a large picture is read from afar
	u := v.Scale * s.zoom
	width, strip = width/weight, strip/s.zoom
	l := &layout{scene: s, run: r, u: u, pen: u * weight, kind: kind, small: 12, text: 13, point: v.Point, showing: v.Show, lens: v.Lens}
	l.narrow = width < 520
	l.title, l.index = titleHeight*u, indexHeight*u
	if strip < 120 {
		l.title, l.index = 20*u, 10*u
	}
	switch {
	case l.kind != Bins:
	case l.narrow && strip > 230:
		l.hopper = hopperHeight * u
	case !l.narrow && strip > 150:
		l.hopper = hopperHeight*u - 24*u // beside the title
	}
	return l
}

// rule is the thickness of a straight line that is so many CSS pixels thick: whole pixels, so that it is sharp.
func (l *layout) rule(thick float64) float64 { return math.Max(1, math.Round(thick*l.pen)) }

// gutters makes room for the widest text of axis and bracket.
func (l *layout) gutters(v View) {
	axis, bracket := 0.0, 0.0
	for i := range l.run.Lanes {
		lane := l.run.Lanes[i].measure()
		axis = max(axis, textWidth(Whole(int64(lane.hi)+int64(lane.hi)/4+10), l.small)) // the ticks end above the stacks
		for _, text := range l.bracketTexts(lane) {
			bracket = max(bracket, 1.08*textWidth(text, l.text))
		}
	}
	// The width of a number grows with the run; steps of its size keep the bins from moving.
	grid := 2 * l.small
	l.left = (math.Ceil((axis+16)/grid)*grid + 4) * l.u
	l.right = (math.Ceil((bracket+34)/grid) * grid) * l.u
	if most := v.Width * 0.32; l.right > most {
		l.right = most
	}
}

// strip places a lane's bins.
func (l *layout) strip(v View, lane int) Strip {
	u, n := l.u, float64(l.run.Bins)
	height := v.Height / float64(len(l.run.Lanes))
	s := Strip{Top: math.Round(float64(lane) * height), Bottom: math.Round(float64(lane+1) * height), Stacks: l.kind == Bins}
	s.Floor = s.Bottom - l.index - 6*u
	s.Ceiling = s.Top + l.title + l.hopper + loadHeight*u
	s.Ceiling = min(s.Ceiling, s.Floor-20*u)
	s.Window = v.Window
	s.Unit = (s.Floor - s.Ceiling) / s.Window.Levels
	width := v.Width - l.left - l.right
	s.Pitch = width / n
	_, hi := l.run.extent()
	change := 1.1 * textWidth(Whole(int64(hi))+"→"+Whole(int64(hi)), l.text) * u
	widest := max(40*u, change) // of a column
	if s.Stacks {
		s.Pitch = min(s.Pitch, 96*u)
		s.Ball = min(s.Pitch*0.86, s.Unit, largeBall*u)
		if s.Ball < smallBall*u || s.Ball < slimBall*u && s.Ball < 0.45*s.Pitch {
			s.Ball = 0
			s.Pitch = min(s.Pitch, widest)
		} else {
			s.Pitch = min(s.Pitch, max(s.Ball*1.9, 30*u, change))
			s.Unit = s.Ball
			l.gather(&s)
		}
	} else {
		s.Pitch = min(s.Pitch, widest)
	}
	if s.Pitch > 3 {
		s.Pitch = math.Floor(s.Pitch*4) / 4
	}
	used := s.Pitch * n
	s.Left = math.Round(l.left + (width-used)/2)
	s.Right = s.Left + used
	return s
}

// gather closes up hopper and bins where low stacks leave a tall strip empty, and puts them in its middle. Shafts are as
// tall as the run will need if the balls need not get smaller for it.
func (l *layout) gather(s *Strip) {
	levels := s.Window.Levels
	if s.Window.Base == 0 {
		levels = max(levels, min(l.run.expected(), math.Floor((s.Floor-s.Ceiling)/s.Unit)))
	}
	stack := levels * s.Unit
	room := s.Floor - stack - s.Ceiling
	fall := min(room, max(170*l.u, min(400*l.u, 1.8*stack)))
	s.Lowered = math.Round((room - fall) / 2)
	s.Floor -= s.Lowered
	s.Ceiling = s.Floor - stack
}

// StackHeight is the height in CSS pixels that stacks may take in every strip of a view, the height Fit wants.
func StackHeight(v View, r *Run) float64 {
	l := plan(new(Scene), v, r)
	if l.kind == Profile {
		return v.Height/l.u - 4*titleHeight
	}
	return (v.Height/float64(len(r.Lanes)) - l.index - 6*l.u - l.title - l.hopper - loadHeight*l.u) / l.u
}
