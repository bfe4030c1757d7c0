package stats

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// State S of theory section 6: Δ = 4, Υ = 5, Γ(1) = 13.920142, no bin with y >= 2;
// and x = (5,1,0,0) with Φ(0.5) = e^1.75.
func TestPotentialVectors(t *testing.T) {
	s := state(3, 2, 1, 0)
	p := PotentialsOf(s, s.Profile(), 1, 0)
	if p.Absolute.Int64() != 4*4 || p.Quadratic.Int64() != 20 || p.Overloaded != 2 || p.MinGap != 1.5 {
		t.Errorf("got %+v", p)
	}
	if got := math.Exp(p.TwoSided); math.Abs(got-13.920142) > 1e-6 {
		t.Errorf("Γ(1) = %v", got)
	}
	if !math.IsInf(p.Filling, -1) {
		t.Errorf("Φ(1) = %v, want none", math.Exp(p.Filling))
	}
	s = state(5, 1, 0, 0)
	if got, want := math.Exp(PotentialsOf(s, s.Profile(), 0.5, 0).Filling), 5.754603; math.Abs(got-want) > 1e-6 {
		t.Errorf("Φ(0.5) = %v, want %v", got, want)
	}
}

// Against sums over bins in plain floats.
func TestPotentialsBinByBin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		loads := rapid.SliceOfN(rapid.Int32Range(0, 60), 1, 30).Draw(t, "loads")
		s := state(loads...)
		const alpha, c = 0.3, 2.5
		p := PotentialsOf(s, s.Profile(), alpha, c)
		n := int64(len(loads))
		absolute, quadratic, two, truncated := int64(0), int64(0), 0.0, 0.0
		for _, x := range loads {
			d := n*int64(x) - s.Balls
			absolute += max(d, -d)
			quadratic += n * int64(x) * int64(x)
			y := float64(d) / float64(n)
			two += math.Exp(alpha*y) + math.Exp(-alpha*y)
			if math.Abs(y) >= c {
				truncated += math.Exp(alpha * math.Abs(y))
			} else {
				truncated++
			}
		}
		if p.Absolute.Int64() != absolute || p.Quadratic.Int64() != quadratic-s.Balls*s.Balls {
			t.Fatalf("%v: %v and %v", loads, p.Absolute, p.Quadratic)
		}
		if math.Abs(p.TwoSided-math.Log(two)) > 1e-9 || math.Abs(p.Truncated-math.Log(truncated)) > 1e-9 {
			t.Fatalf("%v: ln Γ %v, ln Λ %v", loads, p.TwoSided, p.Truncated)
		}
	})
}

// Loads that overflow 64-bit products and e^{αy}.
func TestPotentialsOfHugeLoads(t *testing.T) {
	s := state(math.MaxInt32, 0)
	p := PotentialsOf(s, s.Profile(), 0.5, 1)
	half := new(big.Int).SetInt64(math.MaxInt32)
	if want := new(big.Int).Mul(half, half); p.Quadratic.Cmp(want) != 0 { // 2·x² - x²
		t.Errorf("n·Υ = %v, want %v", p.Quadratic, want)
	}
	if want := 0.5 * math.MaxInt32 / 2; math.Abs(p.Filling-want) > 1e-3 {
		t.Errorf("ln Φ = %v, want %v", p.Filling, want)
	}
}
