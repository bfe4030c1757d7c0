package engine

import (
	"strconv"

	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/source"
	"binfall/engine/start"
	"binfall/engine/stats"
)

// Lane is one process of a run. Its state is for reading.
type Lane struct {
	Choice
	State *process.State

	process process.Process
	arrival *rng.Draws // draws of the source
	draws   *rng.Draws // the rule's own
	ties    *rng.Draws
	edges   source.Edges   // that arrive, nil for balls
	ahead   bool           // edges may be asked for before earlier ones are played
	block   []process.Edge // of give, kept for its memory
	balls   int64          // m
	swaps   *stats.Swaps   // of the two bins of a pair start, else nil
	lead    int32          // of the first of them at the start
	ended   bool           // no arrival is left
}

// newLane makes lane i of a run on a ground, nil for balls into bins.
func newLane(c Config, i int, g *ground) (*Lane, error) {
	key, choice := "p."+strconv.Itoa(i), c.Lanes[i]
	b, errs := choice.bind(key)
	if errs != nil {
		return nil, errs
	}
	l := &Lane{
		Choice:  choice,
		arrival: rng.NewDraws(c.Seed, rng.Arrival, c.Replicate),
		draws:   rng.NewDraws(c.Seed, rng.Rule, c.Replicate),
		ties:    rng.NewDraws(c.Seed, rng.Tie, c.Replicate),
		balls:   int64(c.M()),
	}
	l.State = process.NewState(int(c.Bins), l.draws, l.ties)
	l.process = process.Process{Source: &source.Uniform{Draws: l.arrival}, Rule: b.rule}
	if g != nil {
		if i == 0 {
			g.order(c, l.State)
		}
		l.State.Base, l.balls = g.base, g.arrivals
		l.edges, l.ahead = g.reader(c), c.Order != orderAdversary
		l.process.Source = &source.Edge{Base: g.base, Edges: l.edges}
	}
	profile, _, errs := c.Start.profile()
	if errs != nil {
		return nil, errs
	}
	l.State.Begin(profile.Loads(c.Bins))
	if c.Start.Name == start.Pair.Name {
		l.lead = l.State.Loads[0] - l.State.Loads[1]
		l.swaps = stats.NewSwaps(l.State, 0, 1)
	}
	if s, ok := b.rule.(process.Starter); ok {
		return l, at(key, s.Start(l.State))
	}
	return l, nil
}

// at puts a rule's own error at its place in the link.
func at(key string, err error) error {
	wrong, ok := err.(*param.Error)
	if !ok {
		return err
	}
	if wrong.Key != "" {
		key += "." + wrong.Key
	}
	return param.Errors{{Key: key, Value: wrong.Value, Want: wrong.Want}}
}

// kept is the words of memory that the rule keeps, besides the loads.
func (l *Lane) kept() int {
	if k, ok := l.process.Rule.(process.Keeper); ok {
		return k.Kept(l.State)
	}
	return 0
}

// Done reports whether the lane has its balls.
func (l *Lane) Done() bool {
	return l.State.Balls >= l.balls || l.ended || l.State.Full()
}

// Swaps tells how often the two bins of a pair start have changed places up to this
// round, nil for other starts.
func (l *Lane) Swaps() *stats.Swaps { return l.swaps }

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
	start := n
	for n > 0 {
		played := l.race(n)
		if played == 0 {
			break
		}
		n -= played
	}
	for ; n > 0 && !l.Done(); n-- {
		if !l.process.Step(l.State) {
			l.ended = true
			break
		}
		if l.swaps != nil {
			l.swaps.Observe(l.State)
		}
	}
	return start - n
}

// race plays at most n rounds by the rule's fast loop and returns how many; 0 if it
// has none, if a view wants the events, or if too little is left.
func (l *Lane) race(n int64) int64 {
	if l.edges != nil {
		return l.give(n)
	}
	k, ok := l.process.Rule.(process.Kernel)
	if !ok || l.swaps != nil || l.State.Watch || n < least || l.State.Balls >= l.balls {
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

// give is race for edges: it plays a block of them.
func (l *Lane) give(n int64) int64 {
	k, ok := l.process.Rule.(process.EdgeKernel)
	n = min(n, l.balls-l.State.Balls, blockLength)
	if !ok || !l.ahead || l.State.Watch || l.State.Record || n < least || l.State.Room() < n {
		return 0
	}
	block, samples := l.block[:0], int64(0)
	for t := l.State.Rounds; int64(len(block)) < n; t++ {
		e, ok := l.edges.Edge(t)
		if !ok {
			break
		}
		u, v := l.State.Base.Ends(e)
		block = append(block, process.Edge{ID: e, U: u, V: v})
		if samples += 2; u == v {
			samples--
		}
	}
	l.block = block
	if len(block) == 0 {
		return 0
	}
	k.Give(l.State, block, l.ties)
	n = int64(len(block))
	l.State.Played(n, n, samples)
	return n
}

// blockLength is the number of edges of a block: enough to wait for their memory together,
// few enough to keep them near.
const blockLength = 512

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
	state *process.State // without loads
	loads packed
	rule  process.Rule
	swaps stats.Swaps
	ended bool
}

func (l *Lane) save() saved {
	bare := *l.State
	bare.Loads = nil
	s := saved{state: bare.Clone(), loads: pack(l.State.Loads), rule: clone(l.process.Rule), ended: l.ended}
	if l.swaps != nil {
		s.swaps = *l.swaps
	}
	return s
}

// restore goes back to a saved round; the saved copy stays as it is. The state
// keeps its address, so that a view may hold it.
func (l *Lane) restore(s saved) {
	watch, record, trace, loads := l.State.Watch, l.State.Record, l.State.Trace, l.State.Loads
	*l.State = *s.state.Clone()
	l.State.Watch, l.State.Record, l.State.Trace, l.State.Loads = watch, record, trace, s.loads.unpack(loads)
	l.process.Rule = clone(s.rule)
	l.ended = s.ended
	if l.swaps != nil {
		*l.swaps = s.swaps
	}
}

// copyAt makes a copy of the lane at a saved round. It shares the draws and the edges,
// which answer for every round that the lane has played.
func (l *Lane) copyAt(s saved) *Lane {
	c := *l
	c.State, c.swaps, c.block = new(process.State), nil, nil
	c.restore(s)
	return &c
}

func clone(r process.Rule) process.Rule {
	if c, ok := r.(process.Cloner); ok {
		return c.Clone()
	}
	return r
}
