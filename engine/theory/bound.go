package theory

import "math"

// Case is the run for which a bound is asked: n bins, m balls, and the process's
// own numbers where it has them.
type Case struct {
	N, M float64
	D    int     // candidates
	Beta float64 // setting of (1+β)
	Rho  float64 // measured balls of an overloaded bin per rise of the average, 0 for unknown
	Lead float64 // lead of the first of a pair far above the rest, 0 for no such start
	GraphCase
}

// Quantity is what a bound bounds.
type Quantity string

// The quantities.
const (
	Gap     Quantity = "gap"
	MaxLoad Quantity = "max"
	Least   Quantity = "least"   // share of the balls in the least half of the bins
	Optimum Quantity = "optimum" // least possible largest load, with a base graph
	Meet    Quantity = "meet"    // probability that a pair far above the rest ever meets
)

// Status tells how sure a bound's form is.
type Status string

// The statuses: proven in the source as it stands, an order of growth whose
// constant the source leaves open, a prediction without proof, and what this
// project derived itself.
const (
	Proven         Status = "proven"
	Order          Status = "order of growth"
	Reconstruction Status = "our reconstruction"
)

// Bound is a curve to draw beside a measured quantity.
type Bound struct {
	Key      string
	Of       Quantity
	Formula  string // in words and Unicode
	Sentence string
	Ref      string // key of the bibliography
	Status   Status
	Value    func(Case) float64
	Holds    func(Case) bool // where it means anything; greyed elsewhere
}

func always(Case) bool { return true }

// half is the share of the bins whose balls the Least bounds bound.
const half = 0.5

func many(c Case) bool { return LowerBoundsHold(c.N, c.M) && c.N >= 2 }

func pair(c Case) bool { return c.Lead > 0 && c.D >= 2 && c.N > 2 }

func heavy(c Case) bool { return c.M >= c.N*math.Log(c.N) }

func large(c Case) bool { return c.N >= 16 }

func equal(c Case) bool { return large(c) && c.M >= c.N/2 && c.M <= 2*c.N }

func logGap(c Case) float64 { return math.Log(c.N) }

// Bounds is every bound, by key; processes name theirs.
var Bounds = append([]Bound{
	{"one-choice-heavy", Gap, "√(m/n)·z + (z²-1)/6", "The mean gap of One-Choice with many balls; z is the mean maximum of n normal variables.", "los-sauerwald-sylvester-2022", Reconstruction,
		func(c Case) float64 { return OneChoiceGap(c.N, c.M) }, func(c Case) bool { return large(c) && heavy(c) }},
	{"one-choice-light", MaxLoad, "ln n / ln ln n", "The maximum of One-Choice at m = n, up to a factor 1 + o(1).", "azar-broder-karlin-upfal-1999", Order,
		func(c Case) float64 { return math.Log(c.N) / lnln(c.N) }, equal},
	{"d-choice", Gap, "ln ln n / ln d", "The gap of d-Choice for every number of balls, up to a constant that is added.", "berenbrink-czumaj-steger-vocking-2006", Order,
		func(c Case) float64 { return lnln(c.N) / math.Log(float64(c.D)) }, func(c Case) bool { return large(c) && c.D >= 2 && c.M >= c.N }},
	{"one-plus-beta", Gap, "ln n / β", "The gap of (1+β)-Choice for every number of balls, up to a constant factor.", "peres-talwar-wieder-2015", Order,
		func(c Case) float64 { return math.Log(c.N) / c.Beta }, func(c Case) bool { return c.Beta > 0 && c.N > 1 }},
	{"log", Gap, "ln n", "The gap for every number of balls, up to a constant factor.", "los-sauerwald-sylvester-2022", Order, logGap, func(c Case) bool { return c.N > 1 }},
	{"tail", Gap, "ln n / θ, ρ(e^θ - 1) = θ", "The gap with many balls, up to a constant that is added, from the measured share ρ of balls that fall on overloaded bins.", "los-sauerwald-sylvester-2022", Reconstruction,
		func(c Case) float64 { return math.Log(c.N) / TailExponent(c.Rho) }, func(c Case) bool { return heavy(c) && c.Rho > 0 && c.Rho < 1 }},
	{"caching", MaxLoad, "ln ln n / (2 ln φ)", "The maximum of Caching at m = n, up to a constant that is added; φ is the golden ratio.", "mitzenmacher-prabhakar-shah-2002", Order,
		func(c Case) float64 { return lnln(c.N) / (2 * math.Log(math.Phi)) }, equal},
	{"always-go-left", MaxLoad, "ln ln n / (d ln φ_d)", "The maximum of Always-Go-Left at m = n, up to a constant that is added; φ_d is the growth rate of the d-step Fibonacci numbers.", "vocking-2003", Order,
		func(c Case) float64 { return lnln(c.N) / (float64(c.D) * math.Log(fibonacci(c.D))) }, func(c Case) bool { return equal(c) && c.D >= 2 }},
	{"fixed-threshold", MaxLoad, "2 √(2 ln n / ln ln n)", "The maximum of thinning at the best fixed load at m = n, up to a factor 1 + o(1).", "feldheim-gurel-gurevich-2021", Order,
		func(c Case) float64 { return 2 * math.Sqrt(2*math.Log(c.N)/lnln(c.N)) }, equal},
	{"adaptive-thinning", Gap, "ln n / ln ln n", "No thinning rule with two samples does better for every number of balls, up to a constant factor.", "los-sauerwald-2022-quantile", Order,
		func(c Case) float64 { return math.Log(c.N) / lnln(c.N) }, large},
	{"fullest-max", MaxLoad, "least k with n·P(Bin(m, 1-(1-1/n)^d) ≥ k) ≤ 1/20", "With probability at least 95 % no bin of the fullest of d holds more.", "redlich-2014", Reconstruction,
		func(c Case) float64 { return float64(FullestMax(c.N, c.M, c.D, 0.05) - 1) }, always},
	{"fullest-asymptotic", MaxLoad, "2 ln n / ln ln n", "The maximum of the fullest of d stays below (2+ε) of ln n / ln ln n when m/n and d are constants.", "redlich-2014", Order,
		func(c Case) float64 { return FullestMaxAsymptotic(c.N) }, func(c Case) bool { return large(c) && c.M <= 10*c.N }},
	{"poisson-max", MaxLoad, "least k with n·P(Poi(m/n) > k) < ln 2", "The median of One-Choice's maximum, with loads taken as independent Poisson variables.", "azar-broder-karlin-upfal-1999", Reconstruction,
		func(c Case) float64 { return medianMax(func(k int) float64 { return c.N * PoissonTail(c.M/c.N, k) }) }, func(c Case) bool { return large(c) && c.M <= 100*c.N }},
	{"fluid-max", MaxLoad, "least k with n·s_{k+1}(m/n) < ln 2", "The median of d-Choice's maximum from the fluid limit of the fraction of bins with at least k balls.", "mitzenmacher-1996", Reconstruction,
		func(c Case) float64 {
			s := Balanced(c.D, c.M/c.N, int(c.M/c.N)+30)
			return medianMax(func(k int) float64 { return c.N * s[min(k, len(s)-1)] })
		}, func(c Case) bool { return large(c) && c.D >= 2 && c.M <= 20*c.N }},
	{"least-upper", Least, "x^d, x = 1/2", "The least half of the bins holds at most this share of the balls on average, and in the limit of many balls just this share.", "redlich-2014", Proven,
		func(c Case) float64 { return LeastUpper(half, c.D) }, always},
	{"least-simple", Least, "x^{d+1} / (3^d (6 - 4x)), x = 1/2", "For m/n large the least half holds at least this share: the simple lower bound.", "redlich-2014", Proven,
		func(c Case) float64 { return LeastSimple(half, c.D) }, many},
	{"least-printed", Least, "x^{d+1} (1 - 1/d)^d / (d(1 - x) + 2x), x = 1/2", "For m/n large the least half holds at least this share: the lower bound with the paper's pieces.", "redlich-2014", Reconstruction,
		func(c Case) float64 { return LeastPrinted(half, c.D, c.N) }, func(c Case) bool { return many(c) && c.D >= 2 }},
	{"least-best", Least, "max over p of p^d (x - p) / (1 + x - 2p), x = 1/2", "For m/n large the least half holds at least this share: the best bound of the same argument.", "redlich-2014", Reconstruction,
		func(c Case) float64 { return LeastBest(half, c.D) }, many},
	{"ruin", Meet, "(((n-1)^d - (n-2)^d) / (n^d - (n-1)^d))^g", "The probability that two bins far above the rest, the first ahead by g, ever hold equally many.", "redlich-2014", Proven,
		func(c Case) float64 { return Ruin(c.N, c.D, int(c.Lead)) }, pair},
	{"ruin-simple", Meet, "e^{-δ}, δ = g(d-1)/n", "The paper's simple bound on the same probability.", "redlich-2014", Proven,
		func(c Case) float64 { return math.Exp(-c.Lead * float64(c.D-1) / c.N) }, pair},
}, graphBounds...)

// medianMax returns the least k for which fewer than ln 2 bins are expected above k,
// so that the chance of a greater maximum is below one half.
func medianMax(atLeast func(k int) float64) float64 {
	k := 0
	for atLeast(k+1) >= math.Ln2 {
		k++
	}
	return float64(k)
}

// fibonacci returns φ_d, the growth rate of F(k) = F(k-1) + … + F(k-d).
func fibonacci(d int) float64 {
	return bisect(1, 2, func(x float64) float64 {
		sum, p := 0.0, 1.0
		for range d {
			sum += p
			p *= x
		}
		return p - sum
	})
}
