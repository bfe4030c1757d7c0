package start

import (
	"strconv"

	"binfall/engine/param"
)

// TwoLevel loads half of the bins.
var TwoLevel = Spec{
	About: param.About{
		Name:  "two-level",
		Title: "Two levels",
		Doc:   "Every second bin holds 2L balls and the others none, so that half the bins start at L above the average and half at L below it. Potentials fall from here.",
	},
	New: func() Profile { return new(twoLevel) },
}

type twoLevel struct{ l int64 }

func (p *twoLevel) Params(s *param.Set) {
	s.Int(&p.l, "L", 50, param.Range(1, most), "distance of each level from the average")
}

func (p *twoLevel) Fits(n uint64) *param.Error {
	switch {
	case n%2 != 0:
		return &param.Error{Key: "L", Value: strconv.FormatInt(p.l, 10), Want: "an even number of bins, not " + strconv.FormatUint(n, 10)}
	case n > 1<<40:
		return &param.Error{Key: "L", Value: strconv.FormatInt(p.l, 10), Want: "at most 1099511627776 bins, not " + strconv.FormatUint(n, 10)}
	}
	return nil
}

func (p *twoLevel) Balls(n uint64) uint64 { return n * uint64(p.l) }

func (p *twoLevel) Loads(n uint64) []int32 {
	loads := make([]int32, n)
	for i := 0; i < len(loads); i += 2 {
		loads[i] = int32(2 * p.l)
	}
	return loads
}
