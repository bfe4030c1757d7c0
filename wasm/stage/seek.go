//go:build js && wasm

package main

import (
	"strconv"
	"time"
)

// seek is a journey to a far round, made in pieces so that the document stays alive.
type seek struct {
	active bool
	goal   int64
}

func (k *seek) stop() { k.active = false }

// goal is the round that the run is on its way to, the present one at rest and while the clock runs.
func (s *stage) goal() int64 {
	if s.seek.active {
		return s.seek.goal
	}
	return s.player.run.Round()
}

// patience is how long one piece may take.
const patience = 40 * time.Millisecond

// near is how many rounds are played at once without pieces.
const near = 1 << 16

// step goes n rounds on, the last of them with its choreography, or n rounds back.
func (s *stage) step(n int64, now time.Time) {
	p := &s.player
	s.seek.stop()
	p.pause()
	if n < 0 || n > near {
		s.goTo(max(0, p.run.Round()+n))
		return
	}
	if n > 1 {
		s.jump(p.run.Round() + n - 1)
	}
	p.show(now, 950*time.Millisecond)
}

// seekTo goes to a round, or to the end.
func (s *stage) seekTo(text string) {
	s.player.pause()
	s.seek.stop()
	if text == "end" {
		end, _ := s.player.run.End()
		s.goTo(end)
	} else if round, err := strconv.ParseInt(text, 10, 64); err == nil {
		s.goTo(max(0, round))
	}
}

// goTo goes to a round: at once if what has been played before leads near to it, else in pieces.
func (s *stage) goTo(round int64) {
	run := s.player.run
	if run.Leap(round - 1); round > run.Round()+near {
		s.travel(round)
	} else {
		s.jump(round)
	}
}

// jump goes to a round at once and shows what that round did.
func (s *stage) jump(round int64) {
	s.player.run.Visit(round)
	s.player.rest()
}

// travel plays on to a round in pieces.
func (s *stage) travel(round int64) {
	s.seek = seek{true, round}
	s.pump()
}

// pump plays the next piece of a journey and asks to be called again.
func (s *stage) pump() {
	p, now := &s.player, time.Now()
	if !s.seek.active {
		return
	}
	// The round before the goal is the last that nobody sees.
	p.skip(s.seek.goal-1-p.run.Round(), patience)
	arrived := p.run.Done() || p.run.Round() >= s.seek.goal-1
	if arrived {
		p.run.Advance(max(0, s.seek.goal-p.run.Round()))
		p.recall()
		s.seek.stop()
	} else {
		p.rest()
		s.host.Call("later")
	}
	s.report.send(s, now, arrived)
}

// complete fills in what a record that began late has missed: it is played again unless that would take long.
func (s *stage) complete() {
	run, goal := s.player.run, s.goal()
	if goal <= again && !run.River(0).Complete(run.Round()) {
		run.SeekTo(0)
		s.travel(goal)
	}
}

// again is how many rounds are played again without being asked: a few seconds' worth.
const again = 1 << 27
