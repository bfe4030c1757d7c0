package skew

// Algorithm names what runs on H.
type Algorithm string

const (
	ThresholdGreedy Algorithm = "threshold-greedy"
	LeftAssign      Algorithm = "left-assign" // every edge to its left end
	Greedy          Algorithm = "greedy"      // every edge to its lesser end, on the base graph
)

// Choice is what the paper does for a number of arrivals.
type Choice struct {
	Case      int // 1 to 4, the paper's cases by T
	Algorithm Algorithm
	Why       string // a sentence
}

// Choose decides by T which algorithm is run. Cases 1 and 2 are the paper's; Case 3,
// ln n < T < n, and with it the border to Case 4, is our reconstruction. T must be
// known in advance: a plain restart with doubled T is not enough.
func Choose(h *Bipartite, T int64) Choice {
	n, t, m := float64(h.Vertices), float64(T), float64(h.Size())
	logn := 0.0
	if h.Vertices > 1 {
		logn = ln(n)
	}
	switch {
	case t > float64(n*logn):
		return Choice{1, LeftAssign, "T exceeds n ln n, so the optimum is of order ln n and sampled left degrees are within a constant of it"}
	case t <= logn:
		return Choice{4, Greedy, "T is at most ln n, so at most 2T vertices are touched and Greedy is O(log log n)-competitive against any sequence (our reconstruction)"}
	}
	number, note := 2, ""
	if t < n {
		number, note = 3, " (our reconstruction for T below n)"
	}
	switch {
	case number == 2 && float64(2*m) <= float64(n*logn):
		return Choice{2, LeftAssign, "the average degree is at most ln n, so edges repeat often enough that left-assign is within a constant of the optimum"}
	case float64(float64(h.MaxLeft)*t) >= float64(float64(2*m)*logn):
		return Choice{number, LeftAssign, "a left degree reaches d_eff ln n, so the optimum is of order ln n and left-assign is within a constant of it" + note}
	}
	return Choice{number, ThresholdGreedy, "left degrees stay below d_eff ln n, with d_eff = 2m/T in the place of the average degree" + note}
}
