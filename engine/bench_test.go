package engine

import "testing"

// BenchmarkAdvance plays every process of the catalogue in 10^4 bins, or on a complete
// graph of as many vertices; a step is a round.
func BenchmarkAdvance(b *testing.B) {
	for _, s := range rules {
		b.Run(s.Name, func(b *testing.B) {
			link := "n=10000&m=1e15&seed=1&p=" + s.Name
			if s.Edges {
				link = "g=complete~10000&T=1e7&seed=1&p=" + s.Name
			}
			c := parse(b, link)
			r := newRun(b, c)
			r.Forward()
			b.ResetTimer()
			r.Advance(int64(b.N))
		})
	}
}
