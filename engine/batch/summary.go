// Package batch plays replicates of a run and sums them up.
//
// A summary is counts of exact values, never sums of floats, so that summaries of
// disjoint ranges of replicates merge exactly, in any order, on any machine.
package batch

import (
	"fmt"
	"maps"
	"math"
	"slices"
)

// Counts is how often each value was seen.
type Counts map[int64]int64

// Add counts a value.
func (c Counts) Add(value int64) { c[value]++ }

// Merge adds the counts of another.
func (c Counts) Merge(o Counts) {
	for v, k := range o {
		c[v] += k
	}
}

// Runs returns the number of values.
func (c Counts) Runs() (n int64) {
	for _, k := range c {
		n += k
	}
	return n
}

// Mean returns the mean of the values divided by scale, and its standard error.
// The sums run in the order of the values, so that equal counts give equal bits.
func (c Counts) Mean(scale float64) (mean, se float64) {
	n := float64(c.Runs())
	values := slices.Sorted(maps.Keys(c))
	for _, v := range values {
		mean += float64(v) / scale * float64(c[v])
	}
	mean /= n
	for _, v := range values {
		d := float64(v)/scale - mean
		se += d * d * float64(c[v])
	}
	if n < 2 {
		return mean, 0
	}
	return mean, math.Sqrt(se / (n - 1) / n)
}

// Quantile returns the least value below or at which a share q of the values lies.
func (c Counts) Quantile(q float64) int64 {
	left := int64(math.Ceil(q * float64(c.Runs())))
	last := int64(0)
	for _, v := range slices.Sorted(maps.Keys(c)) {
		if last, left = v, left-c[v]; left <= 0 {
			break
		}
	}
	return last
}

// Summary is what the replicates of one process came to.
type Summary struct {
	Query   string // of replicate 0
	Bins    int64
	Ranges  Ranges // replicates that are in
	Gap     Counts // n·max - W, that is n times the gap
	Max     Counts
	Samples Counts // bins asked for in a run
	Balls   Counts // W at the end
	Peak    Counts // n times the largest gap over ends of batches; empty for rules without batches
	Met     Counts // 1 where the two bins of a pair start met, 0 where not; empty for other starts
	Swaps   Counts // how often they changed places
	Opt     Counts // least possible largest load; empty for balls into bins, and for more arrivals than can be remembered
}

// NewSummary returns an empty summary.
func NewSummary(query string, bins int64) *Summary {
	return &Summary{query, bins, nil, Counts{}, Counts{}, Counts{}, Counts{}, Counts{}, Counts{}, Counts{}, Counts{}}
}

// Merge adds the replicates of another summary of the same query. It is
// associative and commutative.
func (s *Summary) Merge(o *Summary) error {
	if s.Query != o.Query || s.Bins != o.Bins {
		return fmt.Errorf("%s and %s are different experiments", s.Query, o.Query)
	}
	ranges, err := s.Ranges.join(o.Ranges)
	if err != nil {
		return fmt.Errorf("%s: %w", s.Query, err)
	}
	s.Ranges = ranges
	s.Gap.Merge(o.Gap)
	s.Max.Merge(o.Max)
	s.Samples.Merge(o.Samples)
	s.Balls.Merge(o.Balls)
	s.Peak.Merge(o.Peak)
	s.Met.Merge(o.Met)
	s.Swaps.Merge(o.Swaps)
	s.Opt.Merge(o.Opt)
	return nil
}

// Ranges is disjoint half-open ranges of replicates, in order.
type Ranges [][2]uint64

// join returns both, with neighbours joined; a replicate in both is an error.
func (r Ranges) join(o Ranges) (Ranges, error) {
	all := slices.Concat(r, o)
	slices.SortFunc(all, func(a, b [2]uint64) int {
		if a[0] < b[0] {
			return -1
		}
		return 1
	})
	var joined Ranges
	for _, x := range all {
		last := len(joined) - 1
		switch {
		case last >= 0 && x[0] < joined[last][1]:
			return nil, fmt.Errorf("replicate %d is in both", x[0])
		case last >= 0 && x[0] == joined[last][1]:
			joined[last][1] = x[1]
		default:
			joined = append(joined, x)
		}
	}
	return joined, nil
}

// Valid checks a summary that came from outside.
func (s *Summary) Valid() error {
	runs := int64(0)
	for i, r := range s.Ranges {
		if r[1] <= r[0] || i > 0 && r[0] < s.Ranges[i-1][1] {
			return fmt.Errorf("%s: replicates %v", s.Query, s.Ranges)
		}
		runs += int64(r[1] - r[0])
	}
	for _, c := range []Counts{s.Gap, s.Max, s.Samples, s.Balls} {
		for _, k := range c {
			if k < 1 {
				return fmt.Errorf("%s: a value that was seen %d times", s.Query, k)
			}
		}
		if c.Runs() != runs {
			return fmt.Errorf("%s: %d values of %d replicates", s.Query, c.Runs(), runs)
		}
	}
	if s.Bins < 1 || runs < 1 {
		return fmt.Errorf("%s: %d bins, %d replicates", s.Query, s.Bins, runs)
	}
	return nil
}
