package scene

import (
	"math"

	"binfall/engine/process"
)

// BinName is the number by which people call a bin: the first one is bin 1.
func BinName(bin int) string { return Whole(int64(bin) + 1) }

// heading writes the lane's name and numbers above its strip.
func (l *layout) heading(s *Strip, lane *Lane, m measure) {
	u := l.u
	y := s.Top + l.title/2 + 3*u
	size := l.text + 1
	l.scene.label(Label{Text: lane.Title, X: float32(12 * u), Y: float32(y), Tone: Ink, Bold: true, Size: float32(size)})
	if act := lane.latest(); act != nil && act.Differs && !l.narrow && act.Phase > act.Lead {
		l.differs(lane, size, y)
	}
	room := l.scene.Width - (34+1.08*textWidth(lane.Title, size))*u
	if l.hopperBeside(s) {
		x, _ := l.spout(s)
		room = min(room, l.scene.Width-12*u-x-(brim+20+textWidth(l.waiting(lane), l.small))*u)
	}
	for _, note := range l.laneNotes(s, lane, m) {
		if textWidth(note, l.small)*u < room {
			l.remark(note, l.scene.Width-12*u, y, End)
			break
		}
	}
}

// remark writes a small pale text beside a place.
func (l *layout) remark(text string, x, y float64, align Align) {
	l.scene.label(Label{Text: text, X: float32(x), Y: float32(y), Align: align, Tone: Muted, Size: float32(l.small)})
}

// differs says beside the title that another lane chose differently, in full where there is room before the hopper.
func (l *layout) differs(lane *Lane, size, y float64) {
	at := (12 + 1.08*textWidth(lane.Title, size) + 14) * l.u
	text, limit := "≠ chooses differently", 90.0
	if lane.latest().toss() != "" {
		limit += coinSize + 16
	}
	if at+textWidth(text, l.small)*l.u > l.scene.Width/2-limit*l.u {
		text = "≠"
	}
	l.scene.label(Label{Text: text, X: float32(at), Y: float32(y), Tone: Candidate, Size: float32(l.small)})
}

// laneNotes are the texts for the right of the heading, of which the first that fits is written: the bin looked at, that
// the lane has finished, or, where the bracket has no room for words, what its numbers are.
func (l *layout) laneNotes(s *Strip, lane *Lane, m measure) []string {
	switch bin := l.scene.Pointed; {
	case bin >= 0:
		return l.run.notes(lane, bin, "")
	case lane.Done && !l.run.Done:
		return []string{"finished after round " + Whole(lane.State.Rounds)}
	case lane.Memory != nil && !l.narrow:
		return []string{lane.remembers()}
	case l.narrow && !l.cramped(s):
		return []string{"max " + Whole(int64(m.hi)) + " · gap " + Decimal(m.gap)}
	}
	return nil
}

// latest is the newest act, or nil.
func (lane *Lane) latest() *Act {
	if len(lane.Acts) == 0 {
		return nil
	}
	return &lane.Acts[len(lane.Acts)-1]
}

// numbers writes bin numbers under the floor and, for the newest round, the candidates' numbers and loads.
func (l *layout) numbers(s *Strip, lane *Lane) {
	if l.index < 20*l.u {
		return
	}
	y := s.Floor + 15*l.u
	taken := make([]float64, 0, 8)
	width := (textWidth(BinName(len(lane.State.Loads)-1), l.small) + 4) * l.u
	if act := lane.latest(); act != nil {
		taken = l.candidates(s, act, y, width)
	}
	if bin := l.scene.Pointed; bin >= 0 && free(taken, s.X(bin), width) {
		l.scene.label(Label{Text: BinName(bin), X: float32(s.X(bin)), Y: float32(y), Align: Middle, Tone: Ink, Bold: true, Size: float32(l.small)})
		taken = append(taken, s.X(bin))
	}
	step := int(tickStep(width * 1.25 / s.Pitch))
	for number := 0; number <= len(lane.State.Loads); number += step {
		bin := max(0, number-1)
		if number == step && step > 1 && s.X(bin)-s.X(0) < width {
			continue
		}
		if x := s.X(bin); free(taken, x, width) && bin < len(lane.State.Loads) && (number > 0 || step > 1) {
			l.remark(BinName(bin), x, y, Middle)
		}
	}
}

// candidates marks each candidate under the floor, full for a chosen one, and writes its number there and its load at
// the round's start above its stack; the chosen ones come first where there is no room for all. Labels that would touch
// move a line up. It returns the places taken.
func (l *layout) candidates(s *Strip, act *Act, y, width float64) []float64 {
	var taken []float64
	var loads []placed
	looked := act.looked()
	for _, chosen := range [2]bool{true, false} {
		for i, c := range looked {
			if act.chosen(c.Bin) == chosen && !repeated(looked, i) {
				taken = l.candidate(s, act, c, chosen, y, width, taken, &loads)
			}
		}
	}
	return taken
}

func (l *layout) candidate(s *Strip, act *Act, c process.Candidate, chosen bool, y, width float64, taken []float64, loads *[]placed) []float64 {
	part, alpha := PartCandidate, act.appear(c)
	if chosen {
		part = PartChosen
	}
	x, size := s.X(c.Bin), 7*l.u
	l.bin(part, Up, Candidate, c.Bin, x-size/2, s.Floor+3*l.u, size, size*0.8, alpha)
	style := Label{X: float32(x), Align: Middle, Tone: Candidate, Bold: true, Alpha: float32(act.light())}
	if chosen {
		style.Alpha = float32(alpha)
	}
	if !chosen && act.Phase > act.Lead {
		style.Tone, style.Bold = Muted, false
	}
	if style.Alpha < 0.02 {
		return taken
	}
	if free(taken, x, width) {
		name := style
		name.Text, name.Y, name.Size = BinName(c.Bin), float32(y), float32(l.small)
		l.scene.label(name)
		taken = append(taken, x)
	}
	style.Text = act.known(c)
	now := c.Load + act.landed(c.Bin)
	top := s.Y(math.Max(float64(now), s.Window.Base))
	if now > c.Load {
		if c.Late > 0 {
			style.Text = Whole(int64(c.Load))
		}
		style.Text += "→" + Whole(int64(now))
	}
	at := lift(loads, x, top-0.75*l.text*l.u, (textWidth(style.Text, l.text)+6)*l.u, (l.text+3)*l.u)
	style.Y, style.Size, style.Halo = float32(math.Max(at, s.Top+l.title+8*l.u)), float32(l.text), true
	l.scene.label(style)
	l.sign(s, act, c, style, loads)
	return taken
}

// known is a candidate's load as the rule knows it: one that was refused and is drawn again is taken unseen.
func (a *Act) known(c process.Candidate) string {
	switch {
	case c.Fate == process.Unseen, c.Fate == process.Refused && a.chosen(c.Bin) && a.late() > 0.5:
		return "?"
	case c.Late > 0:
		return "saw " + Whole(seen(c))
	}
	return Whole(int64(c.Load))
}

type placed struct{ x, y, width float64 }

// lift places a label at x, y, moving it up until it touches none of those placed.
func lift(labels *[]placed, x, y, width, line float64) float64 {
	for again := true; again; {
		again = false
		for _, other := range *labels {
			if math.Abs(other.x-x) < (other.width+width)/2 && math.Abs(other.y-y) < line-0.01 {
				y, again = other.y-line, true
			}
		}
	}
	*labels = append(*labels, placed{x, y, width})
	return y
}

func free(taken []float64, x, width float64) bool {
	for _, other := range taken {
		if math.Abs(other-x) < width {
			return false
		}
	}
	return true
}
