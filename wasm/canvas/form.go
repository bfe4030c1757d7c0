//go:build js && wasm

package canvas

import (
	"image"
	"math"

	"binfall/engine/scene"
)

var (
	white = scene.RGB{R: 255, G: 255, B: 255}
	black = scene.RGB{}
)

func rectangle(c cell) image.Rectangle { return image.Rect(c.x, c.y, c.x+c.w, c.y+c.h) }

// cover is how much of a pixel lies inside an edge at a signed distance, positive inside.
func cover(inside float64) float64 { return math.Max(0, math.Min(1, inside+0.5)) }

// disc shades a ball: light from the upper left, a darker rim, and stripes across those of overloaded bins.
func disc(theme *scene.Theme, k key, x, y float64) (scene.RGB, float64) {
	d := float64(k.size)
	dx, dy := x-d/2, y-d/2
	colour := theme.Colours[k.tone]
	if k.shape == scene.Striped {
		colour = colour.Mix(theme.Colours[scene.Paper], scene.StripeShare*bands((dx+dy)*math.Sqrt2/2, d))
	}
	light := math.Hypot(x-scene.LightX*d, y-scene.LightY*d) / (scene.LightReach * d)
	if light < 0.5 {
		colour = colour.Mix(white, scene.LightShare*(1-light/0.5))
	} else {
		colour = colour.Mix(black, scene.ShadeShare*math.Min(1, (light-0.5)/0.5))
	}
	return colour, cover(d/2 - math.Hypot(dx, dy))
}

// bands is the coverage of a ball's stripes at a distance from its middle: three, or one where three would blur.
func bands(v, d float64) float64 {
	if d < scene.LeastStriped {
		return cover(scene.LoneStripe*d/2 - math.Abs(v))
	}
	covered := 0.0
	for k := -1.0; k <= 1; k++ {
		covered = math.Max(covered, cover(scene.StripeWidth*d/2-math.Abs(v-k*scene.StripePeriod*d)))
	}
	return covered
}

// stripe is the coverage of slanted stripes, v measured along a row.
func stripe(v, period float64) float64 {
	v = math.Mod(v, period)
	half := scene.HatchWidth * period / 2
	return cover((half - math.Abs(v-period/2)) / math.Sqrt2)
}

// ring is the coverage of a circle line that fills a square.
func ring(x, y, size float64) float64 {
	from := math.Hypot(x-size/2, y-size/2)
	return cover(size/2-from) * cover(from-size*(0.5-scene.RingWidth))
}

// triangle is the coverage of a triangle pointing up in a square.
func triangle(x, y, size float64) float64 {
	slant := (y/2 - math.Abs(x-size/2)) * 2 / math.Sqrt(5)
	return cover(slant) * cover(size-y)
}
