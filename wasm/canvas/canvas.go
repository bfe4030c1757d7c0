//go:build js && wasm

// Package canvas draws a scene.Scene with Ebitengine: every mark becomes one or a few quads of a baked atlas, and all
// of them go to the screen in one call; rasters are images below them.
package canvas

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine/scene"
)

// Canvas keeps the atlas and the memory of the quads.
type Canvas struct {
	atlas    *atlas
	vertices []ebiten.Vertex
	indices  []uint32
	options  ebiten.DrawTrianglesOptions
	full     bool
	textures []texture // of the scene's rasters
	shader   *ebiten.Shader
	ramps    [scene.Ramps]palette
}

// New returns a canvas; it must be called while Ebitengine runs or before.
func New() *Canvas {
	c := &Canvas{atlas: newAtlas()}
	c.options.Filter = ebiten.FilterLinear
	c.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	shader, err := ebiten.NewShader(rasterShader)
	if err != nil {
		panic(err) // its text is part of the program
	}
	c.shader = shader
	return c
}

// Draw paints the scene over the whole screen.
func (c *Canvas) Draw(screen *ebiten.Image, s *scene.Scene, theme *scene.Theme) {
	paper := theme.Colours[scene.Paper]
	screen.Fill(color.RGBA{paper.R, paper.G, paper.B, 255})
	c.rasters(screen, s, theme)
	c.atlas.use(theme, s.Scale)
	if !c.quads(s) {
		c.atlas.clear() // full of sizes no longer used
		c.quads(s)
	}
	if len(c.indices) > 0 {
		screen.DrawTriangles32(c.vertices, c.indices, c.atlas.image, &c.options)
	}
}

// quads turns the marks into triangles; false if the atlas had no room.
func (c *Canvas) quads(s *scene.Scene) bool {
	c.vertices, c.indices, c.full = c.vertices[:0], c.indices[:0], false
	for i := range s.Marks {
		if m := &s.Marks[i]; m.Seen() {
			c.mark(m)
		}
	}
	return !c.full
}

func (c *Canvas) mark(m *scene.Mark) {
	switch m.Shape {
	case scene.Stroke:
		c.stroke(m)
	case scene.Hatch:
		c.hatch(m)
	case scene.Ball, scene.Striped:
		c.round(m, key{m.Shape, m.Tone, max(1, int(math.Round(float64(m.W))))}, white)
	case scene.Up, scene.Ring:
		c.round(m, key{m.Shape, 0, max(1, int(math.Round(float64(m.W))))}, c.atlas.theme.Colours[m.Tone])
	case scene.Fade, scene.Rise:
		c.fade(m)
	default:
		c.box(m)
	}
}

// colour is a premultiplied vertex colour.
type colour struct{ r, g, b, a float32 }

func tint(t scene.RGB, alpha float32) colour {
	return colour{float32(t.R) / 255 * alpha, float32(t.G) / 255 * alpha, float32(t.B) / 255 * alpha, alpha}
}

// vertex adds a corner at x, y that shows the atlas at sx, sy.
func (c *Canvas) vertex(x, y, sx, sy float32, t colour) {
	c.vertices = append(c.vertices, ebiten.Vertex{DstX: x, DstY: y, SrcX: sx, SrcY: sy, ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a})
}

// join adds the two triangles of the last four corners, given as upper left, upper right, lower left, lower right.
func (c *Canvas) join() {
	at := uint32(len(c.vertices) - 4)
	c.indices = append(c.indices, at, at+1, at+2, at+1, at+3, at+2)
}

func (c *Canvas) find(k key) (cell, bool) {
	found, ok := c.atlas.find(k)
	c.full = c.full || !ok
	return found, ok
}

func (c *Canvas) rectangle(x0, y0, x1, y1, sx0, sy0, sx1, sy1 float32, t colour) {
	c.vertex(x0, y0, sx0, sy0, t)
	c.vertex(x1, y0, sx1, sy0, t)
	c.vertex(x0, y1, sx0, sy1, t)
	c.vertex(x1, y1, sx1, sy1, t)
	c.join()
}
