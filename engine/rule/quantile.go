package rule

import (
	"math/bits"
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Quantile refuses a first bin that is among the ⌊δn⌋ most loaded.
var Quantile = Spec{
	About: param.About{
		Name:  "quantile",
		Title: "Quantile",
		Doc:   "A ball refuses its first random bin if that is among the δn most loaded, and goes unseen to a second one. Ties at the boundary are broken at random. Each ball takes 1+δ samples on average.",
		Refs:  []string{"los-sauerwald-2022-quantile", "los-sauerwald-sylvester-2022"},
	},
	Label:  label(func(r *quantile) string { return "Quantile(" + r.delta.String() + ")" }),
	Bounds: []string{"log", "tail", "adaptive-thinning"},
	New:    func() process.Rule { return new(quantile) },
}

type quantile struct {
	delta param.Fraction
	boundary
}

func (r *quantile) Params(s *param.Set) {
	s.Decimal(&r.delta, "delta", "0.5", "0.000000001", "1", "share of the bins that refuse")
}

func (r *quantile) BallsPerRound() int64 { return 1 }

func (r *quantile) Fits(n uint64) *param.Error {
	if share(r.delta, n) == 0 {
		return &param.Error{Key: "delta", Value: r.delta.String(), Want: "at least one of the " + strconv.FormatUint(n, 10) + " bins"}
	}
	return nil
}

// share returns ⌊f·n⌋ for 0 <= f <= 1.
func share(f param.Fraction, n uint64) int {
	high, low := bits.Mul64(uint64(f.Num), n)
	q, _ := bits.Div64(high, low, uint64(f.Den))
	return int(q)
}

func (r *quantile) Start(s *process.State) error {
	r.boundary.start(s, share(r.delta, uint64(s.Bins())))
	return nil
}

func (r *quantile) Clone() process.Rule {
	c := *r
	return &c
}

func (r *quantile) Memory() process.Memory { return process.Memory{Bin: -1, Level: r.level} }

func (r *quantile) Allocate(s *process.State, a *process.Arrival) {
	bin := a.Bin(0)
	if r.refuses(s, bin, 0) {
		bin = a.Bin(1)
		s.Refuse()
	}
	r.tell(s, process.NoCoin)
	r.place(s, bin)
}

// Distribution breaks the ties of the boundary in proportion, as the rule does.
func (r *quantile) Distribution(s *process.State, profile []process.Level) process.Distribution {
	return thinned(s, profile, int64(r.q))
}

func (r *quantile) Rho(*process.State) float64 { return r.delta.Float() }
