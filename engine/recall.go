package engine

import "binfall/engine/process"

// Recall finds out what the bins got in the last rounds of a run. It plays copies of the
// lanes, from checkpoints of the run, which stays as it is.
type Recall struct {
	run   *Run
	to    []int64         // rounds of each lane
	lane  *Lane           // the copy that plays now, nil between two
	pasts []*process.Past // of the lanes that have been played, and of the one that plays
}

// Limits of a recall.
const (
	recalledRounds = 1 << 14 // that it looks back
	recalledBins   = 1 << 20 // of a lane: each copy takes a step a bin at once
)

// Recall begins to look back from the present round; it returns nil for a run that is too
// large. What it finds is about that round, however the run goes on.
func (r *Run) Recall() *Recall {
	if r.lanes[0].State.Bins() > recalledBins {
		return nil
	}
	c := &Recall{run: r}
	for _, l := range r.lanes {
		c.to = append(c.to, l.State.Rounds)
	}
	return c
}

// Done reports whether all lanes have been looked at.
func (c *Recall) Done() bool { return c.lane == nil && len(c.pasts) == len(c.to) }

// Past returns what has been found of a lane once all is done.
func (c *Recall) Past(lane int) *process.Past { return c.pasts[lane] }

// Advance plays up to n more rounds.
func (c *Recall) Advance(n int64) {
	for n > 0 && !c.Done() {
		if c.lane == nil {
			c.begin(len(c.pasts))
		}
		n -= c.play(n)
		if i := len(c.pasts) - 1; c.lane.State.Rounds == c.to[i] {
			c.lane = nil
		}
	}
}

// begin copies a lane from the last checkpoint before the rounds of interest.
func (c *Recall) begin(lane int) {
	from := max(0, c.to[lane]-recalledRounds)
	points := &c.run.points
	c.lane = c.run.lanes[lane].copyAt(points.points[points.last(from)].lanes[lane])
	c.pasts = append(c.pasts, &process.Past{From: from, To: from})
}

// play plays up to n rounds of the copy: fast ones, or those of interest one by one.
func (c *Recall) play(n int64) (played int64) {
	s, past := c.lane.State, c.pasts[len(c.pasts)-1]
	if s.Rounds < past.From {
		return c.lane.advance(min(n, past.From-s.Rounds))
	}
	s.Watch = true
	to := c.to[len(c.pasts)-1]
	for ; played < n && s.Rounds < to; played++ {
		c.lane.advance(1)
		past.Add(&s.Last)
	}
	return played
}
