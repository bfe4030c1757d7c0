//go:build js && wasm

package canvas

import (
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine/scene"
)

// texture is a raster of the scene on its way to the screen, a pixel a cell. Pixels are sent only when cells or theme
// have changed.
type texture struct {
	image  *ebiten.Image
	stamp  uint64
	theme  *scene.Theme
	pixels []uint32
}

// rasters draws the images of a scene, each scaled without blurring.
func (c *Canvas) rasters(screen *ebiten.Image, s *scene.Scene, theme *scene.Theme) {
	for len(c.textures) < len(s.Rasters) {
		c.textures = append(c.textures, texture{})
	}
	for i := range s.Rasters {
		r, t := &s.Rasters[i], &c.textures[i]
		t.take(r, theme)
		var options ebiten.DrawImageOptions
		options.GeoM.Scale(r.W/float64(r.Columns), r.H/float64(r.Rows))
		options.GeoM.Translate(r.X, r.Y)
		screen.DrawImage(t.image, &options)
	}
}

func (t *texture) take(r *scene.Raster, theme *scene.Theme) {
	if t.stamp == r.Stamp && t.theme == theme {
		return
	}
	t.stamp, t.theme = r.Stamp, theme
	if cap(t.pixels) < len(r.Cells) {
		t.pixels = make([]uint32, len(r.Cells))
	}
	t.pixels = t.pixels[:len(r.Cells)]
	var table [256]uint32 // red in the lowest byte, as wasm is little-endian
	for i, c := range theme.Ramp(r.Ramp) {
		if i > 0 {
			table[i] = uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | 255<<24
		}
	}
	pixels := t.pixels
	for i, cell := range r.Cells {
		pixels[i] = table[cell]
	}
	if t.image != nil && (t.image.Bounds().Dx() != r.Columns || t.image.Bounds().Dy() != r.Rows) {
		t.image.Deallocate()
		t.image = nil
	}
	if t.image == nil {
		t.image = ebiten.NewImage(r.Columns, r.Rows)
	}
	t.image.WritePixels(unsafe.Slice((*byte)(unsafe.Pointer(&t.pixels[0])), 4*len(t.pixels)))
}
