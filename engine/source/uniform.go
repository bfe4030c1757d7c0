// Package source holds the arrival sources, one file each.
package source

import "binfall/engine/process"

// Uniform offers bins that are independent and uniform, with replacement: the
// arrivals of balls into bins.
type Uniform struct{ Draws process.Draws }

// Next prepares the round's candidates.
func (u *Uniform) Next(s *process.State, a *process.Arrival) bool {
	u.Draws.At(s.Rounds)
	a.Offer(s, u.Draws)
	return true
}
