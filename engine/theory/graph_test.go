package theory

import (
	"fmt"
	"testing"
)

// Measured figures for K_{n,√n} with T = n: the bound by a lopsided pair, printed with
// two places, and the guess of the optimum.
func TestSidesOfUnevenGraphs(t *testing.T) {
	for _, c := range []struct {
		n, s   float64
		pair   string // "" where none is printed
		optima float64
	}{{1e3, 32, "2.15", 3}, {1e4, 100, "2.67", 3}, {1e5, 316, "3.43", 4}, {1e6, 1000, "", 5}} {
		// T = n arrivals on n·s edges, D = s: λ = 1
		if got := fmt.Sprintf("%.2f", PairOptimum(c.n, c.s, 1)); c.pair != "" && got != c.pair {
			t.Errorf("n=%g: bound %s, want %s", c.n, got, c.pair)
		}
		if got := SideOptimum(c.n, c.s, c.n); got != c.optima {
			t.Errorf("n=%g: guess %g, want %g", c.n, got, c.optima)
		}
	}
}

// Any set of vertices bounds the optimum by its own edges: with every vertex of A met
// for certain, t edges each share |A| + |B| vertices.
func TestPairOptimumOfManyArrivals(t *testing.T) {
	near(t, "heavy pair", PairOptimum(1000, 10, 400), 400*1000./1010, 40)
}
