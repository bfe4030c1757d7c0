package engine

import (
	"fmt"
	"testing"
)

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

// BenchmarkCheckpoints plays whole runs as they are played where somebody may seek, and without
// checkpoints; a step is a run.
func BenchmarkCheckpoints(b *testing.B) {
	for _, link := range []string{"n=10000&m=1e6&seed=1&p=one-choice", "n=10000&m=1e6&seed=1&p=d-choice", "n=1000000&m=1e7&seed=1&p=d-choice"} {
		for _, forward := range []bool{false, true} {
			b.Run(fmt.Sprintf("%s/forward=%v", link, forward), func(b *testing.B) {
				c := parse(b, link)
				for b.Loop() {
					r := newRun(b, c)
					if forward {
						r.Forward()
					}
					for r.Advance(1<<16) > 0 {
					}
				}
			})
		}
	}
}

// BenchmarkLayered plays the rules for edges on the layered graph of a million vertices,
// where loads lie far from the processor; a step is an arrival.
func BenchmarkLayered(b *testing.B) {
	for _, p := range []string{"greedy", "left-assign", "threshold-greedy~0-2", "threshold-greedy-merged~0-2", "optimum"} {
		b.Run(p, func(b *testing.B) {
			r := newRun(b, parse(b, "g=layered~983040~0.9~32~32~32&T=1e7&seed=1&p="+p))
			r.Forward()
			b.ResetTimer()
			r.Advance(int64(b.N))
		})
	}
}
