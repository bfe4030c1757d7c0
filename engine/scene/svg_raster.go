package scene

import (
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
)

// raster embeds the cells as an image in the ramp's colours, a pixel a cell, that grows without blurring.
func (o *svg) raster(r *Raster) error {
	colours := o.theme.Ramp(r.Ramp)
	palette := color.Palette{color.NRGBA{}}
	for _, c := range colours[1:] {
		palette = append(palette, color.NRGBA{c.R, c.G, c.B, 255})
	}
	o.text(`<image x="`, number(r.X), `" y="`, number(r.Y), `" width="`, number(r.W), `" height="`, number(r.H),
		`" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,`)
	text := base64.NewEncoder(base64.StdEncoding, o)
	picture := &image.Paletted{Pix: r.Cells, Stride: r.Columns, Rect: image.Rect(0, 0, r.Columns, r.Rows), Palette: palette}
	if err := png.Encode(text, picture); err != nil {
		return err
	}
	if err := text.Close(); err != nil {
		return err
	}
	o.text("\"/>\n")
	return nil
}
