package engine

import (
	"slices"
	"strconv"

	"binfall/engine/process"
	"binfall/engine/scene"
)

// Picture turns a run into what a view shows of it. What does not change from round to round
// is prepared once.
type Picture struct {
	run     *Run
	titles  []string
	chart   *scene.Map     // of the base graph, nil for none
	groups  *scene.Groups  // of its vertices, if it is too large for a map
	springs *scene.Springs // that improve the map, nil if it is at rest
	tallies []scene.Tally  // of each lane's edges on the map
	shown   scene.Run
}

// Picture prepares the picture of a run. The run must be at round 0: from there on the heads
// of edges are kept for the map.
func (r *Run) Picture() *Picture {
	p := &Picture{run: r, groups: r.groups()}
	for _, lane := range r.lanes {
		p.titles = append(p.titles, lane.Title())
	}
	if p.chart, p.springs = r.chart(); p.chart != nil {
		r.Trace()
		p.tallies = make([]scene.Tally, len(r.lanes))
	}
	return p
}

// Settled reports that the map of the base graph is as good as it gets, or that there is none.
func (p *Picture) Settled() bool { return p.springs == nil }

// Settle makes a step towards a better map.
func (p *Picture) Settle() {
	if p.springs != nil && !p.springs.Improve() {
		p.springs = nil
	}
}

// Show fills in what the scene shows of the present round, without acts. The result belongs
// to the picture and lasts until the next call.
func (p *Picture) Show() *scene.Run {
	r := p.run
	end, known := r.End()
	lanes := p.shown.Lanes[:0]
	p.shown = scene.Run{Bins: int64(r.Bins), Balls: int64(r.M()), Seed: strconv.FormatUint(r.Seed, 10), Round: r.round, End: end, EndKnown: known, Done: r.Done(),
		Graph: r.HasGraph(), Map: p.chart, Groups: p.groups}
	if r.best != nil && r.best.done >= r.round {
		p.shown.Optimum, p.shown.OptimumKnown = r.OptimumAt(r.round), true
		p.shown.Densest = r.Proof()
	}
	for i, lane := range r.lanes {
		shown := scene.Lane{Title: p.titles[i], State: lane.State, Memory: lane.Memory(), Done: lane.Done(), River: r.River(i)}
		shown.Least, shown.Fullest = lane.Choices()
		if p.chart != nil {
			p.edges(&shown, lane, i)
		}
		lanes = append(lanes, shown)
	}
	p.shown.Lanes = lanes
	return &p.shown
}

// edges fills in what the picture of a base graph shows of a lane.
func (p *Picture) edges(shown *scene.Lane, lane *Lane, i int) {
	shown.Levels = lane.Thresholds()
	if shown.Given = lane.Given(); shown.Given != nil {
		p.tallies[i].Update(p.chart, shown.Given, lane.Flips())
		shown.Tally = &p.tallies[i]
	}
}

// Visit goes to a round, or to the end if the run is shorter. Only the round itself is
// watched, so that the rounds before it may take the fast loops.
func (r *Run) Visit(round int64) {
	if end, known := r.End(); known {
		round = min(round, end)
	}
	r.Watch(false)
	r.SeekTo(max(0, round-1))
	if r.Done() && round > r.round {
		r.SeekTo(max(0, r.round-1)) // the end came sooner than its bound
	}
	r.Watch(true)
	if round > 0 {
		r.Advance(1)
	}
}

// Acts returns an act for every lane with what the lane did in the present round; its Round
// is 0 if it did nothing that was watched. The motion is that of like.
func (r *Run) Acts(like scene.Act) []scene.Act {
	acts := slices.Repeat([]scene.Act{like}, len(r.lanes))
	var events []process.Event
	for i, lane := range r.lanes {
		if lane.State.Last.Round != r.round || r.round == 0 {
			continue
		}
		e, act := lane.State.Last.Clone(), &acts[i]
		act.Round, act.Candidates, act.Placed, act.Why, act.Told = e.Round, e.Candidates, e.Placed, e.Why, e.Told
		events = append(events, e)
	}
	differs := len(events) > 1 && scene.Disagree(events)
	for i := range acts {
		acts[i].Differs = differs
	}
	return acts
}

// AtRest is the motion of a round that is over.
var AtRest = scene.Act{Phase: 1, Lead: 0.32}

// Kind returns the picture that a link asks for.
func (v View) Kind() scene.Kind { return kinds[v.View] }

// Extra returns what a link wants to see of a base graph.
func (v View) Extra() scene.Show { return shows[v.Show] }

// Names in links; any other is the zero value: auto, and arrivals.
var (
	kinds = map[string]scene.Kind{
		"bins": scene.Bins, "bars": scene.Bars, "graph": scene.Graph, "field": scene.Field,
		"profile": scene.Profile, "river": scene.River, "lorenz": scene.Lorenz,
	}
	shows = map[string]scene.Show{
		"plain": scene.ShowPlain, "heads": scene.ShowHeads, "densest": scene.ShowDensest, "components": scene.ShowComponents,
	}
)
