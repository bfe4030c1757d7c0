//go:build js && wasm

package main

import (
	"time"

	"binfall/engine"
	"binfall/engine/process"
)

// history looks back at what bins got in the last rounds, while the reader looks at one and the clock rests. What it has
// found holds for one round of one run.
type history struct {
	run   *engine.Run
	round int64
	back  *engine.Recall // nil for a run that is too large
	began time.Time
}

// of reports that the history is about the present round of a run.
func (h *history) of(run *engine.Run) bool { return h.run == run && h.round == run.Round() }

// busy reports that there is more to find about the present round of a run.
func (h *history) busy(run *engine.Run) bool {
	return run != nil && (!h.of(run) || h.back != nil && !h.back.Done())
}

// soon reports that what is still to be found of the present round is worth waiting for.
func (h *history) soon(run *engine.Run) bool {
	return h.busy(run) && (!h.of(run) || time.Since(h.began) < time.Second)
}

// look looks back for a part of the frame; it reports that all has been found.
func (h *history) look(run *engine.Run) (news bool) {
	if !h.busy(run) {
		return false
	}
	if !h.of(run) {
		*h = history{run, run.Round(), run.Recall(), time.Now()}
	}
	const rounds = 128
	for until := time.Now().Add(spareRest); h.busy(run); {
		if !time.Now().Before(until) {
			return false
		}
		h.back.Advance(rounds)
	}
	return true
}

// past is what has been found of a lane, nil while it is not all.
func (h *history) past(run *engine.Run, lane int) *process.Past {
	if h.busy(run) || h.back == nil {
		return nil
	}
	return h.back.Past(lane)
}
