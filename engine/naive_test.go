package engine

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"binfall/engine/param"
	"binfall/engine/rng"
)

// naive is a second implementation of the subtler rules, written from the text of
// the theory specification and as plainly as can be: it sorts all bins and
// recomputes everything in every round, with unlimited rationals. It shares only
// the draws with the engine.
type naive struct {
	x             []int
	w             int // W
	t             int64
	arrival, rule *rng.Draws
	cached        int
	f             *big.Rat
	edge          string
	extra         int
	over          bool
	batchStart    []int
}

func newNaive(c Config) *naive {
	return &naive{
		x:       make([]int, c.Bins),
		arrival: rng.NewDraws(c.Seed, rng.Arrival, c.Replicate), rule: rng.NewDraws(c.Seed, rng.Rule, c.Replicate),
	}
}

func (v *naive) sample(j int) int { return int(v.arrival.Uniform(j, uint64(len(v.x)))) }

// y is the normalised load x - W/n.
func (v *naive) y(i int) *big.Rat {
	return new(big.Rat).Sub(big.NewRat(int64(v.x[i]), 1), big.NewRat(int64(v.w), int64(len(v.x))))
}

// deficit is ⌈-y⌉.
func (v *naive) deficit(i int) int {
	d := 0
	for big.NewRat(int64(d), 1).Cmp(new(big.Rat).Neg(v.y(i))) < 0 {
		d++
	}
	return d
}

// byLoad returns the bins from the fullest down, equal loads by number.
func (v *naive) byLoad() []int {
	order := make([]int, len(v.x))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return v.x[b] - v.x[a] })
	return order
}

func (v *naive) thinning() {
	i := v.sample(0)
	if cmp := v.y(i).Cmp(v.f); cmp < 0 || cmp == 0 && v.edge == "lax" {
		v.x[i]++
	} else {
		v.x[v.sample(1)]++
	}
}

// quantile counts the bins at the boundary level and lets one of them refuse with
// the share of the last places, which is the law of a random order among ties.
func (v *naive) quantile(q, index int) {
	i := v.sample(0)
	above, at := 0, 0
	level := v.x[v.byLoad()[q-1]]
	for _, x := range v.x {
		if x > level {
			above++
		} else if x == level {
			at++
		}
	}
	if v.x[i] > level || v.x[i] == level && (q-above == at || v.rule.Uniform(index, uint64(at)) < uint64(q-above)) {
		i = v.sample(1)
	}
	v.x[i]++
}

// caching places into the lesser of sample and cache and remembers the less loaded
// of the two after that; on equal loads the one that took the ball.
func (v *naive) caching() {
	if v.t == 0 {
		v.cached = int(v.rule.Uniform(0, uint64(len(v.x))))
	}
	taker, other := v.sample(0), v.cached
	if v.x[other] < v.x[taker] {
		taker, other = other, taker
	}
	v.x[taker]++
	v.cached = taker
	if v.x[other] < v.x[taker] {
		v.cached = other
	}
}

func (v *naive) packing() {
	i := v.sample(0)
	if v.y(i).Sign() < 0 {
		v.x[i] += v.deficit(i) + v.extra
	} else {
		v.x[i]++
	}
}

func (v *naive) twinning() {
	i := v.sample(0)
	if v.y(i).Sign() < 0 {
		v.x[i]++
	}
	v.x[i]++
}

// tightPacking looks for each ball's bin by sorting anew.
func (v *naive) tightPacking() {
	i := v.sample(0)
	if v.y(i).Sign() >= 0 {
		v.x[i]++
		return
	}
	c := v.x[i] + v.deficit(i) // ⌈W/n⌉
	k := v.deficit(i) + 1
	fullest := func(below int) int { // fullest bin with load below the bound, lowest number first
		for _, b := range v.byLoad() {
			if v.x[b] < below {
				return b
			}
		}
		return -1
	}
	j := fullest(c)
	for ; v.x[j] < c; k-- {
		v.x[j]++
	}
	for target := -1; k > 0; k-- {
		if v.over {
			if target < 0 || v.x[target] == c {
				target = fullest(c)
			}
		} else if target < 0 || v.x[target] >= c-1 {
			if target = fullest(c - 1); target < 0 {
				target = fullest(c)
			}
		}
		if target < 0 {
			v.x[j] += k
			return
		}
		v.x[target]++
	}
}

// batch decides by the loads of the batch's start, copied whole.
func (v *naive) batch(b, d int) {
	if v.t%int64(b) == 0 {
		v.batchStart = slices.Clone(v.x)
	}
	best := v.sample(0)
	for j := 1; j < d; j++ {
		if i := v.sample(j); v.batchStart[i] < v.batchStart[best] {
			best = i
		}
	}
	v.x[best]++
}

// round plays one round of a lane.
func (v *naive) round(lane Choice) {
	v.arrival.At(v.t)
	v.rule.At(v.t)
	b, _ := lane.bind("")
	args := map[string]string{}
	for _, s := range b.set.Settings() {
		if args[s.Name] = b.set.Text(s.Name); args[s.Name] == "" {
			args[s.Name] = s.Default
		}
	}
	switch lane.Name {
	case "thinning":
		f, _ := param.ParseFraction(args["f"])
		v.f, v.edge = big.NewRat(f.Num, f.Den), args["edge"]
		v.thinning()
	case "quantile":
		delta, _ := new(big.Rat).SetString(args["delta"])
		delta.Mul(delta, big.NewRat(int64(len(v.x)), 1))
		v.quantile(int(new(big.Int).Div(delta.Num(), delta.Denom()).Int64()), 0)
	case "caching":
		v.caching()
	case "packing":
		v.extra = map[string]int{"0": 0, "1": 1}[args["extra"]]
		v.packing()
	case "twinning":
		v.twinning()
	case "tight-packing":
		v.over = args["fills"] == "over"
		v.tightPacking()
	case "batched":
		v.batch(map[string]int{"7": 7, "n": len(v.x)}[args["b"]], int(args["d"][0]-'0'))
	default:
		panic(lane.Name)
	}
	v.t++
	v.w = 0
	for _, x := range v.x {
		v.w += x
	}
}

// The engine equals the naive implementation load by load, round by round.
func TestNaive(t *testing.T) {
	for _, lane := range []Choice{
		{Name: "thinning"}, {"thinning", []string{"0.5"}}, {"thinning", []string{"-1.25", "lax"}}, {"thinning", []string{"0", "lax"}}, {"thinning", []string{"2"}},
		{Name: "quantile"}, {"quantile", []string{"0.1"}}, {"quantile", []string{"1"}},
		{Name: "caching"}, {Name: "packing"}, {"packing", []string{"0"}}, {Name: "twinning"},
		{Name: "tight-packing"}, {"tight-packing", []string{"over"}},
		{"batched", []string{"7"}}, {"batched", []string{"n", "3"}},
	} {
		for _, n := range []int{10, 33, 64} {
			c := parse(t, fmt.Sprintf("p=one-choice&n=%d&m=60n&seed=%d", n, 100+n))
			c.Lanes = []Choice{lane}
			r, v := newRun(t, c), newNaive(c)
			for r.Advance(1) == 1 {
				v.round(lane)
				for i, x := range r.Lanes()[0].State.Loads {
					if int(x) != v.x[i] {
						t.Fatalf("%s, n=%d, round %d: %v, want %v", lane, n, r.Round(), r.Lanes()[0].State.Loads, v.x)
					}
				}
			}
			if int64(v.w) != r.Lanes()[0].State.Balls || v.w < 60*n {
				t.Fatalf("%s, n=%d: %d balls, want %d", lane, n, r.Lanes()[0].State.Balls, v.w)
			}
		}
	}
}
