package main

import (
	"encoding/json"
	"strconv"

	"binfall/engine"
	"binfall/engine/batch"
	"binfall/engine/figures"
)

// row is the JSON of one row of an experiment. What can be derived is derived from
// the counts of exact values, which merge without loss.
type row struct {
	Query      string            `json:"query"`
	Process    string            `json:"process"`
	Graph      string            `json:"g,omitempty"` // base graph
	Bins       int64             `json:"n"`
	Runs       int64             `json:"runs"`
	Replicates batch.Ranges      `json:"replicates"`
	Gap        spread            `json:"gap"`
	Max        spread            `json:"max"`
	Opt        *spread           `json:"opt,omitempty"`
	Peak       *spread           `json:"peak,omitempty"`
	PerBall    float64           `json:"samplesPerBall"`
	Samples    batch.Counts      `json:"samples"`
	Balls      batch.Counts      `json:"balls"`
	Pair       *pair             `json:"pair,omitempty"`
	Compared   []figures.Verdict `json:"compared,omitempty"`
}

// pair is what became of the two bins of a pair start, beside the exact law of a
// pair far above the rest and the paper's simple bound where the rule has them.
type pair struct {
	Met   share        `json:"met"`
	Swaps spread       `json:"swaps"`
	Law   *float64     `json:"law,omitempty"`
	Bound *float64     `json:"bound,omitempty"`
	Runs  batch.Counts `json:"runs"` // by 1 for met and 0 for not
}

type share struct {
	Mean float64 `json:"mean"`
	SE   float64 `json:"se"`
}

// spread is a statistic over the runs: values are multiplied by scale, counts are
// by the value rounded up.
type spread struct {
	Mean      float64            `json:"mean"`
	SE        float64            `json:"se"`
	Counts    batch.Counts       `json:"counts"`
	Quantiles map[string]float64 `json:"quantiles"`
	Scale     int64              `json:"scale"`
	Values    batch.Counts       `json:"values"`
}

var quantiles = []float64{0.05, 0.25, 0.5, 0.75, 0.95}

func newSpread(values batch.Counts, scale int64) spread {
	s := spread{Counts: batch.Counts{}, Quantiles: map[string]float64{}, Scale: scale, Values: values}
	s.Mean, s.SE = values.Mean(float64(scale))
	for v, k := range values {
		s.Counts[ceilDiv(v, scale)] += k
	}
	for _, q := range quantiles {
		s.Quantiles[strconv.FormatFloat(q, 'g', -1, 64)] = float64(values.Quantile(q)) / float64(scale)
	}
	return s
}

func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b > 0 {
		q++
	}
	return q
}

func newRow(s *batch.Summary) row {
	r := row{
		Query: s.Query, Bins: s.Bins, Runs: s.Max.Runs(), Replicates: s.Ranges,
		Gap: newSpread(s.Gap, s.Bins), Max: newSpread(s.Max, 1), Samples: s.Samples, Balls: s.Balls,
	}
	if len(s.Peak) > 0 {
		peak := newSpread(s.Peak, s.Bins)
		r.Peak = &peak
	}
	if len(s.Opt) > 0 {
		opt := newSpread(s.Opt, 1)
		r.Opt = &opt
	}
	if len(s.Met) > 0 {
		r.Pair = &pair{Runs: s.Met, Swaps: newSpread(s.Swaps, 1)}
		r.Pair.Met.Mean, r.Pair.Met.SE = s.Met.Mean(1)
	}
	samples, _ := s.Samples.Mean(1)
	balls, _ := s.Balls.Mean(1)
	r.PerBall = samples / balls
	if c, err := engine.ParseQuery(s.Query); err == nil {
		r.Process = c.Lanes[0].Title()
		if c.HasGraph() {
			r.Graph = c.Graph.String()
		}
		r.PerBall = samples / (balls - float64(c.StartBalls()))
		if c.Start.Name == "empty" {
			r.compare(c)
		}
		if r.Pair != nil {
			r.Pair.laws(c)
		}
	}
	return r
}

// laws finds the theory's curves for a pair.
func (p *pair) laws(c engine.Config) {
	run, err := engine.New(c)
	if err != nil {
		return
	}
	for _, b := range run.Bounds(0) {
		switch {
		case b.Key == "ruin" && b.Holds:
			p.Law = &b.Value
		case b.Key == "ruin-simple" && b.Holds:
			p.Bound = &b.Value
		}
	}
}

// compare puts what is known of the process beside it.
func (r *row) compare(c engine.Config) {
	for _, f := range figures.Of(r.Graph, c.Bins, c.M(), c.Lanes[0].String()) {
		var o spread
		switch f.Statistic {
		case figures.Gap:
			o = r.Gap
		case figures.Max:
			o = r.Max
		case figures.Opt:
			if r.Opt == nil {
				continue
			}
			o = *r.Opt
		case figures.Peak:
			if r.Peak == nil {
				continue
			}
			o = *r.Peak
		case figures.Samples:
			r.Compared = append(r.Compared, f.Compare(figures.Observed{Runs: r.Runs, Mean: r.PerBall, SE: 5e-5}))
			continue
		}
		r.Compared = append(r.Compared, f.Compare(figures.Observed{Runs: r.Runs, Mean: o.Mean, SE: o.SE, Counts: o.Counts}))
	}
}

// UnmarshalJSON reads only what cannot be derived and derives the rest, so that a
// file of another version, or an edited one, cannot contradict itself.
func (r *row) UnmarshalJSON(text []byte) error {
	var in struct {
		Query               string       `json:"query"`
		Bins                int64        `json:"n"`
		Replicates          batch.Ranges `json:"replicates"`
		Gap, Max, Peak, Opt struct {
			Values batch.Counts `json:"values"`
		}
		Samples, Balls batch.Counts
		Pair           struct {
			Runs  batch.Counts
			Swaps struct{ Values batch.Counts }
		}
	}
	if err := json.Unmarshal(text, &in); err != nil {
		return err
	}
	s := batch.NewSummary(in.Query, in.Bins)
	s.Ranges = in.Replicates
	s.Gap.Merge(in.Gap.Values)
	s.Max.Merge(in.Max.Values)
	s.Peak.Merge(in.Peak.Values)
	s.Opt.Merge(in.Opt.Values)
	s.Samples.Merge(in.Samples)
	s.Balls.Merge(in.Balls)
	s.Met.Merge(in.Pair.Runs)
	s.Swaps.Merge(in.Pair.Swaps.Values)
	if err := s.Valid(); err != nil {
		return err
	}
	*r = newRow(s)
	return nil
}

func (r row) summary() *batch.Summary {
	s := batch.NewSummary(r.Query, r.Bins)
	s.Ranges, s.Gap, s.Max, s.Samples, s.Balls = r.Replicates, r.Gap.Values, r.Max.Values, r.Samples, r.Balls
	if r.Peak != nil {
		s.Peak = r.Peak.Values
	}
	if r.Opt != nil {
		s.Opt = r.Opt.Values
	}
	if r.Pair != nil {
		s.Met, s.Swaps = r.Pair.Runs, r.Pair.Swaps.Values
	}
	return s
}
