package engine

import (
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/source"
	"binfall/engine/stats"
)

// Lane is one process of a run. Its state is for reading.
type Lane struct {
	Choice
	State *process.State

	process process.Process
	arrival *rng.Draws // draws of the source
	draws   *rng.Draws // the rule's own
	balls   int64      // m
	ended   bool       // no arrival is left
}

func newLane(c Config, choice Choice) (*Lane, error) {
	b, errs := choice.bind("p")
	if errs != nil {
		return nil, errs
	}
	l := &Lane{
		Choice:  choice,
		arrival: rng.NewDraws(c.Seed, rng.Arrival, c.Replicate),
		draws:   rng.NewDraws(c.Seed, rng.Rule, c.Replicate),
		balls:   int64(c.M()),
	}
	l.State = process.NewState(int(c.Bins), l.draws, rng.NewDraws(c.Seed, rng.Tie, c.Replicate))
	l.process = process.Process{Source: &source.Uniform{Draws: l.arrival}, Rule: b.rule}
	profile, _, errs := c.Start.profile()
	if errs != nil {
		return nil, errs
	}
	l.State.Begin(profile.Loads(c.Bins))
	if s, ok := b.rule.(process.Starter); ok {
		return l, s.Start(l.State)
	}
	return l, nil
}

// Done reports whether the lane has its balls.
func (l *Lane) Done() bool {
	return l.State.Balls >= l.balls || l.ended || l.State.Full()
}

// Memory returns what the lane's rule remembers, nil for a rule without memory.
func (l *Lane) Memory() *process.Memory {
	if r, ok := l.process.Rule.(process.Rememberer); ok {
		m := r.Memory()
		return &m
	}
	return nil
}

// Conditions evaluates the conditions of Los, Sauerwald and Sylvester at the
// present state; known is false for a rule without a closed distribution vector.
func (l *Lane) Conditions() (c stats.Conditions, known bool) {
	return stats.ConditionsOf(l.process.Rule, l.State, l.State.Profile())
}

// BatchLength returns the rounds of a batch of the lane's rule, 0 for none.
func (l *Lane) BatchLength() int64 {
	if b, ok := l.process.Rule.(process.Batcher); ok {
		return b.BatchLength()
	}
	return 0
}

// advance plays at most n rounds and returns how many it played.
func (l *Lane) advance(n int64) int64 {
	if played := l.race(n); played > 0 {
		return played + l.advance(n-played)
	}
	for t := range n {
		if l.Done() {
			return t
		}
		if !l.process.Step(l.State) {
			l.ended = true
			return t
		}
	}
	return n
}

// race plays at most n rounds by the rule's fast loop and returns how many; 0 if it
// has none, if a view wants the events, or if too little is left.
func (l *Lane) race(n int64) int64 {
	k, ok := l.process.Rule.(process.Kernel)
	if !ok || l.State.Watch || n < least || l.State.Balls >= l.balls {
		return 0
	}
	w := l.process.Rule.(process.Steady).BallsPerRound()
	n = min(n, (l.balls-l.State.Balls+w-1)/w, l.State.Room()/w)
	if n < least {
		return 0
	}
	k.Play(l.State, l.arrival, l.draws, n)
	return n
}

// least is the number of rounds from which a fast loop is worth its set-up.
const least = 32

// end returns the lane's last round, or an upper bound: every round places a ball.
func (l *Lane) end() (rounds int64, known bool) {
	if l.Done() {
		return l.State.Rounds, true
	}
	if s, ok := l.process.Rule.(process.Steady); ok {
		w := s.BallsPerRound()
		return l.State.Rounds + (l.balls-l.State.Balls+w-1)/w, true
	}
	return l.State.Rounds + l.balls - l.State.Balls, false
}

// saved is a lane at some round.
type saved struct {
	state *process.State
	rule  process.Rule
	ended bool
}

func (l *Lane) save() saved {
	return saved{l.State.Clone(), clone(l.process.Rule), l.ended}
}

// restore goes back to a saved round; the saved copy stays as it is. The state
// keeps its address, so that a view may hold it.
func (l *Lane) restore(s saved) {
	watch := l.State.Watch
	*l.State = *s.state.Clone()
	l.State.Watch = watch
	l.process.Rule = clone(s.rule)
	l.ended = s.ended
}

func clone(r process.Rule) process.Rule {
	if c, ok := r.(process.Cloner); ok {
		return c.Clone()
	}
	return r
}
