package theory

import (
	"math"
	"testing"
)

// Wherever it comes from, the clock shows what the fine integration shows.
func TestFluidClock(t *testing.T) {
	for _, d := range []int{1, 2, 16} {
		least, fullest := NewFluid(d, false, 40), NewFluid(d, true, 40)
		for _, at := range []float64{0, 1, 1.001, 10, 3.5} {
			balanced, unbalanced := Balanced(d, at, 39), Unbalanced(d, at, 39)
			s, z := least.At(at), fullest.At(at)
			for k := range 40 {
				want := 1.0
				if k > 0 {
					want = 1 - unbalanced[k-1]
				}
				if math.Abs(s[k]-balanced[k]) > 1e-6 || math.Abs(z[k]-want) > 1e-6 {
					t.Errorf("d = %d, t = %v, load %d: %v and %v, want %v and %v", d, at, k, s[k], z[k], balanced[k], want)
				}
			}
		}
	}
}

func BenchmarkFluidClock(b *testing.B) {
	f := NewFluid(2, false, 60)
	for b.Loop() {
		f.At(30)
		f.At(0)
	}
}
