package scene

import "math"

// Window is the range of levels that a strip shows: from Base, 0 unless the bottom is torn off, up to Base+Levels.
type Window struct{ Base, Levels float64 }

// Sizes in CSS pixels.
const (
	comfortable = 13 // height of a level below which the bottom is cut away rather than balls made smaller
	smallBall   = 4  // diameter below which stacks are drawn as columns
	slimBall    = 10 // diameter below which they are if balls would fill less than half of their shafts
	largeBall   = 46
)

// foresight is how many levels a run begins with if it will need as many: large balls first, few changes of scale.
const foresight = 8

// expected is about how many levels the stacks will have at the run's end.
func (r *Run) expected() float64 { return math.Ceil(float64(r.Balls)/float64(max(1, r.Bins))) + 4 }

// Fit chooses the levels for the loads of all lanes, in strips whose stacks may be height CSS pixels tall. The scale
// follows a stair, so that it seldom changes while the run plays.
func Fit(r *Run, height float64) Window {
	lo, hi := r.extent()
	room := max(4, math.Floor(height/comfortable))
	need := float64(hi) + 1
	if need <= room || lo < 3 && need <= 2*room {
		need = max(need, min(r.expected(), foresight, room))
		return Window{0, max(need, min(stair(need), room))}
	}
	span := float64(hi-lo) + 1
	levels := max(min(stair(1.5*span), room), min(12, room))
	if span+1 > room {
		levels = stair(span + 1)
	}
	if float64(lo) < span {
		return Window{0, stair(need)} // little would be cut away
	}
	step := float64(tickStep(levels / 6))
	base := math.Floor((float64(lo)-max(1, 0.25*(levels-span)))/step) * step
	return Window{max(0, base), max(levels, float64(hi)+1-max(0, base))}
}

// Holds reports whether the tallest stack ends in the window: a run that is played fast can leave it behind.
func (w Window) Holds(r *Run) bool {
	_, hi := r.extent()
	return w.Levels > 0 && float64(hi) >= w.Base && float64(hi) <= w.Base+w.Levels
}

// Toward is the window a share of the way to another, for a scale that glides instead of jumping.
func (w Window) Toward(to Window, share float64) Window {
	if share >= 1 {
		return to
	}
	glide := func(a, b float64) float64 {
		if math.Abs(b-a) < 0.01*max(1, to.Levels/50) {
			return b
		}
		return a + share*(b-a)
	}
	return Window{glide(w.Base, to.Base), glide(w.Levels, to.Levels)}
}
