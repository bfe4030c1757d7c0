package process

import "slices"

// Past is what the bins of a lane got in its last rounds.
type Past struct {
	From, To int64 // rounds finished before the first of them, and after the last

	gains []gain // by round
}

// Gain is balls that a bin got in a round.
type Gain struct {
	Round int64 // 1 for the first round
	Balls int32
}

type gain struct {
	Gain
	bin int32
}

// mostGains bounds the memory of a past: of rounds with many balls it keeps fewer.
const mostGains = 1 << 18

// Add keeps what the next round did.
func (p *Past) Add(e *Event) {
	if len(p.gains) >= mostGains {
		p.forget()
	}
	for _, m := range e.Placed {
		p.gains = append(p.gains, gain{Gain{e.Round, m.Balls}, int32(m.Bin)})
	}
	p.To = e.Round
}

// forget drops the older half of the gains, in whole rounds.
func (p *Past) forget() {
	half := len(p.gains) / 2
	p.From = p.gains[half].Round
	for half < len(p.gains) && p.gains[half].Round == p.From {
		half++
	}
	p.gains = append(p.gains[:0], p.gains[half:]...)
}

// Last returns the last rounds in which a bin got balls, at most most, the oldest first.
func (p *Past) Last(bin, most int) []Gain {
	var last []Gain // the newest first
	for i := len(p.gains) - 1; i >= 0; i-- {
		g := &p.gains[i]
		if int(g.bin) != bin {
			continue
		}
		if n := len(last); n > 0 && last[n-1].Round == g.Round {
			last[n-1].Balls += g.Balls
			continue
		}
		if len(last) == most {
			break
		}
		last = append(last, g.Gain)
	}
	slices.Reverse(last)
	return last
}
