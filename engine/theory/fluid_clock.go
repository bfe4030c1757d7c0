package theory

import "slices"

// Fluid is a fluid limit that goes on with time, for a curve that follows a run: going forward costs what lies
// between, going back starts anew.
type Fluid struct {
	d       int
	fullest bool
	t       float64
	y       []float64
}

// clockSteps is the steps a unit of time. The method is of fourth order: the error stays below 1e-6, less than a pixel
// of any picture.
const clockSteps = 50

// NewFluid returns the limit for the least loaded or the fullest of d bins at time 0, for loads below levels.
func NewFluid(d int, fullest bool, levels int) *Fluid {
	f := &Fluid{d: d, fullest: fullest, y: make([]float64, levels)}
	f.reset()
	return f
}

func (f *Fluid) reset() {
	f.t = 0
	for k := range f.y {
		f.y[k] = 0
		if k == 0 || f.fullest {
			f.y[k] = 1
		}
	}
}

// At returns, for loads k = 0, 1, …, the fraction of bins with load at least k at time t.
func (f *Fluid) At(t float64) []float64 {
	if t < f.t {
		f.reset()
	}
	rule := balanced(f.d)
	if f.fullest {
		rule = unbalanced(f.d)
	}
	integrate(f.y, t-f.t, clockSteps, rule)
	f.t = t
	tails := slices.Clone(f.y)
	if f.fullest { // from at most to at least
		for k := range tails {
			tails[k] = 1
			if k > 0 {
				tails[k] = 1 - f.y[k-1]
			}
		}
	}
	return tails
}
