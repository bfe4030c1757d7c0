package scene

import (
	"math"

	"binfall/engine/process"
)

// memory marks what the rule remembers: a ring on the shaft of the cached bin, clear of loads and labels, and a dashed
// line at the load from which bins refuse.
func (l *layout) memory(s *Strip, lane *Lane) {
	if lane.Memory == nil {
		return
	}
	if bin := lane.Memory.Bin; bin >= 0 {
		size := math.Max(9*l.u, math.Min(s.Pitch*0.7, 16*l.u))
		l.bin(PartMemory, Ring, Accent, bin, lane.carried(s)-size/2, s.Ceiling-size-2*l.u, size, size, 1)
	}
	if level := float64(lane.Memory.Level); lane.Memory.Level >= 0 {
		l.dashes(s, level)
	}
}

// dashes draws a dashed line across the bins at a level from which they refuse.
func (l *layout) dashes(s *Strip, level float64) {
	thick, dash := l.rule(1.5), 6*l.u
	y := math.Round(s.Y(level))
	if level < s.Window.Base || y < s.Ceiling {
		return
	}
	for x := s.Left; x < s.Right; x += 2 * dash {
		l.scene.box(PartMemory, Box, Accent, x, y, math.Min(dash, s.Right-x), thick, 0.9)
	}
}

// carried is the middle of the ring of the cached bin: from the bin remembered before an act to the one remembered after.
func (lane *Lane) carried(s *Strip) float64 {
	x := s.X(lane.Memory.Bin)
	for i := range lane.Acts {
		act := &lane.Acts[i]
		if act.Told.Way != process.Cache {
			continue
		}
		if i == 0 {
			x = s.X(act.Told.Before)
		}
		x += (s.X(act.Told.After) - x) * smooth((act.Phase-0.6)/0.4)
	}
	return x
}

// remembers says in words what the rule remembers, empty for nothing.
func (lane *Lane) remembers() string {
	switch m := lane.Memory; {
	case m == nil:
		return ""
	case m.Bin >= 0:
		return "bin " + BinName(m.Bin) + " is remembered"
	case m.Level >= 0:
		return "refuses from load " + Whole(int64(m.Level))
	}
	return ""
}
