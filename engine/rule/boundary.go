package rule

import "binfall/engine/process"

// boundary follows the load level at which the q most loaded bins end: fewer
// than q bins lie above it, at least q at or above it. Loads only grow, so the
// level only rises; a rise recounts the bins, at most W/q times.
type boundary struct {
	q     int
	level int32
	above int // bins above the level, less than q
	at    int // bins at the level
}

func (b *boundary) start(s *process.State, q int) {
	b.q, b.level = q, s.Max()
	for b.count(s); b.above+b.at < q; b.count(s) {
		b.level--
	}
}

func (b *boundary) count(s *process.State) {
	b.above, b.at = 0, 0
	for _, x := range s.Loads {
		if x > b.level {
			b.above++
		} else if x == b.level {
			b.at++
		}
	}
}

// refuses reports whether a bin is among the q most loaded; of those at the
// level, which fill the last q - above places, a fair draw says.
func (b *boundary) refuses(s *process.State, bin, index int) bool {
	switch x := s.Loads[bin]; {
	case x > b.level:
		return true
	case x < b.level:
		return false
	}
	return s.Rule.Bernoulli(index, uint64(b.q-b.above), uint64(b.at))
}

// tell says by which boundary the first candidate was judged, before a ball is placed.
func (b *boundary) tell(s *process.State, c process.Coin) {
	if s.Watch {
		tied := s.Last.Candidates[0].Load == b.level && b.q-b.above < b.at
		s.Tell(process.Told{Way: process.Rank, Coin: c, Level: int64(b.level), Rank: b.q, Drawn: tied})
	}
}

// place puts a ball into a bin and follows the level.
func (b *boundary) place(s *process.State, bin int) {
	switch s.Loads[bin] {
	case b.level:
		b.at--
		b.above++
	case b.level - 1:
		b.at++
	}
	s.Place(bin, 1)
	for b.above >= b.q {
		b.level++
		b.count(s)
	}
}
