package engine

import "testing"

// BenchmarkAdvance plays every process of the catalogue in 10^4 bins; a step is a
// round.
func BenchmarkAdvance(b *testing.B) {
	for _, name := range names() {
		b.Run(name, func(b *testing.B) {
			c := parse(b, "n=10000&m=1e15&seed=1&p="+name)
			r := newRun(b, c)
			r.Forward()
			b.ResetTimer()
			r.Advance(int64(b.N))
		})
	}
}
