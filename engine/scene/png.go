package scene

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// raster embeds the cells as an image in the ramp's colours, a pixel a cell, that grows without blurring.
func (o *svg) raster(r *Raster) error {
	o.text(`<image x="`, number(r.X), `" y="`, number(r.Y), `" width="`, number(r.W), `" height="`, number(r.H),
		`" preserveAspectRatio="none" image-rendering="pixelated" href="data:image/png;base64,`)
	text := base64.NewEncoder(base64.StdEncoding, o)
	if err := writePNG(text, r, o.theme.Ramp(r.Ramp)); err != nil {
		return err
	}
	if err := text.Close(); err != nil {
		return err
	}
	o.text("\"/>\n")
	return nil
}

// writePNG writes a picture of 256 colours, the first clear (Portable Network Graphics, W3C Recommendation, section 11).
// The standard library's package would bring its reader into the stage's program, which writes none.
func writePNG(w io.Writer, r *Raster, colours [256]RGB) error {
	if _, err := io.WriteString(w, "\x89PNG\r\n\x1a\n"); err != nil {
		return err
	}
	const bits, indexed = 8, 3
	head := binary.BigEndian.AppendUint32(nil, uint32(r.Columns))
	head = binary.BigEndian.AppendUint32(head, uint32(r.Rows))
	head = append(head, bits, indexed, 0, 0, 0)
	var palette []byte
	for _, c := range colours {
		palette = append(palette, c.R, c.G, c.B)
	}
	cells, err := deflated(r)
	if err != nil {
		return err
	}
	for _, chunk := range []struct {
		name string
		data []byte
	}{{"IHDR", head}, {"PLTE", palette}, {"tRNS", []byte{0}}, {"IDAT", cells}, {"IEND", nil}} {
		block := binary.BigEndian.AppendUint32(nil, uint32(len(chunk.data)))
		block = append(append(block, chunk.name...), chunk.data...)
		block = binary.BigEndian.AppendUint32(block, crc32.ChecksumIEEE(block[4:]))
		if _, err := w.Write(block); err != nil {
			return err
		}
	}
	return nil
}

// deflated is the rows, each after the number of its filter: none.
func deflated(r *Raster) ([]byte, error) {
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	for y := range r.Rows {
		if _, err := z.Write([]byte{0}); err != nil {
			return nil, err
		}
		if _, err := z.Write(r.Cells[y*r.Columns : (y+1)*r.Columns]); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return out.Bytes(), err
}
