package scene

// shades looks colours of loads up.
type shades struct {
	low   int32
	shift uint
	table [mostShades]uint8
}

// mostShades is far more than there are colours.
const mostShades = 1 << 14

func shadesOf(lane *Lane, reach float64) *shades {
	m := lane.resting()
	sh := &shades{low: m.lo}
	for (m.hi-m.lo)>>sh.shift >= mostShades {
		sh.shift++
	}
	for i := range (m.hi-m.lo)>>sh.shift + 1 {
		load := float64(m.lo) + float64(int64(i)<<sh.shift)
		sh.table[i] = diverge(load-m.average, reach)
	}
	return sh
}

func (sh *shades) of(load int32) uint8 {
	return sh.table[uint32(load-sh.low)>>(sh.shift&31)%mostShades]
}

// lookUp finds the colour of every load. Four at a time and in short calls: a browser's slow tier keeps a long call.
func (sh *shades) lookUp(cells []uint8, loads []int32) {
	const atOnce = 1 << 16
	cells = cells[:len(loads)]
	for len(loads) > atOnce {
		sh.fours(cells[:atOnce], loads[:atOnce])
		cells, loads = cells[atOnce:], loads[atOnce:]
	}
	sh.fours(cells, loads)
	for i := len(loads) &^ 3; i < len(loads); i++ {
		cells[i] = sh.of(loads[i])
	}
}

func (sh *shades) fours(cells []uint8, loads []int32) {
	table, low, shift := &sh.table, sh.low, sh.shift&31 // a bounded shift and a bounded index need no checks
	for len(loads) >= 4 && len(cells) >= 4 {
		l, c := (*[4]int32)(loads), (*[4]uint8)(cells)
		c[0] = table[uint32(l[0]-low)>>shift%mostShades]
		c[1] = table[uint32(l[1]-low)>>shift%mostShades]
		c[2] = table[uint32(l[2]-low)>>shift%mostShades]
		c[3] = table[uint32(l[3]-low)>>shift%mostShades]
		loads, cells = loads[4:], cells[4:]
	}
}
