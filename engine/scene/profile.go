package scene

import (
	"math"

	"binfall/engine/process"
	"binfall/engine/stats"
)

// profiles draws the sorted loads of all lanes into one plot, the fullest bin at the left, with the fluid limits of those
// lanes that have one.
func (l *layout) profiles(v View) {
	var curves, limits []curve
	for i := range l.run.Lanes {
		lane := &l.run.Lanes[i]
		levels, m := l.scene.profile(lane), lane.resting()
		c := l.laneCurve(lane)
		c.points = staircase(levels, len(lane.State.Loads))
		c.note = "gap " + Decimal(m.gap)
		if !l.narrow {
			c.note = "max " + Whole(int64(m.hi)) + " · " + c.note
		}
		curves = append(curves, c)
		if tails := l.scene.tails(lane); tails != nil {
			limits = append(limits, theoryCurve(lane.limitName(), lane, limitStairs(tails, len(lane.State.Loads))))
		}
	}
	curves, places, top := l.key(v, append(curves, once(limits)...))
	s := l.plot(v, top, v.Window)
	s.Unit = (s.Floor - s.Ceiling) / s.Window.Levels
	s.Pitch = (s.Right - s.Left) / float64(l.run.Bins)
	share, pointed := l.pointedShare(&s)
	bin := l.scene.Pointed
	below := "rank / n, the fullest " + l.run.thing() + " at 0"
	switch {
	case pointed:
		rank := min(int(share*float64(l.run.Bins)), int(l.run.Bins)-1)
		below = "rank " + Whole(int64(rank)+1) + " of " + Whole(l.run.Bins)
		l.look(curves, func(c *curve, lane *Lane) {
			c.looked, c.pointed = share, "load "+Whole(int64(loadAt(l.scene.profile(lane), rank)))
		})
	case bin >= 0:
		below = "rank / n; marked: " + l.run.thing() + " " + BinName(bin)
		l.look(curves, func(c *curve, lane *Lane) {
			c.looked, c.pointed = l.standing(lane, bin)
		})
	}
	l.axis(&s, measure{})
	l.floor(&s)
	l.averages(&s)
	l.finishPlot(&s, "load", below, curves, places, pointed)
}

// staircase is the profile as a line.
func staircase(levels []process.Level, n int) []stats.Point {
	points := make([]stats.Point, 0, 2*len(levels))
	bins := 0
	for _, level := range levels {
		from := float64(bins) / float64(n)
		bins += level.Bins
		points = append(points, stats.Point{X: from, Y: float64(level.Load)}, stats.Point{X: float64(bins) / float64(n), Y: float64(level.Load)})
	}
	return points
}

// limitStairs is a fluid limit as the profile of n bins would show it: without the loads that less than a quarter of a
// bin exceeds or falls below.
func limitStairs(tails []float64, n int) (points []stats.Point) {
	from, quarter := 0.0, 0.25/float64(n)
	for load := len(tails) - 1; load >= 0; load-- {
		to := tails[load]
		if to < quarter || to <= from || from > 1-quarter {
			continue
		}
		points = append(points, stats.Point{X: from, Y: float64(load)}, stats.Point{X: to, Y: float64(load)})
		from = to
	}
	return points
}

// limitName says whose the lane's fluid limit is.
func (lane *Lane) limitName() string {
	switch {
	case lane.Fullest > 0:
		return "Redlich 2014, d = " + digits(int64(lane.Fullest))
	case lane.Least == 1:
		return "Poisson law"
	}
	return "Mitzenmacher 1996, d = " + digits(int64(lane.Least))
}

// once leaves out curves of the same name.
func once(curves []curve) (kept []curve) {
	seen := map[string]bool{}
	for _, c := range curves {
		if !seen[c.name] {
			kept = append(kept, c)
		}
		seen[c.name] = true
	}
	return kept
}

// loadAt is the load of a rank, 0 for the fullest bin.
func loadAt(levels []process.Level, rank int) int32 {
	for _, level := range levels {
		if rank -= level.Bins; rank < 0 {
			return level.Load
		}
	}
	return 0
}

// standing is the share of the bins before a bin, from the fullest, and its load in words. Bins with the same load are in
// no order: it stands in their middle.
func (l *layout) standing(lane *Lane, bin int) (share float64, text string) {
	load, before := lane.State.Loads[bin], 0.0
	for _, level := range l.scene.profile(lane) {
		if level.Load <= load {
			before += float64(level.Bins) / 2
			break
		}
		before += float64(level.Bins)
	}
	return before / float64(l.run.Bins), "load " + Whole(int64(load))
}

// averages draws a line at each W/n and names it at the right, where names do not touch.
func (l *layout) averages(s *Strip) {
	var lines []float64
	for i := range l.run.Lanes {
		m := l.run.Lanes[i].resting()
		y := l.height(s, m.average)
		l.waterLine(s, m)
		l.scene.Marks[len(l.scene.Marks)-1].Lane = int8(i)
		if !free(lines, y, (l.small+2)*l.u) {
			continue
		}
		lines = append(lines, y)
		l.scene.label(Label{Text: l.averageText(m), X: float32(s.Right + 14*l.u), Y: float32(math.Min(y, s.Floor)), Tone: Water, Size: float32(l.small)})
	}
}

func (l *layout) averageText(m measure) string {
	if l.narrow {
		return Decimal(m.average)
	}
	return "W/n " + Decimal(m.average)
}
