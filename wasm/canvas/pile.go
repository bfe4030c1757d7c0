//go:build js && wasm

package canvas

import (
	"math"

	"binfall/engine/scene"
)

// Balls that lie on one another are drawn by the dozen: the picture of a full bin is a few quads.

// pileHeight is how many pixels one quad of balls is high at most.
const pileHeight = 256

// pile is how many marks from the first on are balls of one look that lie on one another, 0 if the first is none.
func pile(marks []scene.Mark) int {
	first := &marks[0]
	if first.Shape != scene.Ball && first.Shape != scene.Striped {
		return 0
	}
	n := 1
	for n < len(marks) {
		m := &marks[n]
		if m.Shape != first.Shape || m.Tone != first.Tone || m.X != first.X || m.W != first.W || m.Alpha != first.Alpha ||
			math.Abs(float64(marks[n-1].Y-m.W-m.Y)) > 0.01 {
			break
		}
		n++
	}
	return n
}

// pile draws balls that lie on one another, the lowest first.
func (c *Canvas) pile(marks []scene.Mark) {
	for most := max(1, pileHeight/pixels(marks[0].W)); len(marks) > 0; {
		n := min(most, len(marks))
		if n < most {
			n = 1 // few forms are baked
		}
		top := &marks[n-1]
		c.round(top, key{top.Shape, top.Tone, pixels(top.W), n}, white)
		marks = marks[n:]
	}
}

// pixels is the size in which a form is baked.
func pixels(size float32) int { return max(1, int(math.Round(float64(size)))) }
