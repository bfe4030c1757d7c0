//go:build js && wasm

package main

import (
	"slices"
	"time"

	"binfall/engine"
	"binfall/wasm/bridge"
)

// scout finds the rounds of the run that are worth a mark on the timeline: it lets a second run play ahead in what is
// left of each frame, and tells the page what it has found.
type scout struct {
	json  bridge.JSON
	run   *engine.Run
	ahead *engine.Scout // nil before the first look, and for a run that has none
	begun bool
	told  bool // all of it
	marks []engine.Mark
	sent  time.Time
}

// The time of a frame that the scout may take: little while the picture moves, more while it rests.
const (
	spare     = time.Millisecond
	spareRest = 5 * time.Millisecond
)

// scoutPause is the least time between two messages.
const scoutPause = 300 * time.Millisecond

// begin starts over with another run.
func (k *scout) begin(run *engine.Run) { *k = scout{run: run} }

// busy reports that there is more to find.
func (k *scout) busy() bool { return k.run != nil && !k.told }

// look plays ahead for a part of the frame.
func (k *scout) look(s *stage, now time.Time) {
	if !k.busy() || s.seek.active || !s.player.visible {
		return
	}
	if !k.begun {
		k.begun, k.ahead = true, k.run.Scout()
	}
	done := true
	if k.ahead != nil {
		until := time.Now().Add(spareRest)
		if s.player.busy() {
			until = time.Now().Add(spare)
		}
		const rounds = 32
		for !k.ahead.Done() && time.Now().Before(until) {
			k.ahead.Advance(rounds)
		}
		done = k.ahead.Done()
	}
	if done || now.Sub(k.sent) >= scoutPause {
		k.tell(s, now, done)
	}
}

// tell sends what has been found if it is news.
func (k *scout) tell(s *stage, now time.Time, done bool) {
	k.sent = now
	var marks []engine.Mark
	if k.ahead != nil {
		marks = k.ahead.Marks()
	}
	if !done && slices.Equal(marks, k.marks) {
		return
	}
	k.marks, k.told = marks, done
	if done {
		k.ahead = nil // it has nothing more to tell and may be large
	}
	lanes := len(k.run.Lanes())
	j := k.json.Reset().Open('{').Key("binfall").Text("markers").Key("query").Text(k.run.RunQuery()).Key("done").Bool(done).
		Key("list").Open('[')
	for _, m := range marks {
		j.Open('{').Key("round").Int(m.Round).Key("kind").Text(string(m.Kind)).Key("lane").Int(int64(m.Lane)).
			Key("text").Text(m.Text(lanes)).Close('}')
	}
	s.host.Call("post", j.Close(']').Close('}').String())
}
