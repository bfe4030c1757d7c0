//go:build js && wasm

package canvas

import (
	"math"

	"binfall/engine/scene"
)

// box fills a rectangle with one colour.
func (c *Canvas) box(m *scene.Mark) {
	if k, ok := c.find(key{shape: scene.Box}); ok {
		x, y := float32(k.x+2), float32(k.y+2)
		c.rectangle(m.X, m.Y, m.X+m.W, m.Y+m.H, x, y, x, y, tint(c.atlas.theme.Colours[m.Tone], m.Alpha))
	}
}

// fade fills a rectangle from opaque to clear, Rise from clear to opaque.
func (c *Canvas) fade(m *scene.Mark) {
	k, ok := c.find(key{shape: scene.Fade})
	if !ok {
		return
	}
	x, from, to := float32(k.x+2), float32(k.y)+0.5, float32(k.y+k.h)-0.5
	if m.Shape == scene.Rise {
		from, to = to, from
	}
	c.rectangle(m.X, m.Y, m.X+m.W, m.Y+m.H, x, from, x, to, tint(c.atlas.theme.Colours[m.Tone], m.Alpha))
}

// round draws a baked form, scaled by less than a pixel to the mark's size, with the clear pixel around it.
func (c *Canvas) round(m *scene.Mark, k key, t scene.RGB) {
	found, ok := c.find(k)
	if !ok {
		return
	}
	pad := m.W / float32(k.size)
	height := m.H
	if k.shape != scene.Up {
		height = m.W * float32(k.balls)
	}
	x, y := float32(found.x), float32(found.y)
	c.rectangle(m.X-pad, m.Y-pad, m.X+m.W+pad, m.Y+height+pad, x, y, x+float32(found.w), y+float32(found.h), tint(t, m.Alpha))
}

// hatch fills a rectangle with stripes that run on from one rectangle to the next, in tiles.
func (c *Canvas) hatch(m *scene.Mark) {
	k, ok := c.find(key{shape: scene.Hatch, tone: m.Tone})
	if !ok {
		return
	}
	period := float32(hatchPeriod(c.atlas.scale))
	t := tint(white, m.Alpha)
	for y := m.Y; y < m.Y+m.H; y += hatchTile {
		y1 := min(y+hatchTile, m.Y+m.H)
		for x := m.X; x < m.X+m.W; x += hatchTile {
			x1 := min(x+hatchTile, m.X+m.W)
			// Stripes depend on x+y alone, so the whole offset can go into x.
			whole := float32(math.Floor(float64((x + y) / period)))
			sx := float32(k.x) + x + y - whole*period
			sy := float32(k.y)
			c.rectangle(x, y, x1, y1, sx, sy, sx+x1-x, sy+y1-y, t)
		}
	}
}

// stroke draws a line whose sides fade over a pixel: a core and two soft edges.
func (c *Canvas) stroke(m *scene.Mark) {
	k, ok := c.find(key{shape: scene.Box})
	length := float32(math.Hypot(float64(m.W), float64(m.H)))
	if !ok || length == 0 {
		return
	}
	dx, dy := m.W/length, m.H/length
	half, alpha := m.Thick/2, m.Alpha
	if half < 0.5 {
		alpha *= m.Thick
		half = 0.5
	}
	core, soft := half-0.5, half+0.5
	x0, y0 := m.X-dx*half/2, m.Y-dy*half/2
	x1, y1 := m.X+m.W+dx*half/2, m.Y+m.H+dy*half/2
	sx, sy := float32(k.x+2), float32(k.y+2)
	full, clear := tint(c.atlas.theme.Colours[m.Tone], alpha), colour{}
	band := func(from, to float32, a, b colour) {
		c.quad(corner(x0-dy*from, y0+dx*from, sx, sy, a), corner(x1-dy*from, y1+dx*from, sx, sy, a),
			corner(x0-dy*to, y0+dx*to, sx, sy, b), corner(x1-dy*to, y1+dx*to, sx, sy, b))
	}
	band(-soft, -core, clear, full)
	if core > 0 {
		band(-core, core, full, full)
	}
	band(core, soft, full, clear)
}
