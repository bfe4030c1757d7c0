//go:build js && wasm

package main

import (
	"math"
	"time"
)

// A link may name a section of its run, from one round to another: playing stops at its end, or goes back to its start
// if the link says loop. Stepping and seeking know nothing of it.

// dwell is how long the end of a section is shown before it begins anew: long enough for the last ball to land.
const dwell = 1300 * time.Millisecond

// ahead is the rounds that playing may go on for: to the end of the section, if that lies ahead.
func (p *player) ahead() int64 {
	if to := int64(p.run.Config.View.To); to > p.run.Round() {
		return to - p.run.Round()
	}
	return math.MaxInt64
}

// over reports that the run stands at the end of its section, or at its own.
func (p *player) over() bool {
	return p.run.Done() || p.run.Round() > 0 && p.run.Round() == int64(p.run.Config.View.To)
}

// loops reports that playing goes back to the start of the section, which must leave something to play.
func (p *player) loops() bool {
	return p.run.Config.View.Loop && int64(p.run.Config.View.From) < p.run.Round()
}

// turn goes back to the start of the section once its end has been seen.
func (p *player) turn(now time.Time) {
	if p.turning.IsZero() {
		p.turning = now
		p.pause() // at rest after rain, too
		p.playing = true
	}
	if now.Sub(p.turning) >= dwell {
		p.again()
	}
}

// again goes to the start of the section.
func (p *player) again() {
	p.run.Visit(int64(p.run.Config.View.From))
	p.rest()
	p.due, p.turning = 0, time.Time{}
}

// play starts the clock: from the start of the section if it has come to its end, and there is more than one way on.
func (s *stage) play(now time.Time) {
	p := &s.player
	if !p.playing && p.over() && (p.loops() || !p.run.Done()) {
		p.again()
	}
	if p.playing = !p.run.Done() || p.loops(); p.playing {
		s.seek.stop()
		p.due, p.last, p.turning, p.slack = 1, now, time.Time{}, slack{}
	}
}
