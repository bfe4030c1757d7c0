//go:build js && wasm

package main

import "time"

// slack is what the run may take of a frame beyond the usual, at full speed: where pictures are drawn without a graphics
// card, frames are long and the page would only wait.
type slack struct {
	since time.Time // the page has nothing to do
	more  time.Duration
}

// refresh is the longest that a page waits for a display that keeps up: a frame.
const refresh = time.Second / 60

// from notes that the work of a frame is done.
func (k *slack) from() { k.since = time.Now() }

// at is the slack at the beginning of a frame. It follows the waits by halves, so that one late frame makes no stutter.
func (k *slack) at(now time.Time) time.Duration {
	if !k.since.IsZero() {
		k.more = min(max(0, k.more+(now.Sub(k.since)-refresh)/2), longest-rush)
	}
	return k.more
}
