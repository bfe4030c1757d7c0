// Package stats measures states: figures of a round, bins per load level, and
// series over a run.
package stats

import (
	"slices"

	"binfall/engine/process"
)

// Figures are the numbers of a lane at a round.
type Figures struct {
	Rounds  int64   `json:"rounds"`  // t
	Balls   int64   `json:"balls"`   // W
	Samples int64   `json:"samples"` // bins that the rule asked for
	Max     int32   `json:"max"`
	Min     int32   `json:"min"`
	Average float64 `json:"average"` // W/n
	Gap     float64 `json:"gap"`     // max - W/n
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

// Level is a load with the number of bins that hold it.
type Level struct {
	Load int32 `json:"load"`
	Bins int   `json:"bins"`
}

// Profile returns the occupied load levels, most loaded first. It costs O(n), and
// O(n log n) where loads are more spread than bins.
func Profile(s *process.State) []Level {
	low, high := s.Min(), s.Max()
	if int64(high)-int64(low) > int64(4*s.Bins()) {
		return sparse(s.Loads)
	}
	counts := make([]int, high-low+1)
	for _, x := range s.Loads {
		counts[x-low]++
	}
	var levels []Level
	for i := len(counts) - 1; i >= 0; i-- {
		if counts[i] > 0 {
			levels = append(levels, Level{low + int32(i), counts[i]})
		}
	}
	return levels
}

func sparse(loads []int32) []Level {
	sorted := slices.Sorted(slices.Values(loads))
	var levels []Level
	for i := len(sorted) - 1; i >= 0; i-- {
		if n := len(levels); n == 0 || levels[n-1].Load != sorted[i] {
			levels = append(levels, Level{sorted[i], 0})
		}
		levels[len(levels)-1].Bins++
	}
	return levels
}

// Overloaded returns the number of bins with x_i >= W/n.
func Overloaded(s *process.State) (bins int) {
	c := s.Ceil()
	for _, x := range s.Loads {
		if x >= c {
			bins++
		}
	}
	return bins
}
