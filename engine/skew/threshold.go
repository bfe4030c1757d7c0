package skew

import "math"

// Mode says how thresholds are found. All are our reconstruction: equation (7) of the
// paper is not in the text that we have.
type Mode int

const (
	// Branching takes the least α with λ_R·P(Poi(λ_L) ≥ α)·max(1, λ_L) ≤ 1/(2h), for h
	// pieces and rates λ = TΔ/m: edges that pass the thresholds then branch into less
	// than one half further ones on average.
	Branching Mode = iota
	// Star takes the least α with ln⁴n·(Δ_R/R*)·(2eΔ_L/(α·d_eff))^α ≤ 1, which is
	// what the union bound over witness trees asks of a piece with the degrees that
	// it really has.
	Star
	// Theory takes the closed form that follows for the guaranteed degrees,
	// max{64eκ, (ln 16 + 4 ln ln n + 2s(ln f + ln ln n))/ln 2f} with κ = R*/d_eff.
	// It exceeds the degrees of any graph that fits into a computer, and then
	// Threshold-Greedy is left-assign.
	Theory
)

// Thresholds returns α for every class, our reconstruction: so many of its edges a left
// vertex takes unconditionally. Zero everywhere is Greedy on H. A class that has a rate
// of 0 never comes, and 0 is enough.
func (l Law) Thresholds(mode Mode) []int64 {
	alpha := make([]int64, len(l.Classes))
	for i, c := range l.Classes {
		if c.Left <= 0 || c.Right <= 0 {
			continue
		}
		switch mode {
		case Branching:
			alpha[i] = l.branching(c)
		case Star:
			alpha[i] = l.star(c)
		case Theory:
			alpha[i] = l.closedForm(c)
		default:
			panic("skew: unknown mode of thresholds")
		}
	}
	return alpha
}

// branching is generous by slack: rates are quotients, and where the two sides are
// equal rounding must not ask for one more.
func (l Law) branching(c Class) int64 {
	const slack = 1 + 0x1p-40
	across := float64(c.Right * max(1, c.Left))
	return leastTail(c.Left, slack/float64(across*float64(2*len(l.Classes))))
}

// star looks for the zero of ln⁴n·(Δ_R/R*)·(2eΔ_L/(α·d_eff))^α - 1 on the scale of
// logarithms, where it is concave in α: once it has fallen to 0 it stays below. In
// rates, Δ_R/R* is λ_R/2κ and 2Δ_L/d_eff is λ_L.
func (l Law) star(c Class) int64 {
	start := float64(4*l.logLog()) + ln(c.Right/float64(2*l.Kappa))
	slope := float64(c.Left * math.E)
	enough := func(a int64) bool {
		return start+float64(float64(a)*ln(slope/float64(a))) <= 0
	}
	if start <= 0 {
		return 0
	}
	high := int64(1)
	for high < 1<<62 && !enough(high) {
		high *= 2
	}
	low := high / 2 // not enough
	for high-low > 1 {
		if middle := low + (high-low)/2; enough(middle) {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}

func (l Law) closedForm(c Class) int64 {
	logF := float64(math.Ldexp(1, c.Round) * math.Ln2) // ln 2^(2^i)
	start := float64(4*math.Ln2) + float64(4*l.logLog()) + float64(float64(2*l.Guess)*(logF+l.logLog()))
	return int64(math.Ceil(min(max(float64(float64(64*math.E)*l.Kappa), start/(logF+math.Ln2)), 1<<62)))
}

// logLog is ln ln n, n at least 3.
func (l Law) logLog() float64 { return ln(ln(float64(max(l.Vertices, 3)))) }
