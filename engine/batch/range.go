package batch

import (
	"context"
	"math"
	"runtime"
	"slices"
	"sync"

	"binfall/engine"
	"binfall/engine/process"
	"binfall/engine/stats"
)

// outcome is one finished replicate.
type outcome struct {
	gap, max, samples, balls, peak int64
	opt                            int64 // -1 if it is not known
	pair                           *stats.Swaps
}

// chunk is the rounds between two looks at the context.
const chunk = 1 << 16

// Range plays replicates from up to but not including to of a config with one
// process, on all processors, and tells progress after each. When the context ends
// it returns what is finished from the start without a gap, and the context's
// error.
func Range(ctx context.Context, c engine.Config, from, to uint64, progress func(done uint64)) (*Summary, error) {
	first, err := engine.New(c)
	if err != nil {
		return NewSummary(c.RunQuery(), int64(c.Bins)), err
	}
	r := &ranger{ctx: ctx, first: first, next: from, to: to, outcomes: map[uint64]outcome{}, progress: progress}
	var workers sync.WaitGroup
	for range min(uint64(runtime.GOMAXPROCS(0)), to-from) {
		workers.Go(r.work)
	}
	workers.Wait()
	return r.summary(from), r.err
}

type ranger struct {
	ctx      context.Context
	first    *engine.Run // never played: it has what all replicates share
	progress func(uint64)
	to       uint64

	sync.Mutex
	next     uint64
	outcomes map[uint64]outcome
	err      error
}

func (r *ranger) work() {
	for {
		r.Lock()
		replicate := r.next
		if r.err != nil || replicate >= r.to {
			r.Unlock()
			return
		}
		r.next++
		r.Unlock()
		o, err := play(r.ctx, r.first, replicate)
		r.Lock()
		if err != nil {
			r.err = err
		} else {
			r.outcomes[replicate] = o
			r.progress(uint64(len(r.outcomes)))
		}
		r.Unlock()
	}
}

// play plays one replicate to its end.
func play(ctx context.Context, first *engine.Run, replicate uint64) (outcome, error) {
	run, err := first.Again(first.Replicate + replicate)
	if err != nil {
		return outcome{}, err
	}
	run.Forward()
	lane := run.Lanes()[0]
	step, o := int64(chunk), outcome{peak: math.MinInt64}
	batch := lane.BatchLength()
	if batch > 0 {
		step = batch
	}
	for played := int64(0); run.Advance(step) > 0; {
		o.peak = max(o.peak, scaledGap(lane.State))
		if played += step; played >= chunk {
			played = 0
			if err := ctx.Err(); err != nil {
				return o, err
			}
		}
	}
	s := lane.State
	if s.Full() {
		return o, engine.ErrFull
	}
	o.gap, o.max, o.samples, o.balls = scaledGap(s), int64(s.Max()), s.Samples, s.Balls
	if batch == 0 {
		o.peak = math.MinInt64
	}
	o.pair = lane.Swaps()
	if o.opt = -1; run.HasOptimum() {
		o.opt = int64(run.Optimum())
	}
	return o, nil
}

// scaledGap is n·max - W.
func scaledGap(s *process.State) int64 { return int64(s.Max())*int64(s.Bins()) - s.Balls }

// summary sums the finished replicates up to the first that is missing.
func (r *ranger) summary(from uint64) *Summary {
	s := NewSummary(r.first.RunQuery(), int64(r.first.Bins))
	last := from
	for ; ; last++ {
		o, ok := r.outcomes[last]
		if !ok {
			break
		}
		s.Gap.Add(o.gap)
		s.Max.Add(o.max)
		s.Samples.Add(o.samples)
		s.Balls.Add(o.balls)
		if o.peak != math.MinInt64 {
			s.Peak.Add(o.peak)
		}
		if o.opt >= 0 {
			s.Opt.Add(o.opt)
		}
		if o.pair != nil {
			met := int64(0)
			if o.pair.Met {
				met = 1
			}
			s.Met.Add(met)
			s.Swaps.Add(o.pair.Count)
		}
	}
	if last > from {
		s.Ranges = slices.Clone(Ranges{{from, last}})
	}
	return s
}
