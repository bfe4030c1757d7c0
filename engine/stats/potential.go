package stats

import (
	"math"
	"math/big"

	"binfall/engine/process"
)

// Potentials measure how far a profile is from flat; y_i = x_i - W/n. The first
// two are exact integers, multiplied by n (Los, Sauerwald, Sylvester, SODA 2022,
// names and uses; Peres, Talwar, Wieder 2015 for the two-sided exponential).
type Potentials struct {
	Absolute    *big.Int // n·Δ = Σ |n·x_i - W|
	Quadratic   *big.Int // n·Υ = n·Σ x_i² - W²
	Filling     float64  // ln Φ = ln Σ e^{αy_i} over bins with y_i >= 2; -Inf for none
	TwoSided    float64  // ln Γ = ln Σ (e^{αy_i} + e^{-αy_i})
	Truncated   float64  // ln Λ = ln Σ e^{α|y_i|·1[|y_i| >= c]}
	Overloaded  int      // bins with y_i >= 0; δ is its share
	MinGap      float64  // W/n - min x_i
	Alpha, From float64  // α and c of the exponential potentials
}

// PotentialsOf measures a state by its profile, with α > 0 and c >= 0 for the
// exponential ones. Logarithms keep them finite at any load.
func PotentialsOf(s *process.State, profile []process.Level, alpha, c float64) Potentials {
	n, w := int64(s.Bins()), s.Balls
	p := Potentials{
		Absolute: new(big.Int), Quadratic: new(big.Int), Alpha: alpha, From: c,
		MinGap: float64(w-int64(s.Min())*n) / float64(n),
	}
	filling, two, truncated := newLogSum(), newLogSum(), newLogSum()
	for _, l := range profile {
		bins, load := big.NewInt(int64(l.Bins)), big.NewInt(int64(l.Load))
		from := new(big.Int).Mul(big.NewInt(n), load)
		from.Sub(from, big.NewInt(w)) // n·y
		p.Quadratic.Add(p.Quadratic, new(big.Int).Mul(bins, new(big.Int).Mul(load, load)))
		if from.Sign() >= 0 {
			p.Overloaded += l.Bins
		}
		nY, _ := new(big.Float).SetInt(from).Float64()
		y := nY / float64(n)
		p.Absolute.Add(p.Absolute, from.Mul(bins, from.Abs(from)))
		count := float64(l.Bins)
		if y >= 2 {
			filling.add(alpha*y, count)
		}
		two.add(alpha*y, count)
		two.add(-alpha*y, count)
		if math.Abs(y) >= c {
			truncated.add(alpha*math.Abs(y), count)
		} else {
			truncated.add(0, count)
		}
	}
	p.Quadratic.Mul(p.Quadratic, big.NewInt(n))
	p.Quadratic.Sub(p.Quadratic, new(big.Int).Mul(big.NewInt(w), big.NewInt(w)))
	p.Filling, p.TwoSided, p.Truncated = filling.log(), two.log(), truncated.log()
	return p
}

// logSum adds numbers given by their logarithms, without overflow.
type logSum struct{ top, sum float64 }

func newLogSum() logSum { return logSum{top: math.Inf(-1)} }

func (l *logSum) add(log, count float64) {
	if log > l.top {
		l.sum *= math.Exp(l.top - log)
		l.top = log
	}
	l.sum += count * math.Exp(log-l.top)
}

func (l *logSum) log() float64 {
	if l.sum == 0 {
		return math.Inf(-1)
	}
	return l.top + math.Log(l.sum)
}
