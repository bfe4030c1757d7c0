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

// Thresholds returns α for every piece, our reconstruction: so many edges of the
// piece a left vertex takes unconditionally. Zero everywhere is Greedy on H.
func (d *Decomposition) Thresholds(mode Mode) []int64 {
	alpha := make([]int64, len(d.Pieces))
	for i, p := range d.Pieces {
		switch mode {
		case Branching:
			alpha[i] = d.branching(p)
		case Star:
			alpha[i] = d.star(p)
		case Theory:
			alpha[i] = d.closedForm(p)
		default:
			panic("skew: unknown mode of thresholds")
		}
	}
	return alpha
}

func (d *Decomposition) branching(p Piece) int64 {
	rate := float64(d.T) / float64(len(d.Class))
	left, right := float64(rate*float64(p.MaxLeft)), float64(rate*float64(p.MaxRight))
	across := float64(right * max(1, left))
	return leastTail(left, 1/float64(across*float64(2*len(d.Pieces))))
}

// star looks for the zero of ln⁴n·(Δ_R/R*)·(2eΔ_L/(α·d_eff))^α - 1 on the scale of
// logarithms, where it is concave in α: once it has fallen to 0 it stays below.
func (d *Decomposition) star(p Piece) int64 {
	rate := float64(d.T) / float64(len(d.Class)) // 2/d_eff
	start := float64(4*d.logLog()) + ln(float64(p.MaxRight)/d.Scale.Float())
	slope := float64(float64(rate*float64(p.MaxLeft)) * math.E)
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

func (d *Decomposition) closedForm(p Piece) int64 {
	kappa := float64(float64(d.Scale.Float()*float64(d.T)) / float64(2*len(d.Class)))
	logF := float64(math.Ldexp(1, p.Round) * math.Ln2) // ln 2^(2^i)
	start := float64(4*math.Ln2) + float64(4*d.logLog()) + float64(float64(2*d.Guess)*(logF+d.logLog()))
	return int64(math.Ceil(min(max(float64(float64(64*math.E)*kappa), start/(logF+math.Ln2)), 1<<62)))
}

// logLog is ln ln n, n at least 3.
func (d *Decomposition) logLog() float64 { return ln(ln(float64(max(d.vertices, 3)))) }
