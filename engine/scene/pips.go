package scene

import "strconv"

// mostPips is the largest threshold drawn as a row of pips.
const mostPips = 8

// pips draws the thresholds of a vertex above it, a row for every class that has one: as many
// pips as the threshold, those of edges taken are full.
func (l *layout) pips(p *projection, lane *Lane, v int, r float64) {
	if lane.Levels == nil || p.m.room[v]*p.scale < 30*l.u {
		return
	}
	x, y := p.at(v)
	size, step := 4*l.u, 6*l.u
	row := y - r - 8*l.u
	for class, alpha := range lane.Levels.Alpha {
		if alpha < 1 || alpha > mostPips {
			continue
		}
		fill := int64(lane.Levels.Fill(int32(v), class))
		if fill == 0 {
			continue // a right end, or one that nothing has reached
		}
		left := x - float64(alpha)*step/2 + (step-size)/2
		for k := range alpha {
			tone, shape := classTones[class%len(classTones)], Box
			if k >= fill {
				tone = Line
			}
			l.bin(PartPip, shape, tone, v, left+float64(k)*step, row-size, size, size, 1)
		}
		row -= step + l.u
	}
}

// legend names the classes of a lane and their thresholds below its graph.
func (l *layout) legend(s *Strip, lane *Lane) {
	if lane.Levels == nil {
		return
	}
	u := l.u
	l.frame = frame{s.Left, s.Top, s.Right, s.Bottom}
	x, y := s.Left, s.Bottom-11*u
	for class, alpha := range lane.Levels.Alpha {
		text := "class " + strconv.Itoa(class+1) + ": α " + threshold(alpha)
		if !lane.classed() {
			text = "α " + threshold(alpha)
		}
		width := (1.08*textWidth(text, l.small) + 40) * u
		if x+width > s.Right {
			return
		}
		tone, dash := classTones[class%len(classTones)], dashes[class%len(dashes)]
		if !lane.classed() {
			tone, dash = Muted, dashes[0]
		}
		if dash[1] == 0 {
			dash = [2]float64{22, 0}
		}
		l.dashed(PartFrame, tone, x, y, x+22*u, y, 2.5*u, 1, [2]float64{dash[0], max(dash[1], 0.01)})
		l.remark(text, x+28*u, y, Start)
		x += width
	}
	if text := "our reconstruction"; x+1.08*textWidth(text, l.small)*u < s.Right {
		l.remark(text, x, y, Start)
	}
}

func threshold(alpha int64) string {
	if alpha >= 1<<31 {
		return "∞"
	}
	return strconv.FormatInt(alpha, 10)
}
