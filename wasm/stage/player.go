//go:build js && wasm

package main

import (
	"math"
	"time"

	"binfall/engine"
	"binfall/engine/scene"
)

// Speeds in rounds a second.
const (
	rainRate = 60 // above it falls cannot be seen, and rain shows where balls go
	maxRate  = math.MaxFloat64
)

// The time of a frame that the run may take: at a finite rate, as fast as possible, and where the display is slow.
const (
	budget  = 8 * time.Millisecond
	rush    = 13500 * time.Microsecond
	longest = 50 * time.Millisecond
)

// player owns the run and its clock. The wall clock decides how many rounds are played in a frame, never what happens
// in them.
type player struct {
	run     *engine.Run
	kind    scene.Kind
	extra   scene.Show
	playing bool
	visible bool
	reduced bool // the reader wants no motion
	rate    float64
	due     float64 // rounds owed to the wall clock
	chunk   int64   // rounds a call where nobody sees them
	slack   slack
	pressed bool // the run wants more time than it gets
	last    time.Time
	turning time.Time // when the end of a loop was reached, zero elsewhere
	picture *engine.Picture
	acts    [][]timed // of each lane, oldest first
	weighed int64     // round for which the optimum is known
	history history
	rain    rain
}

// timed is an act on the wall clock.
type timed struct {
	scene.Act
	began time.Time
	lasts time.Duration
}

// start puts a new run on the stage.
func (p *player) start(run *engine.Run) {
	p.run, p.playing, p.due, p.chunk, p.weighed = run, false, 0, 256, -1
	p.turning, p.history, p.rain = time.Time{}, history{}, rain{}
	p.acts = make([][]timed, len(run.Lanes()))
	p.picture = run.Picture()
	run.Watch(true)
}

// advance plays what is due and moves the acts; it reports whether the picture changed by that.
func (p *player) advance(now time.Time) bool {
	passed := math.Min(now.Sub(p.last).Seconds(), 0.1) // a frame that comes late owes no more than this
	p.last = now
	before := p.run.Round()
	if p.pressed = false; p.busy() {
		p.play(now, passed)
	}
	return p.age(now) || p.run.Round() != before
}

// improve makes the picture of the present round better for a part of the frame; it reports whether it changed.
func (p *player) improve(now time.Time) bool {
	if !p.visible {
		return false
	}
	settled, weighed := p.settle(), p.weigh(now)
	return settled || weighed
}

// play plays what is due after so many seconds more.
func (p *player) play(now time.Time, passed float64) {
	switch {
	case p.over():
		p.turn(now)
	case p.rate >= maxRate:
		p.skip(p.ahead(), rush+p.slack.at(now))
		p.pour(now)
	default:
		p.due += passed * p.rate
		p.walk(now)
	}
	if p.over() && !p.loops() {
		p.pause()
	}
}

// settle improves the map a little; it reports whether that is to be seen. Who wants no motion sees it at rest.
func (p *player) settle() bool {
	if p.picture.Settled() {
		return false
	}
	for until := time.Now().Add(budget); time.Now().Before(until) && !p.picture.Settled(); {
		p.picture.Settle()
	}
	return !p.reduced || p.picture.Settled()
}

// weigh lets the offline optimum catch up with the clock, for a part of the frame; it reports whether it is news.
func (p *player) weigh(now time.Time) bool {
	if !p.weighs() || p.weighed == p.run.Round() {
		return false
	}
	const arrivals = 256
	for until := now.Add(budget / 2); time.Now().Before(until); {
		if p.run.FollowOptimum(arrivals) {
			p.weighed = p.run.Round()
			break
		}
	}
	return true
}

// weighs reports that the run has an optimum that is followed here: a page has less memory to remember edges.
func (p *player) weighs() bool {
	const most = 1 << 21
	return p.run.HasOptimum() && p.run.M() <= most
}

// behind reports that the optimum has not caught up, or that the map is not at rest.
func (p *player) behind() bool {
	return p.run != nil && p.visible && (!p.picture.Settled() || p.weighs() && p.weighed != p.run.Round())
}

// busy reports that the clock runs.
func (p *player) busy() bool { return p.run != nil && p.playing && p.visible }

// walk plays the rounds due at a finite rate, within the frame's budget; the last ones are shown.
func (p *player) walk(now time.Time) {
	rounds := min(int64(p.due), p.ahead())
	if rounds == 0 {
		return
	}
	if p.rate <= rainRate {
		p.rain.falling = false
		for ; p.due >= 1 && !p.over(); p.due-- {
			// It began when it was due, not when a frame came: so motion is the same on every display.
			late := time.Duration((p.due - 1) / p.rate * float64(time.Second))
			p.show(now.Add(-late), p.duration())
		}
		return
	}
	if p.run.Bins > wettest && rounds <= countable {
		for range rounds {
			p.run.Advance(1)
			p.pour(now)
		}
	} else {
		p.skip(rounds, budget)
		p.pour(now)
	}
	p.due = math.Min(p.due-float64(rounds), 1)
}

// countable is how many rounds of a frame are seen one by one where there are too many bins for all to have drops.
const countable = 3

// pour lets rain fall in the place of acts.
func (p *player) pour(now time.Time) {
	for i := range p.acts {
		p.acts[i] = p.acts[i][:0]
	}
	if !p.reduced {
		p.rain.fall(p.run, now)
	}
}

// skip plays rounds that nobody sees for as long as it may, in calls of a few milliseconds at most.
func (p *player) skip(rounds int64, may time.Duration) {
	p.run.Watch(false)
	for until := time.Now().Add(may); rounds > 0 && !p.run.Done(); {
		before := time.Now()
		if !before.Before(until) {
			break
		}
		rounds -= p.run.Advance(min(rounds, p.chunk))
		switch took := time.Since(before); {
		case took < time.Millisecond:
			p.chunk = min(1<<16, 2*p.chunk)
		case took > 3*time.Millisecond:
			p.chunk = max(64, p.chunk/2)
		}
	}
	p.run.Watch(true)
	p.pressed = rounds > 0 && !p.run.Done()
}

// duration is how long a round's choreography takes: the whole of its time at low rates; at higher ones rounds overlap.
func (p *player) duration() time.Duration {
	return time.Duration(math.Max(0.32, math.Min(1.25, 0.92/p.rate)) * float64(time.Second))
}

// show plays one round, which began at a moment, and puts it on the stage.
func (p *player) show(began time.Time, lasts time.Duration) {
	if p.run.Advance(1) == 0 {
		return
	}
	act := timed{began: began, lasts: lasts}
	act.Lead = 0.32
	if lasts < 500*time.Millisecond {
		act.Lead = 0.1
	}
	if p.reduced {
		act.Phase = 1
	}
	p.stage(act)
}

// rest replaces all acts by the last round, at rest.
func (p *player) rest() {
	for i := range p.acts {
		p.acts[i] = p.acts[i][:0]
	}
	p.rain = rain{}
	p.stage(timed{Act: engine.AtRest})
}

// mostActs bounds what moves at a time in a lane.
const mostActs = 32

// stage adds an act with what each lane did in the current round.
func (p *player) stage(act timed) {
	for i, done := range p.run.Acts(act.Act) {
		if done.Round == 0 {
			continue
		}
		if len(p.acts[i]) >= mostActs {
			p.acts[i] = append(p.acts[i][:0], p.acts[i][1:]...)
		}
		act.Act = done
		p.acts[i] = append(p.acts[i], act)
	}
}

// age moves acts and rain to a moment and drops the acts that newer ones have replaced.
func (p *player) age(now time.Time) (moved bool) {
	moved = p.rain.age(now)
	for i, acts := range p.acts {
		kept := acts[:0]
		for k := range acts {
			act := acts[k]
			if act.Phase < 1 {
				act.Phase, moved = math.Min(1, now.Sub(act.began).Seconds()/act.lasts.Seconds()), true
			}
			if act.Phase < 1 || k == len(acts)-1 {
				kept = append(kept, act)
			}
		}
		p.acts[i] = kept
	}
	return moved
}

// moving reports that acts or rain are not at rest.
func (p *player) moving() bool {
	if p.rain.seen() {
		return true
	}
	for _, acts := range p.acts {
		for _, act := range acts {
			if act.Phase < 1 {
				return true
			}
		}
	}
	return false
}

// pause stops the clock; balls in the air go on falling. After rain the last round is shown at rest.
func (p *player) pause() {
	p.playing, p.due = false, 0
	if !p.staged() {
		p.recall()
	}
}

// staged reports that the present round has its act.
func (p *player) staged() bool {
	for _, acts := range p.acts {
		if n := len(acts); n > 0 && acts[n-1].Round == p.run.Round() {
			return true
		}
	}
	return p.run.Round() == 0
}

// recall shows the last round at rest, also if it was played unseen: the round before it is sought and it is played again.
func (p *player) recall() {
	round, seen := p.run.Round(), false
	for _, lane := range p.run.Lanes() {
		seen = seen || lane.State.Last.Round == round
	}
	if !seen && round > 0 {
		p.run.Visit(round)
	}
	p.rest()
}

// scene fills in what the scene shows; nil without a run.
func (p *player) scene() *scene.Run {
	if p.run == nil {
		return nil
	}
	shown := p.picture.Show()
	for i := range shown.Lanes {
		for _, act := range p.acts[i] {
			shown.Lanes[i].Acts = append(shown.Lanes[i].Acts, act.Act)
		}
		shown.Lanes[i].Rain = p.rain.of(i)
		shown.Lanes[i].Past = p.history.past(p.run, i)
	}
	return shown
}
