package stats

import (
	"sort"

	"binfall/engine/process"
)

// River is how the profile of a lane has moved: its loads, counted, at evenly spaced rounds. The spacing is the least
// one, doubled as often as needed, at which the farthest round seen has a place among the most columns, so that what is
// kept depends on the rounds passed and not on how a run is cut into calls. Rounds that nobody passed are missing.
type River struct {
	most    int64
	spacing int64
	columns []Column // by round
}

// Column is the loads of a round: Bins[i] bins hold from Low+i·Step to less than Low+(i+1)·Step balls.
type Column struct {
	Round, Balls int64
	Low, Step    int32
	Bins         []int32
}

// mostLevels bounds the memory of a column; loads that spread wider share their counts.
const mostLevels = 512

// NewRiver returns an empty river of at most so many columns, a power of two, at least spacing rounds apart.
func NewRiver(most int, spacing int64) *River { return &River{most: int64(most), spacing: spacing} }

// Spacing is the rounds between two columns.
func (r *River) Spacing() int64 { return r.spacing }

// Columns are in order of their rounds.
func (r *River) Columns() []Column { return r.columns }

// Next is the first round after a given one that has a column.
func (r *River) Next(round int64) int64 { return (round/r.spacing + 1) * r.spacing }

// Complete reports that no column is missing up to a round.
func (r *River) Complete(round int64) bool { return int64(r.place(round+1)) == round/r.spacing+1 }

// place is where a round's column is, or belongs.
func (r *River) place(round int64) int {
	return sort.Search(len(r.columns), func(i int) bool { return r.columns[i].Round >= round })
}

// Add counts the state if its round has a column that is missing.
func (r *River) Add(round int64, s *process.State) {
	for round/r.spacing >= r.most {
		r.thin()
	}
	at := r.place(round)
	if round%r.spacing != 0 || at < len(r.columns) && r.columns[at].Round == round {
		return
	}
	r.columns = append(r.columns, Column{})
	copy(r.columns[at+1:], r.columns[at:])
	r.columns[at] = count(round, s)
}

// thin doubles the spacing.
func (r *River) thin() {
	r.spacing *= 2
	kept := r.columns[:0]
	for _, c := range r.columns {
		if c.Round%r.spacing == 0 {
			kept = append(kept, c)
		}
	}
	clear(r.columns[len(kept):])
	r.columns = kept
}

func count(round int64, s *process.State) Column {
	c := Column{Round: round, Balls: s.Balls, Low: s.Min(), Step: 1}
	span := int64(s.Max()) - int64(s.Min()) + 1
	for (span-1)/int64(c.Step) >= mostLevels {
		c.Step *= 2
	}
	c.Bins = make([]int32, (span-1)/int64(c.Step)+1)
	shift := 0
	for 1<<shift < c.Step {
		shift++
	}
	for _, load := range s.Loads {
		c.Bins[(load-c.Low)>>shift]++
	}
	return c
}
