package scene

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"io"
	"math"
)

// raster embeds the cells as an image in the ramp's colours. It has about as many pixels as it covers: not every
// renderer lets an image grow without blurring.
func (o *svg) raster(r *Raster) error {
	var file bytes.Buffer
	if err := writePNG(&file, r, o.theme.Ramp(r.Ramp), grown(r.W, r.Columns), grown(r.H, r.Rows)); err != nil {
		return err
	}
	o.put(`<image x="%" y="%" width="%" height="%" preserveAspectRatio="none" image-rendering="pixelated" href="data:image/png;base64,`, r.X, r.Y, r.W, r.H)
	o.text(base64.StdEncoding.EncodeToString(file.Bytes()), "\"/>\n")
	return nil
}

// grown is how many pixels a cell gets.
func grown(length float64, cells int) int { return max(1, int(math.Ceil(length/float64(cells)))) }

// writePNG writes a picture of 256 colours, the first clear, in which a cell is so many pixels across and down (Portable Network Graphics, W3C Recommendation, section 11).
// The standard library's package would bring its reader into the stage's program, which writes none.
func writePNG(w io.Writer, r *Raster, colours [256]RGB, across, down int) error {
	if _, err := io.WriteString(w, "\x89PNG\r\n\x1a\n"); err != nil {
		return err
	}
	const bits, indexed = 8, 3
	head := binary.BigEndian.AppendUint32(nil, uint32(r.Columns*across))
	head = binary.BigEndian.AppendUint32(head, uint32(r.Rows*down))
	head = append(head, bits, indexed, 0, 0, 0)
	var palette []byte
	for _, c := range colours {
		palette = append(palette, c.R, c.G, c.B)
	}
	cells, err := deflated(r, across, down)
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
func deflated(r *Raster, across, down int) ([]byte, error) {
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	row := make([]byte, 1+r.Columns*across)
	for y := range r.Rows {
		for x := range r.Columns * across {
			row[1+x] = r.Cells[y*r.Columns+x/across]
		}
		for range down {
			if _, err := z.Write(row); err != nil {
				return nil, err
			}
		}
	}
	err := z.Close()
	return out.Bytes(), err
}
