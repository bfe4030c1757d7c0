package engine

import (
	"errors"

	"binfall/engine/param"
)

// ErrFull is the failure of a run in which a bin would hold more than
// process.MaxLoad balls.
var ErrFull = errors.New("a bin would hold more than 2147483647 balls")

// Run is a link being played.
type Run struct {
	Config

	lanes  []*Lane
	round  int64
	points checkpoints
	ground *ground  // nil for balls into bins
	best   *optimum // of the edges that have arrived, nil until somebody asks
	moves  record
}

// New makes the run of a config at round 0. The config must pass Check for the
// surface that runs it, and must have a seed.
func New(c Config) (*Run, error) {
	limits := Native
	limits.Seed = true
	if err := c.Check(limits); err != nil {
		return nil, err
	}
	if err := c.attached(); err != nil {
		return nil, err
	}
	if c.HasGraph() {
		return runOn(c, newGround(c))
	}
	return runOn(c, nil)
}

// Again makes the run of another replicate at round 0. It shares what is prepared of the
// base graph.
func (r *Run) Again(replicate uint64) (*Run, error) {
	c := r.Config
	c.Replicate = replicate
	if r.ground == nil {
		return runOn(c, nil)
	}
	return runOn(c, &ground{base: r.ground.base})
}

func runOn(c Config, g *ground) (*Run, error) {
	r := &Run{Config: c, ground: g}
	words := 0
	for i := range c.Lanes {
		lane, err := newLane(c, i, g)
		if err != nil {
			return nil, err
		}
		r.lanes = append(r.lanes, lane)
		words += lane.State.Bins() + lane.kept()
	}
	if len(r.lanes) == 0 {
		return nil, param.Errors{{Key: "p", Want: "at least one process"}}
	}
	r.points = newCheckpoints(words)
	r.points.add(r)
	return r, nil
}

// Forward keeps no more checkpoints: for a run in which nobody seeks.
func (r *Run) Forward() { r.points.spacing = 1 << 62 }

// Lanes returns the lanes in the order of the link, for reading.
func (r *Run) Lanes() []*Lane { return r.lanes }

// Round returns the clock: rounds played by the lane that has played most.
func (r *Run) Round() int64 { return r.round }

// Done reports whether every lane has its balls.
func (r *Run) Done() bool {
	for _, l := range r.lanes {
		if !l.Done() {
			return false
		}
	}
	return true
}

// End returns the last round of the run. Before the end it is exact where every
// lane places the same number of balls a round, else an upper bound.
func (r *Run) End() (rounds int64, known bool) {
	known = true
	for _, l := range r.lanes {
		end, exact := l.end()
		rounds, known = max(rounds, end), known && exact
	}
	return rounds, known
}

// Watch keeps or stops keeping what each round does, for a view.
func (r *Run) Watch(on bool) {
	for _, l := range r.lanes {
		l.State.Watch = on
	}
}

// Advance plays at most n rounds and returns how many it played. How a run is
// cut into calls changes nothing.
func (r *Run) Advance(n int64) int64 {
	start := r.round
	for end := saturate(start, n); r.round < end && !r.Done(); {
		next := min(end, r.points.next(r.round), r.nextLook())
		played := r.round
		for _, l := range r.lanes {
			played = max(played, r.round+l.advance(next-r.round))
		}
		if played == r.round {
			break
		}
		r.round = played
		r.points.add(r)
		r.look()
	}
	return r.round - start
}

// Leap goes to the last checkpoint at or before a round, unless the run stands between the
// two already. It plays nothing: what is left on the way to a round that has been played
// before is short.
func (r *Run) Leap(round int64) {
	if round = max(round, 0); round < r.round || r.points.covers(r.round, round) {
		r.points.restore(r, round)
		r.look()
	}
}

// SeekTo goes to a round, or to the end if the run is shorter.
func (r *Run) SeekTo(round int64) {
	if r.Leap(round); round > r.round {
		r.Advance(round - r.round)
	}
}

func saturate(a, b int64) int64 {
	if b > 0 && a > (1<<63-1)-b {
		return 1<<63 - 1
	}
	return a + b
}
