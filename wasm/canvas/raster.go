//go:build js && wasm

package canvas

import (
	_ "embed"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine/scene"
)

//go:embed raster.kage
var rasterShader []byte

// texture is a raster of the scene on its way to the screen: its cells as they are, four to a pixel, each row filled up
// to whole pixels. They are sent only when they have changed; the shader gives them their colours.
type texture struct {
	image  *ebiten.Image
	stamp  uint64
	packed []byte
}

// rasters draws the images of a scene, each scaled without blurring.
func (c *Canvas) rasters(screen *ebiten.Image, s *scene.Scene, theme *scene.Theme) {
	for len(c.textures) < len(s.Rasters) {
		c.textures = append(c.textures, texture{})
	}
	for i := range s.Rasters {
		c.textures[i].take(&s.Rasters[i])
		c.raster(screen, &s.Rasters[i], c.textures[i].image, c.ramp(s.Rasters[i].Ramp, theme))
	}
}

// raster draws one image through the shader.
func (c *Canvas) raster(screen *ebiten.Image, r *scene.Raster, cells, ramp *ebiten.Image) {
	corner := func(x, y float64, column, row int) ebiten.Vertex {
		return ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32(column) / 4, SrcY: float32(row)}
	}
	vertices := [...]ebiten.Vertex{
		corner(r.X, r.Y, 0, 0), corner(r.X+r.W, r.Y, r.Columns, 0),
		corner(r.X, r.Y+r.H, 0, r.Rows), corner(r.X+r.W, r.Y+r.H, r.Columns, r.Rows),
	}
	indices := [...]uint32{0, 1, 2, 1, 3, 2}
	options := ebiten.DrawTrianglesShaderOptions{Images: [4]*ebiten.Image{cells, ramp}}
	screen.DrawTrianglesShader32(vertices[:], indices[:], c.shader, &options)
}

// take sends the cells if they are not those of the image.
func (t *texture) take(r *scene.Raster) {
	if t.stamp == r.Stamp {
		return
	}
	t.stamp = r.Stamp
	width := (r.Columns + 3) / 4
	if size := 4 * width * r.Rows; cap(t.packed) < size {
		t.packed = make([]byte, size)
	} else {
		t.packed = t.packed[:size]
	}
	for row := range r.Rows {
		copy(t.packed[4*width*row:], r.Cells[r.Columns*row:r.Columns*(row+1)])
	}
	if t.image != nil && (t.image.Bounds().Dx() != width || t.image.Bounds().Dy() != r.Rows) {
		t.image.Deallocate()
		t.image = nil
	}
	if t.image == nil {
		t.image = ebiten.NewImage(width, r.Rows)
	}
	t.image.WritePixels(t.packed)
}

// palette is a ramp in a theme's colours, a pixel each.
type palette struct {
	image *ebiten.Image
	theme *scene.Theme
}

// ramp is the image of a ramp's colours.
func (c *Canvas) ramp(r scene.Ramp, theme *scene.Theme) *ebiten.Image {
	p := &c.ramps[r]
	if p.theme == theme {
		return p.image
	}
	if p.theme = theme; p.image == nil {
		p.image = ebiten.NewImage(256, 1)
	}
	var pixels [4 * 256]byte
	for i, colour := range theme.Ramp(r) {
		if i > 0 { // 0 is clear
			pixels[4*i], pixels[4*i+1], pixels[4*i+2], pixels[4*i+3] = colour.R, colour.G, colour.B, 255
		}
	}
	p.image.WritePixels(pixels[:])
	return p.image
}
