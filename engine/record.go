package engine

import (
	"math"

	"binfall/engine/stats"
)

// record keeps how the lanes' profiles move, for a view that asked for it.
type record struct {
	on     bool
	rivers []*stats.River // of each lane
}

// A column costs a look at every bin. Few bins get the most columns, from the first round on; with more, columns are
// fewer and spread over the whole run from the start, so that looking costs about as much as these steps in all.
const (
	mostColumns  = 512
	leastColumns = 64
	lookSteps    = 1 << 29
	fewBins      = 1 << 17
)

// Record begins or stops to keep how the profiles move; what is kept stays. A record that begins late is made whole by a
// seek to round 0 and an advance to where the run was.
func (r *Run) Record(on bool) {
	if on && r.moves.rivers == nil {
		r.moves.rivers = make([]*stats.River, len(r.lanes))
		most, spacing := r.columns()
		for i := range r.moves.rivers {
			r.moves.rivers[i] = stats.NewRiver(most, spacing)
		}
	}
	r.moves.on = on
	r.look()
}

// columns plans a record: its most columns and their least spacing.
func (r *Run) columns() (most int, spacing int64) {
	if r.Bins <= fewBins {
		return mostColumns, 1
	}
	most, spacing = mostColumns, 1
	for most > leastColumns && uint64(most) > lookSteps/r.Bins {
		most /= 2
	}
	for end, _ := r.End(); end/spacing >= int64(most); {
		spacing *= 2
	}
	return most, spacing
}

// River returns what is kept of a lane, nil if nobody has asked for it.
func (r *Run) River(lane int) *stats.River {
	if r.moves.rivers == nil {
		return nil
	}
	return r.moves.rivers[lane]
}

// nextLook is the next round of which a column is kept.
func (r *Run) nextLook() int64 {
	if !r.moves.on {
		return math.MaxInt64
	}
	return r.moves.rivers[0].Next(r.round)
}

// look keeps the present round if it has a column.
func (r *Run) look() {
	if !r.moves.on {
		return
	}
	for i, l := range r.lanes {
		r.moves.rivers[i].Add(r.round, l.State)
	}
}
