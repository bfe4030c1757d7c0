package process

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/param"
)

// ⌈W/n + f⌉ and ⌊W/n + f⌋ against arithmetic with unlimited numbers.
func TestCeilAndFloorPlus(t *testing.T) {
	decimal := rapid.StringMatching(`-?[0-9]{1,9}(\.[0-9]{1,9})?`)
	rapid.Check(t, func(t *rapid.T) {
		f, _ := param.ParseFraction(decimal.Draw(t, "f"))
		n := rapid.IntRange(1, 1000).Draw(t, "n")
		s := NewState(n, nil, nil)
		s.Balls = rapid.Int64Range(0, 1<<62).Draw(t, "W")
		sum := new(big.Rat).Add(big.NewRat(s.Balls, int64(n)), big.NewRat(f.Num, f.Den))
		floor := new(big.Int).Div(sum.Num(), sum.Denom()) // Euclidean: rounds down
		ceil := new(big.Int).Set(floor)
		if !sum.IsInt() {
			ceil.Add(ceil, big.NewInt(1))
		}
		if got := s.FloorPlus(f); got != floor.Int64() {
			t.Fatalf("floor of %v: got %d", sum, got)
		}
		if got := s.CeilPlus(f); got != ceil.Int64() {
			t.Fatalf("ceiling of %v: got %d", sum, got)
		}
	})
}
