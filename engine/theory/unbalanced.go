package theory

import "math"

// Redlich, Unbalanced Allocations (2014): the ball goes to the fullest of d bins.
// x is a share of the bins, per-ball results are shares of m.

// LeastUpper bounds the mean share of the balls in the least xn bins: x^d. It is
// also the limiting Lorenz curve for m/n → ∞.
func LeastUpper(x float64, d int) float64 { return power(x, d) }

// LeastSimple is the simple lower bound 3^{-d} x^{d+1}/(6 - 4x), for m/n large.
func LeastSimple(x float64, d int) float64 {
	return math.Pow(x, float64(d+1)) / power(3, d) / (6 - 4*x)
}

// LeastPrinted is the lower bound of Theorem 9 (reconstruction of its three cases
// from the printed parameters), for m/n large.
func LeastPrinted(x float64, d int, n float64) float64 {
	switch bins := x * n; {
	case bins >= float64(d):
		return x * math.Pow(x*(1-1/float64(d)), float64(d)) / (float64(d)*(1-x) + 2*x)
	case bins >= 2:
		return power(x-1/n, d) / (n*(1-x) + 2)
	default:
		return math.Pow(n, -float64(d+1))
	}
}

// LeastBest is the best bound of the same argument, the largest value of
// p^d (x-p)/(1+x-2p) over p in (0, x) (reconstruction), for m/n large.
func LeastBest(x float64, d int) float64 {
	best := 0.0
	for i := 1; i < 10_000; i++ {
		p := x * float64(i) / 10_000
		best = math.Max(best, power(p, d)*(x-p)/(1+x-2*p))
	}
	return best
}

// LowerBoundsHold tells where the lower bounds mean anything: they drop a floor,
// so that they need m/n large, and fail for m near n.
func LowerBoundsHold(n, m float64) bool { return m >= 10*n }

// LeastTail bounds P(the least xn bins hold >= k of m balls) by P(Bin(m, x^d) >= k).
func LeastTail(x float64, d, m, k int) float64 {
	return binomialTail(float64(m), power(x, d), k)
}

// FullestMax returns the least k with n·P(Bin(m, 1-(1-1/n)^d) >= k) <= η: with
// probability 1 - η no bin of the fullest of d holds k balls or more (Redlich 2014
// in numbers instead of asymptotics).
func FullestMax(n, m float64, d int, eta float64) int {
	p := -math.Expm1(float64(d) * math.Log1p(-1/n))
	k := int(m * p)
	for n*binomialTail(m, p, k) > eta {
		k++
	}
	for k > 0 && n*binomialTail(m, p, k-1) <= eta {
		k--
	}
	return k
}

// FullestMaxAsymptotic is (2+ε) ln n / ln ln n for constant m/n and d, any ε > 0.
func FullestMaxAsymptotic(n float64) float64 { return 2 * math.Log(n) / lnln(n) }

// binomialTail returns P(Bin(m, p) >= k), summed down from the first term.
func binomialTail(m, p float64, k int) float64 {
	if k <= 0 {
		return 1
	}
	if float64(k) > m {
		return 0
	}
	if float64(k) <= m*p {
		return 1 - binomialHead(m, p, k)
	}
	lg := func(x float64) float64 { v, _ := math.Lgamma(x); return v }
	term := math.Exp(lg(m+1) - lg(float64(k)+1) - lg(m-float64(k)+1) + float64(k)*math.Log(p) + (m-float64(k))*math.Log1p(-p))
	sum := 0.0
	for i := float64(k); i <= m && term > sum*1e-17; i++ {
		sum += term
		term *= (m - i) / (i + 1) * p / (1 - p)
	}
	return math.Min(sum, 1)
}

// binomialHead returns P(Bin(m, p) < k) for k at most the mean, summed downwards.
func binomialHead(m, p float64, k int) float64 {
	lg := func(x float64) float64 { v, _ := math.Lgamma(x); return v }
	i := float64(k - 1)
	term := math.Exp(lg(m+1) - lg(i+1) - lg(m-i+1) + i*math.Log(p) + (m-i)*math.Log1p(-p))
	sum := 0.0
	for ; i >= 0 && term > sum*1e-17; i-- {
		sum += term
		term *= i / (m - i + 1) * (1 - p) / p
	}
	return math.Min(sum, 1)
}

// Ruin returns the probability that two bins far above the rest, g balls apart,
// ever meet: (((n-1)^d - (n-2)^d) / (n^d - (n-1)^d))^g (Redlich 2014; the paper
// prints the inverse ratio).
func Ruin(n float64, d int, g int) float64 {
	a, b := power(n-1, d)-power(n-2, d), power(n, d)-power(n-1, d)
	return math.Pow(a/b, float64(g))
}

// SwapGap is the gap from which two ranks swap with probability below e^{-δ}:
// δn/(d-1).
func SwapGap(n float64, d int, delta float64) float64 { return delta * n / float64(d-1) }
