package rule

import (
	"slices"
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Batched decides with the loads of the batch's start.
var Batched = Spec{
	About: param.About{
		Name:  "batched",
		Title: "b-Batched",
		Doc:   "All balls of a batch of b see the loads of the batch's start. Each goes to the least loaded of d random bins with probability β, to one random bin otherwise. From empty bins the first batch is One-Choice.",
		Refs:  []string{"los-sauerwald-2022-batched", "los-sauerwald-2023-batched"},
	},
	Label: label(func(r *batched) string { return r.b.String() + "-Batched " + mixture(r.d, r.beta) }),
	New:   func() process.Rule { return new(batched) },
}

func mixture(d int64, beta param.Fraction) string {
	if beta.Num == beta.Den {
		return choices(d)
	}
	return choices(d) + "(" + beta.String() + ")"
}

type batched struct {
	b    param.Size
	d    int64
	beta param.Fraction
	stale
}

func (r *batched) Params(s *param.Set) {
	s.Size(&r.b, "b", "b", "n", 1<<53, "balls in a batch")
	s.Int(&r.d, "d", 2, param.Range(1, 16), "candidates per ball")
	s.Decimal(&r.beta, "beta", "1", "0", "1", "probability of looking at more than one candidate")
}

func (r *batched) BallsPerRound() int64 { return 1 }

func (r *batched) Fits(n uint64) *param.Error {
	if b, ok := r.b.Of(n); !ok || b == 0 || b > 1<<53 {
		return &param.Error{Key: "b", Value: r.b.String(), Want: "from 1 to 9007199254740992 balls"}
	}
	return fits(r.d, n)
}

func (r *batched) Start(s *process.State) error {
	b, _ := r.b.Of(uint64(s.Bins()))
	r.stale = stale{length: int64(b), before: make([]int32, s.Bins()), batch: make([]int64, s.Bins())}
	return nil
}

func (r *batched) BatchLength() int64 { return r.length }

func (r *batched) Clone() process.Rule {
	c := *r
	c.before, c.batch = slices.Clone(r.before), slices.Clone(r.batch)
	return &c
}

func (r *batched) Allocate(s *process.State, a *process.Arrival) {
	best := a.Bin(0)
	all := s.Rule.Bernoulli(0, uint64(r.beta.Num), uint64(r.beta.Den))
	if all {
		for j := 1; j < int(r.d); j++ {
			if bin := a.Bin(j); r.load(s, bin) < r.load(s, best) {
				best = bin
			}
		}
	}
	if s.Watch {
		s.Tell(process.Told{Way: leastIf(all), Coin: thrown(r.beta, all), Batch: r.length})
		for j, c := range s.Last.Candidates {
			s.Last.Candidates[j].Late = c.Load - r.load(s, c.Bin)
		}
	}
	r.place(s, best)
}

// stale remembers the loads of the batch's start: those of the bins that got a
// ball in this batch, the others have not changed.
type stale struct {
	length int64
	before []int32 // load at the start of batch number batch-1
	batch  []int64 // 1 + the last batch in which the bin got a ball
}

func (l *stale) load(s *process.State, bin int) int32 {
	if l.batch[bin] == s.Rounds/l.length+1 {
		return l.before[bin]
	}
	return s.Loads[bin]
}

func (l *stale) place(s *process.State, bin int) {
	if now := s.Rounds/l.length + 1; l.batch[bin] != now {
		l.batch[bin], l.before[bin] = now, s.Loads[bin]
	}
	s.Place(bin, 1)
}

// fits refuses more candidates than bins.
func fits(d int64, n uint64) *param.Error {
	if uint64(d) > n {
		return &param.Error{Key: "d", Value: strconv.FormatInt(d, 10), Want: "at most the " + strconv.FormatUint(n, 10) + " bins"}
	}
	return nil
}
