package theory

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"
)

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s: got %.10g, want %.10g", what, got, want)
	}
}

// Values of theory sections 3.1 and 3.2, from an independent integration there;
// tanh 1, e^{-1} and the closed form of Z_1 are exact.
func TestFluidLimits(t *testing.T) {
	near(t, "s_1(1), d=2", Balanced(2, 1, 6)[1], math.Tanh(1), 1e-12)
	near(t, "s_1(1), d=1", Balanced(1, 1, 6)[1], -math.Expm1(-1), 1e-12)
	for d, want := range map[int][]float64{
		1: {0.632121, 0.264241, 0.0803014, 0.0189882, 0.00365985},
		2: {0.761594, 0.229505, 0.00889526, 6.04726e-6, 1.33457e-12},
		3: {0.823041, 0.176452, 5.07704e-4, 3.86518e-12},
		4: {0.859179, 0.140798, 2.30060e-5, 4.00703e-21},
	} {
		s := Balanced(d, 1, 8)
		for k, w := range want {
			near(t, "balanced tail", s[k+1], w, 6e-6*w)
		}
	}
	for _, c := range []struct {
		d    int
		t    float64
		want []float64
	}{
		{2, 1, []float64{0.5, 0.725168, 0.864430, 0.941621, 0.978302, 0.993036, 0.998054, 0.999521}},
		{3, 1, []float64{0.577350, 0.740487, 0.845188, 0.913704, 0.956063, 0.979865, 0.991753, 0.996982}},
		{4, 1, []float64{0.629961, 0.758445, 0.841063, 0.898657, 0.938737, 0.965463, 0.982068, 0.991494}},
		{2, 10, []float64{0.0909091, 0.146730, 0.198359, 0.247878, 0.295971, 0.342932, 0.388890, 0.433894}},
		{3, 10, []float64{0.218218, 0.288926, 0.343071, 0.388754, 0.429023, 0.465426, 0.498874, 0.529962}},
	} {
		z := Unbalanced(c.d, c.t, 8)
		for l, w := range c.want {
			near(t, "unbalanced Z", z[l], w, 1e-6)
		}
	}
	s, phi, psi := 2.0, (1+math.Sqrt(5))/2, (1-math.Sqrt(5))/2
	near(t, "Z_1(1), d=2", Unbalanced(2, 1, 2)[1], (power(phi, 3)*math.Pow(s, phi-1)+psi*math.Pow(s, psi-1))/(phi*phi*math.Pow(s, phi)+math.Pow(s, psi)), 1e-12)
	for k, w := range []float64{0.771675, 0.223850, 0.00447505, 5.15237e-8} {
		near(t, "left tail", Left(1, 6)[k+1], w, 6e-6*w)
	}
	sum := 0.0
	for _, z := range Unbalanced(2, 3, 200) {
		sum += 1 - z
	}
	near(t, "mean load", sum, 3, 1e-6)
}

// Theory section 3.2: Mean-Thinning at t = 1 and 100, fixed thresholds at m = n,
// and 1 + ln cosh 1 samples for l = 1.
func TestThinned(t *testing.T) {
	p, samples := Thinned(MeanThreshold, 1, 20)
	for j, w := range []float64{0.2384, 0.5611, 0.1671, 0.02936, 0.00366} {
		near(t, "Mean-Thinning", p[j], w, 5e-5)
	}
	near(t, "samples", samples, 1.43378, 1e-5) // up to t = 1 it is the fixed threshold 1
	near(t, "samples at l=1", second(Thinned(Fixed(1), 1, 20)), 1+math.Log(math.Cosh(1)), 1e-9)
	for l, want := range map[int][]float64{
		1: {0.761594, 0.200529, 0.0334111, 0.00404916, 3.84839e-4, 3.006e-5},
		2: {0.671886, 0.306238, 0.0209464, 9.00184e-4, 2.81651e-5, 6.925e-7},
		3: {0.640888, 0.273113, 0.0847911, 0.00119706, 1.06586e-5, 6.930e-8},
		4: {0.633730, 0.265854, 0.0811096, 0.0192582, 4.81402e-5, 7.656e-8},
	} {
		p, _ := Thinned(Fixed(l), 1, 20)
		for k, w := range want {
			near(t, "fixed threshold", Tails(p)[k+1], w, 1e-4*w)
		}
	}
}

func second(_ []float64, x float64) float64 { return x }

// Theory section 5.3: exponents and steps a tenfold n.
func TestTailExponent(t *testing.T) {
	for _, c := range []struct{ rho, theta, step float64 }{
		{0.5353, 1.142, 2.02}, {0.5, 1.256, 1.83}, {0.504, 1.2445, 1.85}, {0.3155, 1.988, 1.16}, {0.7073, 0.657, 3.51}, {0.5802, 1.005, 2.29},
	} {
		theta := TailExponent(c.rho)
		near(t, "θ", theta, c.theta, 1.5e-3)
		near(t, "step", Step(theta), c.step, 6e-3)
		near(t, "equation", c.rho*math.Expm1(theta), theta, 1e-9)
	}
	if !math.IsNaN(TailExponent(1)) {
		t.Error("θ exists for ρ = 1")
	}
}

func TestMaxima(t *testing.T) {
	for n, w := range map[float64]float64{1e3: 3.241, 1e4: 3.852, 1e5: 4.384} { // theory 5.4
		near(t, "normal maximum", NormalMaximum(n), w, 6e-4)
	}
	for n, w := range map[float64]float64{1e3: 104.1, 1e4: 124.1, 1e5: 141.7} {
		near(t, "One-Choice gap", OneChoiceGap(n, 1000*n), w, 0.06)
	}
	near(t, "P(max >= 4), d=2, n=2^16", MaxAtLeast(65536, Balanced(2, 1, 5)[4]), 0.327, 5e-4)
	for k, w := range map[int]float64{6: 5.942, 7: 0.8324, 8: 0.1025, 9: 0.01125} {
		near(t, "n·P(Poi(1) >= k)", 1e4*PoissonTail(1, k), w, 1e-3*w)
	}
}

// Theory section 6, formulas of the unbalanced process; binomial tails by gonum.
func TestUnbalancedFormulas(t *testing.T) {
	near(t, "x^d m", 1000*LeastUpper(0.5, 2), 250, 1e-12)
	near(t, "simple", 1000*LeastSimple(0.5, 2), 3.4722, 1e-4)
	near(t, "Theorem 9, case 1", 1000*LeastPrinted(0.5, 2, 1000), 15.625, 1e-9)
	near(t, "Theorem 9, case 2", LeastPrinted(0.1, 3, 20), 6.25e-6, 1e-12)
	near(t, "Theorem 9, case 3", LeastPrinted(0.05, 2, 20), 1.0/8000, 1e-12)
	near(t, "best", LeastBest(0.5, 2), 0.02344, 1e-5)
	near(t, "tail", LeastTail(0.5, 1, 3, 2), 0.5, 1e-12)
	near(t, "ruin n=50", Ruin(50, 2, 50), 0.360435, 1e-6)
	near(t, "ruin n=3", Ruin(3, 2, 1), 0.6, 1e-12)
	if Ruin(50, 2, 50) >= math.Exp(-1) || SwapGap(50, 2, 1) != 50 {
		t.Error("a gap of n/(d-1) does not keep the swap below 1/e")
	}
	for _, c := range []struct {
		m int
		p float64
	}{{10, 0.3}, {1000, 0.002}, {1000, 0.7}} {
		for k := 0; k <= c.m; k += 1 + c.m/50 {
			want := 1 - distuv.Binomial{N: float64(c.m), P: c.p}.CDF(float64(k)-1)
			near(t, "binomial tail", binomialTail(float64(c.m), c.p, k), want, 1e-9)
		}
	}
	k := FullestMax(1000, 1000, 2, 0.05)
	p := 1 - math.Pow(1-1.0/1000, 2)
	if 1000*binomialTail(1000, p, k) > 0.05 || 1000*binomialTail(1000, p, k-1) <= 0.05 {
		t.Errorf("k* = %d is not the least", k)
	}
}

// Medians of the maximum of theory section 5.4: One-Choice at n = 2^8, 2^16 and
// 2^20, two choices at 2^8, 2^16 and 2^20.
func TestMedianMaxima(t *testing.T) {
	for _, c := range []struct {
		key  string
		n    float64
		want float64
	}{
		{"poisson-max", 256, 5}, {"poisson-max", 65536, 7}, {"poisson-max", 1 << 20, 9},
		{"fluid-max", 256, 3}, {"fluid-max", 65536, 3}, {"fluid-max", 1 << 20, 4},
	} {
		for _, b := range Bounds {
			if b.Key == c.key {
				near(t, c.key, b.Value(Case{N: c.n, M: c.n, D: 2}), c.want, 0)
			}
		}
	}
}

// Bounds are complete, finite where they hold, and φ_2 is the golden ratio.
func TestBounds(t *testing.T) {
	near(t, "φ_2", fibonacci(2), math.Phi, 1e-12)
	near(t, "φ_3", fibonacci(3), 1.839286755, 1e-9) // the tribonacci constant
	seen := map[string]bool{}
	for _, b := range Bounds {
		if b.Key == "" || seen[b.Key] || b.Formula == "" || b.Ref == "" || b.Status == "" || len(b.Sentence) < 30 {
			t.Errorf("bound %+v", b)
		}
		seen[b.Key] = true
		for _, n := range []float64{1, 2, 3, 16, 1000, 1e6, 1e12} {
			for _, m := range []float64{1, n, 10 * n, 1000 * n} {
				c := Case{N: n, M: m, D: 2, Beta: 0.5, Rho: 0.5, Lead: 5}
				c.GraphCase = GraphCase{Edges: n, Density: 1, Degree: 2, Optimum: 2, A: n, B: n / 2, Least: 1}
				if b.Holds(c) && (math.IsNaN(b.Value(c)) || math.IsInf(b.Value(c), 0) || b.Value(c) < 0) {
					t.Errorf("%s at n=%g, m=%g: %v", b.Key, n, m, b.Value(c))
				}
			}
		}
	}
}
