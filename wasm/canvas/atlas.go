//go:build js && wasm

package canvas

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine/scene"
)

// edge is the atlas's width and height; margin keeps the linear filter from reaching into a neighbour.
const (
	edge   = 1024
	margin = 2
)

// key is what a cell shows. Discs are baked at the size at which they are drawn, so that they stay sharp.
type key struct {
	shape scene.Shape
	tone  scene.Tone
	size  int
	balls int // on one another
}

// cell is a rectangle of the atlas.
type cell struct{ x, y, w, h int }

// atlas holds one image with every form that a picture uses, packed in shelves.
type atlas struct {
	image   *ebiten.Image
	theme   *scene.Theme
	scale   float64
	cells   map[key]cell
	recent  key // the form found last: forms come in rows
	at      cell
	x, y, h int // free place of the current shelf, and its height
}

func newAtlas() *atlas {
	return &atlas{image: ebiten.NewImage(edge, edge), cells: map[key]cell{}}
}

// use empties the atlas if it was baked for another theme or scale.
func (a *atlas) use(theme *scene.Theme, scale float64) {
	if a.theme != theme || a.scale != scale {
		a.theme, a.scale = theme, scale
		a.clear()
	}
}

func (a *atlas) clear() {
	clear(a.cells)
	a.recent = key{shape: scene.Shapes}
	a.image.Clear()
	a.x, a.y, a.h = 0, 0, 0
}

// find returns the cell of a form and bakes it if needed; ok is false if the atlas is full and must be cleared first.
func (a *atlas) find(k key) (c cell, ok bool) {
	if k == a.recent {
		return a.at, true
	}
	if c, ok = a.cells[k]; !ok {
		c, ok = a.add(k)
	}
	if ok {
		a.recent, a.at = k, c
	}
	return c, ok
}

// add bakes a form.
func (a *atlas) add(k key) (c cell, ok bool) {
	w, h := k.extent(a.scale)
	if a.x+w+margin > edge {
		a.x, a.y, a.h = 0, a.y+a.h, 0
	}
	if a.y+h+margin > edge {
		return c, false
	}
	c = cell{a.x, a.y, w, h}
	a.x += w + margin
	a.h = max(a.h, h+margin)
	a.bake(k, c)
	a.cells[k] = c
	return c, true
}

// extent is the size of a cell in pixels.
func (k key) extent(scale float64) (w, h int) {
	switch k.shape {
	case scene.Box:
		return 4, 4
	case scene.Fade:
		return 4, 256
	case scene.Hatch:
		period := hatchPeriod(scale)
		return hatchTile + period, hatchTile + period
	}
	return k.size + 2, k.size*k.balls + 2 // a clear pixel around discs and triangles
}

// hatchTile is the largest rectangle that one quad fills with stripes.
const hatchTile = 192

func hatchPeriod(scale float64) int { return max(4, int(math.Round(scene.HatchPeriod*scale))) }

// bake paints a cell, premultiplied.
func (a *atlas) bake(k key, c cell) {
	pixels := make([]byte, 4*c.w*c.h)
	for y := range c.h {
		for x := range c.w {
			colour, alpha := a.sample(k, float64(x)+0.5, float64(y)+0.5, c)
			p := pixels[4*(y*c.w+x):]
			p[0], p[1], p[2] = premultiply(colour.R, alpha), premultiply(colour.G, alpha), premultiply(colour.B, alpha)
			p[3] = uint8(alpha*255 + 0.5)
		}
	}
	a.image.SubImage(rectangle(c)).(*ebiten.Image).WritePixels(pixels)
}

func premultiply(channel uint8, alpha float64) uint8 { return uint8(float64(channel)*alpha + 0.5) }

// sample is the colour and coverage of a form at a pixel's middle.
func (a *atlas) sample(k key, x, y float64, c cell) (scene.RGB, float64) {
	colour := a.theme.Colours[k.tone]
	switch k.shape {
	case scene.Fade:
		return white, 1 - (y-0.5)/float64(c.h-1)
	case scene.Hatch:
		return colour.Mix(a.theme.Colours[scene.Paper], scene.HatchShare*stripe(x+y, float64(hatchPeriod(a.scale)))), 1
	case scene.Ball, scene.Striped:
		ball := min(max(0, int(y-1)/k.size), k.balls-1)
		return disc(a.theme, k, x-1, y-1-float64(ball*k.size))
	case scene.Ring:
		return white, ring(x-1, y-1, float64(k.size))
	case scene.Up:
		return white, triangle(x-1, y-1, float64(k.size))
	}
	return white, 1
}
