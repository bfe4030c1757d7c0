package engine

import "sort"

// Checkpoints make a seek short: copies of the run at evenly spaced rounds. Once
// there are too many, every second one is dropped and the spacing doubles, so
// that a run of any length keeps at most a fixed number, and a seek replays at
// most one spacing.
type checkpoints struct {
	spacing int64
	bytes   int          // of all points
	points  []checkpoint // by round; the first is round 0
}

type checkpoint struct {
	round int64
	bytes int
	lanes []saved
}

// Limits of checkpoints: their number, and the memory of all together as long as there are
// more than a few.
const (
	mostCheckpoints = 256
	fewCheckpoints  = 4
	checkpointBytes = 256 << 20
	checkpointBase  = 512     // bytes of a lane besides loads and what a rule keeps
	farWords        = 1 << 18 // of a copy: caches hold fewer
)

// newCheckpoints plans for a run whose copies have so many words over all lanes. To copy
// one costs less than a step, so that a spacing of as many rounds keeps the cost of copying
// below one step a round. Where loads lie far from the processor, a round waits for them and
// a copy does not: then there are twice as many.
func newCheckpoints(words int) checkpoints {
	spacing := max(1024, int64(words))
	if words >= farWords {
		spacing /= 2
	}
	return checkpoints{spacing: spacing}
}

// next returns the round of the next checkpoint after a round.
func (c *checkpoints) next(round int64) int64 {
	return (round/c.spacing + 1) * c.spacing
}

// add keeps the run's present round if it is one of the evenly spaced ones and is
// not kept already. A round at which a caller happens to stop is none.
func (c *checkpoints) add(r *Run) {
	if n := len(c.points); r.round%c.spacing != 0 || n > 0 && c.points[n-1].round >= r.round {
		return
	}
	for len(c.points) >= mostCheckpoints || c.bytes > checkpointBytes && len(c.points) > fewCheckpoints {
		c.thin()
		if r.round%c.spacing != 0 {
			return
		}
	}
	p := checkpoint{round: r.round}
	for _, l := range r.lanes {
		s := l.save()
		p.lanes = append(p.lanes, s)
		p.bytes += checkpointBase + s.loads.size() + 4*l.kept()
	}
	c.points, c.bytes = append(c.points, p), c.bytes+p.bytes
}

func (c *checkpoints) thin() {
	c.spacing *= 2
	kept := c.points[:0]
	for _, p := range c.points {
		if p.round%c.spacing == 0 {
			kept = append(kept, p)
		} else {
			c.bytes -= p.bytes
		}
	}
	clear(c.points[len(kept):])
	c.points = kept
}

// last returns the index of the last checkpoint at or before a round.
func (c *checkpoints) last(round int64) int {
	return sort.Search(len(c.points), func(i int) bool { return c.points[i].round > round }) - 1
}

// covers reports whether a checkpoint lies after one round and at or before another.
func (c *checkpoints) covers(after, round int64) bool {
	return c.points[c.last(round)].round > after
}

// restore goes to the last checkpoint at or before a round.
func (c *checkpoints) restore(r *Run, round int64) {
	p := c.points[c.last(round)]
	for i, l := range r.lanes {
		l.restore(p.lanes[i])
	}
	r.round = p.round
}
