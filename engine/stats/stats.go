// Package stats measures states: figures of a round, bins per load level, and
// series over a run.
package stats

import "binfall/engine/process"

// Figures are the numbers of a lane at a round.
type Figures struct {
	Rounds  int64   `json:"rounds"`  // t
	Balls   int64   `json:"balls"`   // W
	Samples int64   `json:"samples"` // bins that the rule asked for
	Max     int32   `json:"max"`
	Min     int32   `json:"min"`
	Average float64 `json:"average"` // W/n
	Gap     float64 `json:"gap"`     // max - W/n
	// Largest is the number of vertices of the largest component of edges beyond
	// thresholds, 0 for rules without.
	Largest int `json:"largest,omitempty"`
}

// Of measures a state.
func Of(s *process.State) Figures {
	return Figures{
		Rounds: s.Rounds, Balls: s.Balls, Samples: s.Samples,
		Max: s.Max(), Min: s.Min(),
		Average: float64(s.Balls) / float64(s.Bins()),
		Gap:     s.Gap(),
	}
}
