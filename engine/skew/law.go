package skew

// Law is what thresholds depend on: rates of a decomposition. A base graph too large to
// be stored can state its own.
type Law struct {
	Vertices int     // n of the base graph
	Kappa    float64 // κ = R*/d_eff
	Guess    float64 // s
	Classes  []Class // the pieces
}

// Class is a piece by its rates λ = TΔ/m: the greatest expected numbers of its edges that
// arrive at a left and at a right vertex.
type Class struct {
	Round       int // i of f_i = 2^(2^i), from 1
	Left, Right float64
}

// Law returns the rates of d.
func (d *Decomposition) Law() Law {
	l := Law{Vertices: d.vertices, Guess: d.Guess}
	m, T := float64(len(d.Class)), float64(d.T)
	if m > 0 {
		l.Kappa = float64(d.Scale.Float()*T) / float64(2*m)
	}
	rate := T / m
	for _, p := range d.Pieces {
		l.Classes = append(l.Classes, Class{p.Round, float64(rate * float64(p.MaxLeft)), float64(rate * float64(p.MaxRight))})
	}
	return l
}
