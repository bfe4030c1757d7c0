// Package start holds the start profiles, one file each: the loads from which a
// run begins. They make visible what empty bins hide: how potentials fall, how
// two bins swap places, how a process recovers.
package start

import "binfall/engine/param"

// Profile makes the loads of n bins. W counts them from the first round.
type Profile interface {
	// Params declares the profile's settings.
	Params(*param.Set)
	// Fits returns an error if the profile does not fit n bins; its key is the
	// setting. The other methods want a profile that fits.
	Fits(n uint64) *param.Error
	// Balls returns the sum of the loads.
	Balls(n uint64) uint64
	// Loads returns the loads of the first bins; the rest is empty.
	Loads(n uint64) []int32
}

// Spec describes a profile to the catalogue.
type Spec struct {
	param.About
	New func() Profile
}

// most is the largest setting of a profile, far below the largest load.
const most = 1_000_000
