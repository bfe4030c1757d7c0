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

// Choose decides by T which algorithm is run on a base graph of n vertices and m edges;
// left is TΔ_L/m, the greatest expected number of edges that arrive at a left vertex of
// H. Cases 1 and 2 are the paper's; Case 3, ln n < T < n, and with it the border to Case
// 4, is our reconstruction. T must be known in advance: a plain restart with doubled T
// is not enough.
func Choose(n int, m, T int64, left float64) Choice {
	vertices, t, logn := float64(n), float64(T), 0.0
	if n > 1 {
		logn = ln(vertices)
	}
	switch {
	case t > float64(vertices*logn):
		return Choice{1, LeftAssign, "T exceeds n ln n, so the optimum is of order ln n and sampled left degrees are within a constant of it"}
	case t <= logn:
		return Choice{4, Greedy, "T is at most ln n, so at most 2T vertices are touched and Greedy is O(log log n)-competitive against any sequence (our reconstruction)"}
	}
	number, note := 2, ""
	if t < vertices {
		number, note = 3, " (our reconstruction for T below n)"
	}
	switch {
	case number == 2 && 2*float64(m) <= float64(vertices*logn):
		return Choice{2, LeftAssign, "the average degree is at most ln n, so edges repeat often enough that left-assign is within a constant of the optimum"}
	case m == 0 || left >= float64(2*logn):
		return Choice{number, LeftAssign, "a left degree reaches d_eff ln n, so the optimum is of order ln n and left-assign is within a constant of it" + note}
	}
	return Choice{number, ThresholdGreedy, "left degrees stay below d_eff ln n, with d_eff = 2m/T in the place of the average degree" + note}
}
