package engine

import (
	"binfall/engine/family"
	"binfall/engine/process"
	"binfall/engine/stats"
)

// Figures returns what is measured of a lane at the present round.
func (l *Lane) Figures() stats.Figures {
	f := stats.Of(l.State)
	if s := l.Thresholds(); s != nil {
		f.Largest = s.Largest
	}
	return f
}

// Class is a class of edges of a lane with thresholds, as it stands. Thresholds and, if
// no family gives them, classes are our reconstruction.
type Class struct {
	Alpha int64 `json:"alpha"` // threshold, -1 for none: left ends take all
	Taken int64 `json:"taken"` // edges that left ends have taken for it
	Full  int   `json:"full"`  // left ends that have reached it; 0 if it is 0
}

// Levels is the state of a lane with thresholds.
type Levels struct {
	Classes  []Class `json:"classes"`
	Beyond   int64   `json:"beyond"`   // edges that were given by comparison
	Largest  int     `json:"largest"`  // vertices of the largest component that they make
	Vertices int     `json:"vertices"` // of how many
	Why      string  `json:"why"`      // which algorithm the paper runs for this T
}

// Thresholds returns the state of a lane's rule for a picture, nil for a rule without
// thresholds.
func (l *Lane) Thresholds() *process.Levels {
	t, ok := l.process.Rule.(process.Thresholder)
	if !ok {
		return nil
	}
	levels := t.Levels()
	return &levels
}

// Levels returns the state of a lane with thresholds, nil for other rules.
func (l *Lane) Levels() *Levels {
	s := l.Thresholds()
	if s == nil {
		return nil
	}
	levels := &Levels{Classes: make([]Class, len(s.Alpha)), Beyond: l.State.Balls, Largest: s.Largest, Vertices: s.Vertices, Why: s.Why}
	for i, alpha := range s.Alpha {
		c := Class{Alpha: alpha}
		if alpha == process.NoLimit {
			c.Alpha = -1
		}
		for v := range l.State.Loads {
			fill := s.Fill(int32(v), i)
			c.Taken += int64(fill)
			if int64(fill) == alpha && alpha > 0 {
				c.Full++
			}
		}
		levels.Beyond -= c.Taken
		levels.Classes[i] = c
	}
	return levels
}

// Layers returns the loads of a lane by layer, nil for base graphs without layers.
func (r *Run) Layers(lane int) []stats.Layer {
	if r.ground == nil {
		return nil
	}
	g, ok := r.ground.base.Multigraph.(family.Layered)
	if !ok {
		return nil
	}
	return stats.Layers(r.lanes[lane].State.Loads, g.Layers(), g.Layer)
}

// OptimumAt returns the optimum of the edges that had arrived by a round that the run has
// passed and [Run.FollowOptimum] has seen.
func (r *Run) OptimumAt(round int64) int32 { return r.best.at(round) }
