//go:build js && wasm

// Package canvas draws a scene.Scene with Ebitengine: every mark becomes one or a few quads of a baked atlas, and all
// of them go to the screen in one call; rasters are images below them.
package canvas

import (
	"image/color"

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
	c.options.DisableMipmaps = true // forms are baked in their size
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
	for i := 0; i < len(s.Marks); {
		balls := pile(s.Marks[i:])
		switch m := &s.Marks[i]; {
		case !m.Seen():
		case balls > 0:
			c.pile(s.Marks[i : i+balls])
		default:
			c.mark(m)
		}
		i += max(1, balls)
	}
	return !c.full
}

func (c *Canvas) mark(m *scene.Mark) {
	switch m.Shape {
	case scene.Stroke:
		c.stroke(m)
	case scene.Hatch:
		c.hatch(m)
	case scene.Up, scene.Ring:
		c.round(m, key{m.Shape, 0, pixels(m.W), 1}, c.atlas.theme.Colours[m.Tone])
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

// corner is the vertex at x, y that shows the atlas at sx, sy.
func corner(x, y, sx, sy float32, t colour) ebiten.Vertex {
	return ebiten.Vertex{DstX: x, DstY: y, SrcX: sx, SrcY: sy, ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a}
}

// quad adds two triangles between four corners.
func (c *Canvas) quad(upperLeft, upperRight, lowerLeft, lowerRight ebiten.Vertex) {
	at := uint32(len(c.vertices))
	c.vertices = append(c.vertices, upperLeft, upperRight, lowerLeft, lowerRight)
	c.indices = append(c.indices, at, at+1, at+2, at+1, at+3, at+2)
}

func (c *Canvas) find(k key) (cell, bool) {
	found, ok := c.atlas.find(k)
	c.full = c.full || !ok
	return found, ok
}

func (c *Canvas) rectangle(x0, y0, x1, y1, sx0, sy0, sx1, sy1 float32, t colour) {
	c.quad(corner(x0, y0, sx0, sy0, t), corner(x1, y0, sx1, sy0, t), corner(x0, y1, sx0, sy1, t), corner(x1, y1, sx1, sy1, t))
}
