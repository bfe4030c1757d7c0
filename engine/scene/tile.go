package scene

import (
	"math"
	"strings"
)

// legendHeight is the band at the picture's bottom that explains colours, in CSS pixels.
const legendHeight = 28

// tileHeading writes a lane's name and the first of some notes that fits: beside it, or below, or one part beside and one
// below, if there is a line for it.
func (l *layout) tileHeading(s *Strip, lane *Lane, notes []string, line bool) {
	size, y := l.text+1, s.Top+l.title/2+3*l.u
	l.scene.label(Label{Text: lane.Title, X: float32(s.Left), Y: float32(y), Tone: Ink, Bold: true, Size: float32(size)})
	act := lane.latest()
	differs := act != nil && act.Differs && act.Phase > act.Lead
	width := func(text string) float64 { return 1.08 * textWidth(text, l.small) }
	below := (s.Right - s.Left) / l.u
	beside := below - 14 - 1.08*textWidth(lane.Title, size)
	if !line {
		below = 0
	}
	for _, note := range notes {
		if differs && len(notes) == 1 { // else the reader asks for something else
			note = "≠ · " + note
		}
		first, rest, _ := strings.Cut(note, "; ")
		switch {
		case width(note) <= beside:
			first, rest = note, ""
		case width(note) <= below:
			first, rest = "", note
		case width(first) > beside || width(rest) > below:
			continue
		}
		if first != "" {
			l.remark(first, s.Right, y, End)
		}
		if rest != "" {
			l.remark(rest, s.Left, y+(l.text+5)*l.u, Start)
		}
		return
	}
}

// noteLine is the height of a second line of the heading in tiles that are narrow but not low.
func (l *layout) noteLine(s *Strip) float64 {
	if s.Right-s.Left > 420*l.u || s.Bottom-s.Top < 140*l.u {
		return 0
	}
	return (l.text + 4) * l.u
}

// colourKey explains a ramp's colours from one to another by a bar with a text at each end, and a remark at the left where
// there is room. The bar has a tick at a share of its length, if that is above 0.
func (l *layout) colourKey(ramp Ramp, from, to uint8, low, high, remark string, tick float64) {
	u, y := l.u, l.scene.Height-legendHeight*l.u/2
	width := func(text string) float64 { return 1.08 * textWidth(text, l.small) * u }
	right := l.scene.Width - 12*u
	bar := math.Round(min(150*u, right-24*u-width(low)-width(high)))
	if bar < 20*u {
		return
	}
	l.remark(high, right, y, End)
	x := math.Round(right - width(high) - 8*u - bar)
	l.remark(low, x-8*u, y, End)
	if left := x - 16*u - width(low) - width(remark); left > 12*u {
		l.remark(remark, 12*u, y, Start)
	}
	const steps = 64
	r, fresh := l.scene.raster(origin{columns: steps, rows: 1, low: float64(from), high: float64(to)}, ramp, -1)
	if fresh {
		for i := range r.Cells {
			r.Cells[i] = from + uint8(math.Round(float64(to-from)*float64(i)/(steps-1)))
		}
	}
	height := math.Round(9 * u)
	r.at(x, math.Round(y-height/2), bar, height)
	if tick > 0 {
		l.scene.box(PartFrame, Box, Water, math.Round(x+tick*bar-u), r.Y-3*u, 2*u, height+6*u, 1)
	}
}
