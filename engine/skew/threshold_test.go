package skew

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Vectors of theory sections 4.8 and 6.
func TestThresholds(t *testing.T) {
	for _, c := range []struct {
		name            string
		h               *Bipartite
		T               int64
		branching, star []int64
	}{
		{"K_100", Preprocess(complete(100)), 100, []int64{2, 2, 0}, []int64{5, 5, 2}},
		{"K_{400,20}", Preprocess(twoSided(400, 20)), 420, []int64{1, 5, 1}, []int64{3, 9, 3}},
		{"K_{2,2}", Preprocess(twoSided(2, 2)), 4, []int64{3, 3}, []int64{4, 4}},
	} {
		d := Decompose(c.h, c.T, Tightest)
		if got := d.Law().Thresholds(Branching); !slices.Equal(got, c.branching) {
			t.Errorf("%s, branching: %v, want %v", c.name, got, c.branching)
		}
		if got := d.Law().Thresholds(Star); !slices.Equal(got, c.star) {
			t.Errorf("%s, star: %v, want %v", c.name, got, c.star)
		}
	}
	// 64eκ with κ = R*/d_eff = 1/2 for a base graph used directly: left-assign.
	d := Decompose(Preprocess(twoSided(400, 20)), 420, Tightest)
	for _, a := range d.Law().Thresholds(Theory) {
		if a != 87 {
			t.Errorf("theory: %d, want 87", a)
		}
	}
}

// The least α of each mode, found by trying all, with the library's functions. Two
// rationals closer than 1e-12 are equal here.
func TestThresholdsByTrying(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t, 30, 300)
		h, T := Preprocess(g), rapid.Int64Range(1, 500).Draw(t, "T")
		d := Decompose(h, T, Tightest)
		branching, star := d.Law().Thresholds(Branching), d.Law().Thresholds(Star)
		for i, p := range d.Pieces {
			rate := float64(T) / float64(g.Size())
			left, right := rate*float64(p.MaxLeft), rate*float64(p.MaxRight)
			a, below, term := int64(0), 0.0, math.Exp(-left)
			for right*(1-below)*max(1, left) > (1+1e-12)*0.5/float64(len(d.Pieces)) {
				below += term
				a++
				term *= left / float64(a)
			}
			if branching[i] != a {
				t.Fatalf("piece %+v: branching %d, want %d", p, branching[i], a)
			}
			start := math.Pow(math.Log(float64(max(g.Order(), 3))), 4) * float64(p.MaxRight) / d.Scale.Float()
			a = 0
			for start*math.Pow(math.E*left/max(float64(a), 1e-300), float64(a)) > 1 {
				a++
			}
			if math.Log(start) < 0 {
				a = 0
			}
			if star[i] != a {
				t.Fatalf("piece %+v: star %d, want %d", p, star[i], a)
			}
		}
	})
}

// Where λ_R·max(1, λ_L) is 1/2h exactly, nothing need be taken unconditionally.
func TestBranchingAtEquality(t *testing.T) {
	for m := int64(1); m <= 2000; m++ {
		for _, pieces := range []int64{1, 2, 3, 5, 7} {
			if m%(2*pieces) != 0 {
				continue
			}
			rate := 1 / float64(m)
			law := Law{Vertices: 9, Classes: make([]Class, pieces)}
			law.Classes[0] = Class{1, rate, float64(rate * float64(m/(2*pieces)))}
			if got := law.Thresholds(Branching)[0]; got != 0 {
				t.Errorf("%d edges of %d, one of %d pieces: %d, want 0", m/(2*pieces), m, pieces, got)
			}
		}
	}
}

func TestLeastTail(t *testing.T) {
	for _, c := range []struct {
		lambda, limit float64
		want          int64
	}{
		{1, 0.25, 3}, {1, 0.2643, 2}, {1, 1, 0}, {1, 0.99, 1}, {1e-9, 1e-8, 1}, {1e-9, 1e-10, 2},
	} {
		if got := leastTail(c.lambda, c.limit); got != c.want {
			t.Errorf("λ = %v, limit %v: %d, want %d", c.lambda, c.limit, got, c.want)
		}
	}
	// Where the bound takes over, the two differ by little.
	exact, bound := leastTail(1<<16, 1e-6), leastTail(1<<16+1, 1e-6)
	if bound < exact || bound > exact+200 {
		t.Errorf("exact %d, bound %d", exact, bound)
	}
}

func TestLn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := math.Float64frombits(rapid.Uint64Range(math.Float64bits(0x1p-1022), math.Float64bits(math.MaxFloat64)).Draw(t, "bits"))
		if got, want := ln(x), math.Log(x); math.Abs(got-want) > 2e-16*math.Abs(want)+1e-17 {
			t.Fatalf("ln %v = %v, want %v", x, got, want)
		}
	})
	for k := range 100_000 {
		x := 0.5 + float64(k)/50_000
		if got, want := ln(x), math.Log(x); math.Abs(got-want) > 5e-16*math.Abs(want) {
			t.Fatalf("ln %v = %v, want %v", x, got, want)
		}
	}
	if ln(1) != 0 || power(3, 3) != 6561 || power(16, -1) != 4 {
		t.Error("ln 1 or a power")
	}
}
