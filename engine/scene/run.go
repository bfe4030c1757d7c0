package scene

import (
	"binfall/engine/process"
	"binfall/engine/stats"
)

// Run is what a picture shows of a run. It is filled by whoever owns the run; nothing here changes it.
type Run struct {
	Bins     int64
	Balls    int64 // balls wanted, m
	Seed     string
	Round    int64
	End      int64 // last round, or an upper bound of it
	EndKnown bool
	Done     bool
	Lanes    []Lane
	Digest   string // of the loads, for a file
	Link     string // of the run at this round, for a file; empty for none

	Graph        bool    // edges of a base graph arrive, and bins are its vertices
	Map          *Map    // nil where the base graph is too large to be drawn
	Groups       *Groups // then, its vertices
	Optimum      int32   // least possible largest load of what has arrived
	OptimumKnown bool
	Densest      []int32 // vertices that force the optimum, if the view shows them
}

// Lane is one process of a run with what is moving in its strip.
type Lane struct {
	Title  string
	State  *process.State
	Memory *process.Memory // nil for a rule without
	Done   bool
	Acts   []Act
	Rain   []Drop
	Levels *process.Levels // nil for a rule without thresholds
	Given  []process.Given // the edges that have arrived, nil if they are not kept
	Tally  *Tally          // of them, nil if they are not kept
	River  *stats.River    // how the loads have moved, for the view that shows it
	Past   *process.Past   // what bins got in the last rounds, nil if nobody has looked

	// d of a lane that gives each ball to the least loaded, or the fullest, of d bins that were empty at the start.
	Least, Fullest int

	index int8
}

// Act is one round on the stage, from the lighting of its candidates (Phase 0) to rest (Phase 1).
type Act struct {
	Round      int64
	Candidates []process.Candidate
	Placed     []process.Move
	Why        process.Why  // of a rule for edges
	Told       process.Told // by a rule for balls
	Phase      float64
	Lead       float64 // share of the act before the ball leaves the hopper
	Differs    bool    // another lane chose differently for the same arrival
}

// View is how a run is to be shown.
type View struct {
	Width, Height float64 // pixels of the picture
	Scale         float64 // pixels a CSS pixel
	Weight        float64 // of the theme; 0 means 1
	Kind          Kind
	Window        Window // levels shown; Fit, if it does not hold the run
	Point         *Point // where the reader points, nil for nowhere
	Focus         int    // the bin looked at without pointing, 1 for the first, 0 for none
	Show          Show   // what a base graph shows
	Lens          Lens   // how it is enlarged
}

// weight is how much larger than usual text and ornaments are.
func (v View) weight() float64 {
	if v.Weight == 0 {
		return 1
	}
	return v.Weight
}

// Point is a place in the picture, in pixels.
type Point struct{ X, Y float64 }

// thing is what a bin is called.
func (r *Run) thing() string {
	if r.Graph {
		return "vertex"
	}
	return "bin"
}

// things is several of them.
func (r *Run) things() string {
	if r.Graph {
		return "vertices"
	}
	return "bins"
}

// extent returns the least and the greatest load of all lanes.
func (r *Run) extent() (lo, hi int32) {
	for i := range r.Lanes {
		s := r.Lanes[i].State
		if i == 0 {
			lo, hi = s.Min(), s.Max()
		}
		lo, hi = min(lo, s.Min()), max(hi, s.Max())
	}
	return lo, hi
}

// Disagree reports whether the lanes placed the balls of one round differently.
func Disagree(events []process.Event) bool {
	for _, e := range events[1:] {
		if e.Round != events[0].Round {
			continue
		}
		if len(e.Placed) != len(events[0].Placed) {
			return true
		}
		for i, move := range e.Placed {
			if first := events[0].Placed[i]; move.Bin != first.Bin || move.Balls != first.Balls {
				return true
			}
		}
	}
	return false
}
