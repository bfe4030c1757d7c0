package stats

import "math"

// Sample is a value at a round.
type Sample struct {
	Round int64   `json:"round"`
	Value float64 `json:"value"`
}

// Series keeps a bounded picture of a sequence of any length: it joins neighbouring
// samples into spans and keeps the first, least, greatest and last of each, so
// that no extreme is lost.
type Series struct {
	limit int   // most spans
	width int64 // rounds of a span
	spans []span
}

type span struct{ first, low, high, last Sample }

// NewSeries returns an empty series that keeps at most four times limit samples.
func NewSeries(limit int) *Series { return &Series{limit: max(limit, 2), width: 1} }

// Add appends a sample; rounds must not fall.
func (s *Series) Add(round int64, value float64) {
	x := Sample{round, value}
	last := len(s.spans) - 1
	if last >= 0 && s.spans[last].first.Round/s.width == round/s.width {
		s.spans[last] = s.spans[last].join(span{x, x, x, x})
		return
	}
	if len(s.spans) == s.limit {
		s.halve()
		s.Add(round, value)
		return
	}
	s.spans = append(s.spans, span{x, x, x, x})
}

// halve doubles the width of the spans.
func (s *Series) halve() {
	s.width *= 2
	joined := s.spans[:0]
	for _, next := range s.spans {
		if last := len(joined) - 1; last >= 0 && joined[last].first.Round/s.width == next.first.Round/s.width {
			joined[last] = joined[last].join(next)
			continue
		}
		joined = append(joined, next)
	}
	s.spans = joined
}

func (a span) join(b span) span {
	a.last = b.last
	if b.low.Value < a.low.Value {
		a.low = b.low
	}
	if b.high.Value > a.high.Value {
		a.high = b.high
	}
	return a
}

// Samples returns what is kept, in order of the rounds, without repetitions.
func (s *Series) Samples() []Sample {
	var list []Sample
	for _, p := range s.spans {
		inner := [2]Sample{p.low, p.high}
		if p.high.Round < p.low.Round {
			inner = [2]Sample{p.high, p.low}
		}
		for _, x := range []Sample{p.first, inner[0], inner[1], p.last} {
			if n := len(list); n == 0 || list[n-1] != x && list[n-1].Round <= x.Round {
				list = append(list, x)
			}
		}
	}
	return list
}

// Range returns the least and the greatest value.
func (s *Series) Range() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range s.spans {
		low, high = math.Min(low, p.low.Value), math.Max(high, p.high.Value)
	}
	return low, high
}
