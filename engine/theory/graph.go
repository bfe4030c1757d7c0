package theory

import "math"

// GraphCase is what bounds on graphs depend on besides n and the arrivals so far.
type GraphCase struct {
	Edges   float64 // |E|
	Density float64 // ρ*(G), 0 if it is not known
	Degree  float64 // of all vertices of a regular graph, 0 for others
	Optimum float64 // of what has arrived, 0 if it is not known
	// A and B are the sizes of disjoint sets of vertices, every one of A having at least
	// Least edges into B; 0 if no such pair is known.
	A, B, Least float64
}

// PairOptimum returns max over t of t·Z/(Z + |B|), Z = |A|·P(Poi(λ) ≥ t): about Z vertices of
// A are met at least t times by edges into B, and these t·Z edges have Z + |B| vertices to
// share them. λ = T·D/|E| is how often a vertex of A is met at least, on average. The
// argument is that of Bansal, Prabhu, Singla and Sundaram, Online Graph Balancing and the
// Power of Two Choices, Lemma 3.3, with explicit numbers.
func PairOptimum(a, b, lambda float64) float64 {
	const many = 500 // from here the spread of a Poisson variable hardly counts
	if lambda > many {
		return lambda * a / (a + b)
	}
	best := 0.0
	for t := 1; float64(t) <= lambda+20*math.Sqrt(lambda)+50; t++ {
		z := a * PoissonTail(lambda, t)
		best = max(best, float64(t)*z/(z+b))
	}
	return best
}

// SideOptimum guesses the optimum of K_{n,s} with T edges: the least c for which what left
// vertices cannot take, n·E[(Poi(T/n) - c)⁺], fits on s vertices with c each.
func SideOptimum(n, s, T float64) float64 {
	for c := 1.0; ; c++ {
		excess := 0.0
		for k := int(c) + 1; float64(k) <= c+T/n+20*math.Sqrt(T/n)+50; k++ {
			excess += n * PoissonTail(T/n, k)
		}
		if excess <= c*s {
			return c
		}
	}
}

func regular(c Case) bool {
	return c.Degree >= 2 && large(c) && c.M >= c.N/2 && c.M <= 2*c.N
}

// GraphBounds are the bounds of every rule on a base graph: those of the optimum.
var GraphBounds = []string{"optimum-density", "optimum-pair", "optimum-light"}

// graphBounds are bounds by key for runs with a base graph.
var graphBounds = []Bound{
	{"optimum-density", Optimum, "T·ρ*(G)/|E|", "The expected optimum is at least the expected number of arrivals in the densest part of the base graph, for each of its vertices.", "bansal-prabhu-singla-sundaram-2026", Proven,
		func(c Case) float64 { return c.M * c.Density / c.Edges }, func(c Case) bool { return c.Density > 0 }},
	{"optimum-pair", Optimum, "max over t of t·Z/(Z + |B|), Z = |A|·P(Poi(T·D/|E|) ≥ t)", "About the least optimum that a lopsided part forces: many vertices A with D edges each into a small set B. Rounded up, it is what we measure on K_{n,√n}.", "bansal-prabhu-singla-sundaram-2026", Reconstruction,
		func(c Case) float64 { return PairOptimum(c.A, c.B, c.M*c.Least/c.Edges) }, func(c Case) bool { return c.A > c.B && c.B > 0 && c.M > 0 }},
	{"optimum-light", Optimum, "ln n / ln((n·d/T)·ln n)", "The optimum of at most n arrivals is at least of this order; d is the average degree.", "bansal-prabhu-singla-sundaram-2026", Order,
		func(c Case) float64 {
			return math.Log(c.N) / math.Log(2*c.Edges/c.M*math.Log(c.N))
		}, func(c Case) bool { return large(c) && c.M > 0 && c.M <= c.N && 2*c.Edges >= c.N }},
	{"greedy-any-order", MaxLoad, "(log₂ n + 1)·optimum", "Greedy stays below this, whatever the graph and the order of the edges.", "azar-naor-rom-1995", Order,
		func(c Case) float64 { return (math.Log2(c.N) + 1) * c.Optimum }, func(c Case) bool { return c.N >= 2 && c.Optimum > 0 }},
	{"greedy-regular", MaxLoad, "ln ln n + ln n / ln Δ", "Greedy on a graph of degree Δ with as many edges as vertices, up to constants, if Δ is a power of n.", "kenthapadi-panigrahy-2006", Order,
		func(c Case) float64 { return lnln(c.N) + math.Log(c.N)/math.Log(c.Degree) }, regular},
	{"threshold-greedy", MaxLoad, "ln ln n · optimum", "Threshold-Greedy stays below this for as many arrivals as vertices, up to a constant factor, on every graph.", "bansal-prabhu-singla-sundaram-2026", Order,
		func(c Case) float64 { return lnln(c.N) * c.Optimum }, func(c Case) bool { return large(c) && c.Optimum > 0 }},
	{"per-piece", MaxLoad, "(ln ln n)² · optimum", "Greedy per piece stays below this for as many arrivals as vertices, up to a constant factor, on every graph.", "bansal-prabhu-singla-sundaram-2026", Order,
		func(c Case) float64 { return lnln(c.N) * lnln(c.N) * c.Optimum }, func(c Case) bool { return large(c) && c.Optimum > 0 }},
}
