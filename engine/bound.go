package engine

import (
	"slices"

	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/rule"
	"binfall/engine/theory"
)

// Bound is a curve of the theory, evaluated for a lane as it stands.
type Bound struct {
	Key      string          `json:"key"`
	Of       theory.Quantity `json:"of"`
	Formula  string          `json:"formula"`
	Sentence string          `json:"sentence"`
	Ref      string          `json:"ref"`
	Status   theory.Status   `json:"status"`
	Value    float64         `json:"value"` // 0 where it does not hold
	Holds    bool            `json:"holds"` // the run is in the range where it means anything
}

// Bounds returns the curves that belong to a lane's process, at its present n and W.
func (r *Run) Bounds(lane int) []Bound {
	l := r.lanes[lane]
	b, _ := l.bind("")
	c := l.theoryCase()
	keys := b.spec.Bounds
	if r.ground != nil {
		keys = slices.Concat(keys, theory.GraphBounds)
		c.GraphCase = r.graphCase()
	}
	bounds := []Bound{}
	for _, key := range keys {
		for _, t := range theory.Bounds {
			if t.Key != key {
				continue
			}
			holds := t.Holds(c) && (l.State.Given == 0 || t.Of == theory.Meet) // the rest speaks of empty bins
			bound := Bound{t.Key, t.Of, t.Formula, t.Sentence, t.Ref, t.Status, 0, holds}
			if bound.Holds {
				bound.Value = t.Value(c)
			}
			bounds = append(bounds, bound)
		}
	}
	return bounds
}

// theoryCase is what the theory asks of a lane.
func (l *Lane) theoryCase() theory.Case {
	c := theory.Case{N: float64(l.State.Bins()), M: float64(l.State.Balls)}
	c.D, c.Beta = 2, l.setting("beta")
	if d := l.setting("d"); d > 0 {
		c.D = int(d)
	}
	if l.swaps != nil {
		c.Lead = float64(l.lead)
	}
	if r, ok := l.process.Rule.(process.Drifting); ok && l.State.Rounds > 0 {
		c.Rho = r.Rho(l.State)
	}
	return c
}

// Choices returns d of a lane that gives each ball to the least loaded, or to the fullest, of d uniform bins that were
// empty at the start, and 0 for the other: the fluid limit of such a lane is a curve.
func (l *Lane) Choices() (least, fullest int) {
	switch {
	case l.State.Given > 0:
	case l.Name == rule.OneChoice.Name:
		return 1, 0
	case l.Name == rule.DChoice.Name:
		return int(l.setting("d")), 0
	case l.Name == rule.Fullest.Name:
		return 0, int(l.setting("d"))
	}
	return 0, 0
}

// graphCase is what the theory asks of the base graph. The optimum is told if somebody
// has followed it.
func (r *Run) graphCase() theory.GraphCase {
	f := r.ground.base.Facts()
	c := theory.GraphCase{Edges: float64(r.ground.base.Size()), Degree: float64(f.Degree)}
	if f.Densest.Den > 0 {
		c.Density = f.Densest.Float()
	}
	c.A, c.B, c.Least = float64(f.Lopsided.A), float64(f.Lopsided.B), float64(f.Lopsided.Least)
	if r.best != nil && r.best.done >= r.round {
		c.Optimum = float64(r.best.at(r.round))
	}
	return c
}

// setting returns a numeric setting of the lane's rule, 0 if it has none.
func (l *Lane) setting(name string) float64 {
	b, _ := l.bind("")
	for _, s := range b.set.Settings() {
		if s.Name == name {
			text := b.set.Text(name)
			if text == "" {
				text = s.Default
			}
			f, _ := param.ParseFraction(text)
			return f.Float()
		}
	}
	return 0
}
