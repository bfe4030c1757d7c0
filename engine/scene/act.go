package scene

import (
	"math"

	"binfall/engine/process"
)

// landing is the share of an act at which its last ball is at rest in its bin; the bounce follows.
const landing = 0.8

// pour is the share of an act between two balls that leave the hopper.
const pour = 0.06

// start is the phase at which the act's ball k leaves the hopper, land the phase at which it arrives. All fall equally
// long; many leave at shorter intervals.
func (a *Act) start(k int32) float64 {
	if a.Told.Way == process.Twin {
		return a.Lead // as a pair
	}
	return a.Lead + float64(k)*min(pour, (landing-a.Lead)/2/float64(max(1, a.balls())))
}

func (a *Act) land(k int32) float64 {
	return landing - a.start(a.balls()-1) + a.start(k)
}

// balls is the number of balls of the act.
func (a *Act) balls() int32 { return a.before(len(a.Placed)) }

// before is the number of balls of the act's first moves.
func (a *Act) before(move int) int32 {
	balls := int32(0)
	for _, m := range a.Placed[:move] {
		balls += m.Balls
	}
	return balls
}

// aloft is the number of a move's balls that have not arrived.
func (a *Act) aloft(move int) int32 {
	if a.Phase >= landing {
		return 0
	}
	aloft, first := int32(0), a.before(move)
	for k := range a.Placed[move].Balls {
		if a.Phase < a.land(first+k) {
			aloft++
		}
	}
	return aloft
}

// landed is the number of the act's balls that have arrived in a bin.
func (a *Act) landed(bin int) int32 {
	landed := int32(0)
	for i, move := range a.Placed {
		if move.Bin == bin {
			landed += move.Balls - a.aloft(i)
		}
	}
	return landed
}

// light is how strongly the act's candidates are lit, refused the same for those that get no ball.
func (a *Act) light() float64 {
	return smooth(a.Phase / max(0.02, 0.5*a.Lead))
}

func (a *Act) refused() float64 {
	return a.light() * (1 - 0.62*smooth((a.Phase-a.Lead)/(landing-a.Lead)))
}

// fall is the path of a ball thrown from the hopper: even sideways, accelerated downwards, both 0 to 1.
func (a *Act) fall(k int32) (across, down float64) {
	from, to := a.start(k), a.land(k)
	p := min(1, max(0, (a.Phase-from)/(to-from)))
	return p * (1.35 - 0.35*p), p * p
}

// bounce is the height above rest after the landing, as a share of the ball: one hop and a smaller one.
func (a *Act) bounce() float64 {
	p := (a.Phase - landing) / (1 - landing)
	switch {
	case p <= 0 || p >= 1:
		return 0
	case p < 0.64:
		return 0.30 * hop(p/0.64)
	}
	return 0.08 * hop((p-0.64)/0.36)
}

// hop is a parabola through 0 at 0 and 1, with height 1.
func hop(p float64) float64 { return 4 * p * (1 - p) }

// smooth eases a share in and out.
func smooth(p float64) float64 {
	p = math.Max(0, math.Min(1, p))
	return p * p * (3 - 2*p)
}
