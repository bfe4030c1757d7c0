package stats

// Series keeps a bounded picture of a run of any length: it joins neighbouring
// rounds into spans and keeps the figures of the first, the last, and the rounds
// of least and greatest gap in each, so that no extreme is lost.
type Series struct {
	limit int   // most spans
	width int64 // rounds of a span
	spans []span
}

type span struct{ first, low, high, last Figures }

// NewSeries returns an empty series that keeps at most four times limit rounds.
func NewSeries(limit int) *Series { return &Series{limit: max(limit, 2), width: 1} }

// Add appends the figures of a round; rounds must not fall.
func (s *Series) Add(x Figures) {
	last := len(s.spans) - 1
	if last >= 0 && s.spans[last].first.Rounds/s.width == x.Rounds/s.width {
		s.spans[last] = s.spans[last].join(span{x, x, x, x})
		return
	}
	if len(s.spans) == s.limit {
		s.halve()
		s.Add(x)
		return
	}
	s.spans = append(s.spans, span{x, x, x, x})
}

// halve doubles the width of the spans.
func (s *Series) halve() {
	s.width *= 2
	joined := s.spans[:0]
	for _, next := range s.spans {
		if last := len(joined) - 1; last >= 0 && joined[last].first.Rounds/s.width == next.first.Rounds/s.width {
			joined[last] = joined[last].join(next)
			continue
		}
		joined = append(joined, next)
	}
	s.spans = joined
}

func (a span) join(b span) span {
	a.last = b.last
	if b.low.Gap < a.low.Gap {
		a.low = b.low
	}
	if b.high.Gap > a.high.Gap {
		a.high = b.high
	}
	return a
}

// Kept returns what is kept, in order of the rounds, without repetitions.
func (s *Series) Kept() []Figures {
	var list []Figures
	for _, p := range s.spans {
		inner := [2]Figures{p.low, p.high}
		if p.high.Rounds < p.low.Rounds {
			inner = [2]Figures{p.high, p.low}
		}
		for _, x := range []Figures{p.first, inner[0], inner[1], p.last} {
			if n := len(list); n == 0 || list[n-1].Rounds < x.Rounds {
				list = append(list, x)
			}
		}
	}
	return list
}
