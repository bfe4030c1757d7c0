package scene

// measure is what a strip says of its lane: the state less the balls still in flight.
type measure struct {
	lo, hi  int32
	balls   int64
	average float64
	gap     float64
}

// resting is that of the whole state, for views in which no ball is seen to fall.
func (lane *Lane) resting() measure {
	s := lane.State
	m := measure{lo: s.Min(), hi: s.Max(), balls: s.Balls, gap: s.Gap()}
	m.average = float64(m.balls) / float64(len(s.Loads))
	return m
}

func (lane *Lane) measure() measure {
	m := lane.resting()
	flying := lane.flying()
	if flying > 0 && len(lane.State.Loads) <= 4*autoBins {
		m.balls -= flying
		m.lo, m.hi = 1<<31-1, 0
		for bin := range lane.State.Loads {
			settled := lane.settled(bin)
			m.lo, m.hi = min(m.lo, settled), max(m.hi, settled)
		}
	}
	m.average = float64(m.balls) / float64(len(lane.State.Loads))
	m.gap = float64(m.hi) - m.average
	return m
}

// ceil is the average of n bins, rounded up: a bin below it is underloaded.
func (m measure) ceil(n int) int32 { return int32((m.balls + int64(n) - 1) / int64(n)) }

// flying is the number of balls that have not landed.
func (lane *Lane) flying() int64 {
	flying := int64(0)
	for i := range lane.Acts {
		for k := range lane.Acts[i].Placed {
			flying += int64(lane.Acts[i].aloft(k))
		}
	}
	return flying
}

// settled is the load of a bin less its balls in flight.
func (lane *Lane) settled(bin int) int32 {
	load := lane.State.Loads[bin]
	for i := range lane.Acts {
		for k := range lane.Acts[i].Placed {
			if lane.Acts[i].Placed[k].Bin == bin {
				load -= lane.Acts[i].aloft(k)
			}
		}
	}
	return load
}
