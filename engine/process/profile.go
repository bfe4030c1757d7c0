package process

import "slices"

// Level is a load with the number of bins that hold it.
type Level struct {
	Load int32 `json:"load"`
	Bins int   `json:"bins"`
}

// Profile returns the occupied load levels, the most loaded first: all that
// exchangeable quantities need. It costs O(n), and O(n log n) where loads are more
// spread than there are bins.
func (s *State) Profile() []Level {
	low, high := s.Min(), s.Max()
	if int64(high)-int64(low) > int64(4*len(s.Loads)) {
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
