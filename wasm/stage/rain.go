//go:build js && wasm

package main

import (
	"time"

	"binfall/engine"
	"binfall/engine/process"
	"binfall/engine/scene"
)

// rain shows where balls go at speeds at which single ones cannot be seen: each bin lets a drop fall for what it has got
// since its last one, and not too often.
type rain struct {
	falling bool // the loads known are those of the frame before
	lanes   []shower
}

// shower is the rain of a lane.
type shower struct {
	loads []int32     // of the bins when their last drops fell
	next  []time.Time // when another one may fall
	drops []drop
	count uint32
}

// drop is a drop on the wall clock.
type drop struct {
	scene.Drop
	began time.Time
}

// fallTime is how long a drop is seen, leastDry the least time between two of a bin; wettest is the number of bins up to
// which every one has drops, crowded that from which they get fewer.
const (
	fallTime = 330 * time.Millisecond
	leastDry = 50 * time.Millisecond
	wettest  = 1000
	crowded  = 100
)

// fall lets drops fall for what the bins got since the frame before or, if there are many, in the present round.
func (r *rain) fall(run *engine.Run, now time.Time) {
	if len(r.lanes) != len(run.Lanes()) {
		r.lanes = make([]shower, len(run.Lanes()))
	}
	for i, lane := range run.Lanes() {
		switch {
		case run.Bins > wettest:
			r.lanes[i].follow(&lane.State.Last, run.Round(), now)
		case r.falling:
			r.lanes[i].fall(lane.State.Loads, now)
		}
	}
	if !r.falling && run.Bins <= wettest {
		r.begin(run, now)
	}
}

// begin takes the loads from which drops count.
func (r *rain) begin(run *engine.Run, now time.Time) {
	r.falling = true
	for i, lane := range run.Lanes() {
		r.lanes[i].loads = append(r.lanes[i].loads[:0], lane.State.Loads...)
		r.lanes[i].next = make([]time.Time, len(lane.State.Loads))
		for bin := range r.lanes[i].next {
			r.lanes[i].next[bin] = now.Add(r.lanes[i].pause() - leastDry)
		}
	}
}

// follow lets a drop fall for every move of a round that has been seen.
func (s *shower) follow(e *process.Event, round int64, now time.Time) {
	if e.Round != round {
		return
	}
	for _, move := range e.Placed {
		s.drops = append(s.drops, drop{scene.Drop{Bin: move.Bin, Balls: move.Balls}, now})
	}
}

// fall lets drops fall for what bins got.
func (s *shower) fall(loads []int32, now time.Time) {
	for bin, load := range loads {
		gained := load - s.loads[bin]
		if gained < 0 { // heads of edges have flipped
			s.loads[bin] = load
			continue
		}
		if gained == 0 || now.Before(s.next[bin]) {
			continue
		}
		s.loads[bin] = load
		s.next[bin] = now.Add(s.pause())
		s.drops = append(s.drops, drop{scene.Drop{Bin: bin, Balls: gained, Aside: 2*s.chance() - 1}, now})
	}
}

// pause is the time between two drops of a bin.
func (s *shower) pause() time.Duration {
	spread := time.Duration(s.chance() * float64(2*leastDry))
	return (leastDry + spread) * time.Duration(max(1, len(s.loads)/crowded))
}

// chance is a number from 0 to 1 that keeps drops from falling in step. It decides nothing but that.
func (s *shower) chance() float64 {
	s.count++
	return float64(s.count*2654435761>>8) / (1 << 24)
}

// age moves the drops to a moment; it reports whether there are any.
func (r *rain) age(now time.Time) (moved bool) {
	for i := range r.lanes {
		kept := r.lanes[i].drops[:0]
		for _, d := range r.lanes[i].drops {
			if d.Phase = now.Sub(d.began).Seconds() / fallTime.Seconds(); d.Phase < 1 {
				kept = append(kept, d)
			}
			moved = true
		}
		r.lanes[i].drops = kept
	}
	return moved
}

// seen reports that drops are in the air.
func (r *rain) seen() bool {
	for i := range r.lanes {
		if len(r.lanes[i].drops) > 0 {
			return true
		}
	}
	return false
}

// of is the drops of a lane.
func (r *rain) of(lane int) (list []scene.Drop) {
	if lane < len(r.lanes) {
		for _, d := range r.lanes[lane].drops {
			list = append(list, d.Drop)
		}
	}
	return list
}
