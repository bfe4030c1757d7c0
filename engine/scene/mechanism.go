package scene

import (
	"math"
	"strconv"

	"binfall/engine/process"
)

// Marks that tell how a rule decides, beside what every act shows: a refusal, a pull upwards, a coin, the level that a
// pour aims at, the load that a rule took a bin to have.

// judgement is how far the act's first candidate has been refused, 0 to 1; the second one lights up as it ends.
func (a *Act) judgement() float64 { return smooth((a.Phase/max(0.02, a.Lead) - 0.3) / 0.3) }

// late is how strongly the second candidate of a refused one is lit.
func (a *Act) late() float64 { return smooth((a.Phase/max(0.02, a.Lead) - 0.55) / 0.4) }

// glow is how strongly the bin of one of the act's moves is lit.
func (a *Act) glow(move int) float64 {
	switch {
	case a.Told.Way == process.Spread && a.Placed[move].Bin != a.Candidates[0].Bin:
		return smooth((a.Phase - a.start(a.before(move)) + 0.04) / 0.08)
	case a.judged():
		return a.late()
	}
	return a.light()
}

// judged reports that the act refuses its first candidate.
func (a *Act) judged() bool {
	return len(a.Candidates) > 0 && a.Candidates[0].Fate == process.Refused
}

// appear is how strongly a bin of the act is lit: a chosen one stays, one that got nothing fades unless it brought the
// balls.
func (a *Act) appear(c process.Candidate) float64 {
	for i, move := range a.Placed {
		if move.Bin == c.Bin {
			if c.Fate == process.Refused {
				return a.light()
			}
			return a.glow(i)
		}
	}
	if a.Told.Way == process.Spread {
		return a.light()
	}
	return a.refused()
}

// looked are the bins whose loads the act is about: the candidates, the remembered bin that they are compared with, and
// the bins over which balls are spread.
func (a *Act) looked() []process.Candidate {
	switch a.Told.Way {
	case process.Cache:
		return append(a.Candidates[:1:1], process.Candidate{Bin: a.Told.Before, Load: int32(a.Told.Level)})
	case process.Spread:
		bins := a.Candidates[:1:1]
		for _, m := range a.Placed {
			bins = append(bins, process.Candidate{Bin: m.Bin, Load: m.From})
		}
		return bins
	}
	return a.Candidates
}

// pulls reports that the act's ball goes to the fuller bin.
func (a *Act) pulls() bool {
	if a.Told.Way == process.Most {
		return true
	}
	if a.Told.Way != process.Near || a.Told.Drawn {
		return false
	}
	x, y := a.Candidates[0], a.Candidates[1]
	return x.Load != y.Load && int64(max(x.Load-y.Load, y.Load-x.Load)) <= a.Told.Near
}

// Sizes of signs in CSS pixels.
const (
	signSize = 9
	coinSize = 20
)

// sign draws what became of a candidate above its load at x, y: a cross for a refusal, an arrow for a pull. It takes its
// place among the loads, or stands beside the load where there is no room above.
func (l *layout) sign(s *Strip, act *Act, c process.Candidate, label Label, loads *[]placed) {
	refused, pulled := c.Fate == process.Refused, act.chosen(c.Bin) && act.pulls()
	if !refused && !pulled {
		return
	}
	size := signSize * l.u
	x := float64(label.X)
	y := lift(loads, x, float64(label.Y)-(l.text+2)*l.u, size+2*l.u, (l.text+3)*l.u)
	if y < s.Top+l.title+size/2 {
		x, y = x+(textWidth(label.Text, l.text)/2+4)*l.u+size/2, float64(label.Y)
	}
	if refused {
		alpha := act.judgement() * (1 - 0.25*smooth((act.Phase-act.Lead)/(landing-act.Lead)))
		l.cross(c.Bin, x, y, size, alpha)
		return
	}
	rise := act.late()
	l.pull(c.Bin, x, y+(1-rise)*6*l.u, size, rise)
}

// cross is two strokes around a middle.
func (l *layout) cross(bin int, x, y, size, alpha float64) {
	if alpha < 0.01 {
		return
	}
	half := size * 0.42
	for _, side := range [2]float64{-1, 1} {
		l.limb(PartRefused, Ink, bin, x-half, y-side*half, x+half, y+side*half, 2*l.pen, alpha)
	}
}

// pull is an arrow that points up, its middle at x, y.
func (l *layout) pull(bin int, x, y, size, alpha float64) {
	if alpha < 0.01 {
		return
	}
	l.bin(PartPull, Up, Candidate, bin, x-size/2, y-size*0.6, size, size*0.7, alpha)
	l.limb(PartPull, Candidate, bin, x, y, x, y+size*0.6, 2*l.pen, alpha)
}

// limb is a stroke that belongs to a bin.
func (l *layout) limb(part Part, tone Tone, bin int, x0, y0, x1, y1, thick, alpha float64) {
	l.scene.stroke(part, tone, x0, y0, x1, y1, thick, alpha)
	l.scene.Marks[len(l.scene.Marks)-1].Bin = int32(bin)
}

// targets draws the levels that the newest act goes by: where a pour stops but for one ball, what a rule with late
// knowledge takes a bin to hold.
func (l *layout) targets(s *Strip, lane *Lane) {
	act := lane.latest()
	if act == nil {
		return
	}
	if level := int32(act.Told.Level); act.Told.Way == process.Fill && len(act.Placed) > 0 && act.Placed[0].From < level {
		l.target(s, PartTarget, Candidate, act.Placed[0].Bin, level, act.light())
	}
	for i, c := range act.Candidates {
		if c.Late > 0 && !repeated(act.Candidates, i) {
			l.target(s, PartTarget, Ink, c.Bin, c.Load-c.Late, act.appear(c))
		}
	}
}

// target is a line across a bin at a level, with ends that reach over its shaft.
func (l *layout) target(s *Strip, part Part, tone Tone, bin int, level int32, alpha float64) {
	if float64(level) < s.Window.Base || alpha < 0.01 {
		return
	}
	half := math.Min(math.Max(s.Ball, math.Min(s.Pitch, 40*l.u))/2+2*l.u, math.Max(s.Pitch/2-l.u, 3*l.u))
	thick := l.rule(2)
	x, y := s.X(bin), math.Round(s.Y(float64(level)))
	l.bin(part, Box, Paper, bin, x-half, y-thick, 2*half, 2*thick, 0.7*alpha)
	l.bin(part, Box, tone, bin, x-half, y-thick/2, 2*half, thick, alpha)
	for _, side := range [2]float64{-1, 1} {
		l.bin(part, Box, tone, bin, x+side*half-thick/2, y-3*l.u, thick, 6*l.u, alpha)
	}
}

// refusals draws a dashed line at the level from which bins refuse, where that is not the average itself.
func (l *layout) refusals(s *Strip, lane *Lane, m measure) {
	act := lane.latest()
	if act == nil {
		return
	}
	level := float64(act.Told.Level)
	switch {
	case act.Told.Way == process.Mean && act.Told.Above.Num != 0:
		level = m.average + act.Told.Above.Float()
	case act.Told.Way != process.Limit:
		return
	}
	l.dashes(s, level)
}

// toss is what the coin of an act says: how many choices there are, or that two loads look alike.
func (a *Act) toss() string {
	switch {
	case a.Told.Coin == process.Few:
		return "1"
	case a.Told.Coin == process.Many && a.Told.Way == process.Least:
		return strconv.Itoa(len(a.Candidates))
	case a.Told.Coin == process.Many:
		return "½" // the quantile that is looked at
	case a.Told.Way == process.Near && a.Told.Drawn:
		return "≈"
	}
	return ""
}

// coin shows what the newest act's coin says, left of the hopper.
func (l *layout) coin(s *Strip, lane *Lane) {
	act := lane.latest()
	if act == nil || l.hopper == 0 || !s.Stacks {
		return
	}
	text, alpha := act.toss(), act.light()
	x, y := l.spout(s)
	x, y = x-(brim+8+coinSize/2)*l.u, y-21*l.u
	size := coinSize * l.u
	if text == "" || alpha < 0.02 || !l.narrow && s.Lowered < size && x-size/2-6*l.u < (12+1.08*textWidth(lane.Title, l.text+1))*l.u {
		return
	}
	l.scene.box(PartCoin, Ball, Candidate, x-size/2, y-size/2, size, size, alpha)
	l.scene.label(Label{Text: text, X: float32(x), Y: float32(y), Align: Middle, Tone: Paper, Bold: true, Size: float32(l.text), Alpha: float32(alpha)})
}
