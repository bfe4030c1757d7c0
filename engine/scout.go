package engine

import (
	"cmp"
	"slices"
	"strconv"

	"binfall/engine/process"
	"binfall/engine/scene"
)

// Scout plays a run ahead of the one that is watched and keeps the rounds worth a
// look. What it has found depends on the round it has reached alone, not on the
// pieces in which it went there.
type Scout struct {
	run      *Run
	max      []heights // of each lane
	average  []heights
	optimum  heights
	differed int64 // round in which the lanes first placed balls differently, 0 for none
}

// MarkKind tells what happens in a marked round.
type MarkKind string

// The kinds of marks.
const (
	MarkMaximum MarkKind = "maximum" // the largest load of a lane reaches a level
	MarkAverage MarkKind = "average" // W/n reaches a whole number
	MarkDiffer  MarkKind = "differ"  // the lanes place balls differently for the first time
	MarkOptimum MarkKind = "optimum" // the least possible largest load rises
)

// Mark is a round worth a look.
type Mark struct {
	Round int64
	Kind  MarkKind
	Lane  int   // -1 for all lanes
	Level int64 // that is reached, 0 for MarkDiffer
}

// Limits of a scout. Every round is looked at, and a mark that is one of many says
// nothing.
const (
	scoutRounds = 200_000
	scoutLoads  = 1 << 22 // bins of all lanes together
	mostMarks   = 200
	mostLevels  = 16 // of one kind in one lane
	firstLevel  = 3  // the first balls reach the levels before all the time
)

// Scout returns a scout at round 0, nil if the run is too long or too large for one.
func (r *Run) Scout() *Scout {
	end, _ := r.End()
	if end > scoutRounds || len(r.lanes)*r.lanes[0].State.Bins() > scoutLoads {
		return nil
	}
	run, err := r.Again(r.Replicate)
	if err != nil {
		return nil
	}
	run.Forward()
	run.Watch(len(run.lanes) > 1) // to compare what lanes do
	s := &Scout{run: run, optimum: heights{first: 2}}
	for _, l := range run.lanes {
		s.max = append(s.max, heights{first: max(firstLevel, int64(l.State.Max())+1)})
		s.average = append(s.average, heights{first: mean(l.State) + 1})
	}
	return s
}

// Done reports whether all has been seen.
func (s *Scout) Done() bool { return s.run.Done() }

// Advance looks at up to n more rounds.
func (s *Scout) Advance(n int64) {
	for ; n > 0 && s.run.Advance(1) > 0; n-- {
		for i, l := range s.run.lanes {
			if l.State.Rounds == s.run.round {
				s.max[i].reach(int64(l.State.Max()), s.run.round)
				s.average[i].reach(mean(l.State), s.run.round)
			}
		}
		if s.run.HasOptimum() {
			s.run.FollowOptimum(1)
			s.optimum.reach(int64(s.run.best.at(s.run.round)), s.run.round)
		}
		if s.differed == 0 && len(s.run.lanes) > 1 {
			s.compare()
		}
	}
}

// compare looks whether the lanes did the same in the present round.
func (s *Scout) compare() {
	var events []process.Event
	for _, l := range s.run.lanes {
		if l.State.Last.Round == s.run.round {
			events = append(events, l.State.Last)
		}
	}
	if len(events) > 1 && scene.Disagree(events) {
		s.differed = s.run.round
		s.run.Watch(false)
	}
}

// mean is the whole part of W/n.
func mean(s *process.State) int64 { return s.Balls / int64(s.Bins()) }

// Marks returns what has been found so far in the order of rounds, thinned so that of
// many levels every second, fifth, tenth or so is left.
func (s *Scout) Marks() []Mark {
	lanes := len(s.run.lanes)
	most := max(1, min(mostLevels, (mostMarks-1)/(2*lanes+1)))
	var list []Mark
	if s.differed > 0 {
		list = append(list, Mark{s.differed, MarkDiffer, -1, 0})
	}
	for i := range s.run.lanes {
		list = append(list, s.max[i].marks(MarkMaximum, i, most)...)
	}
	together := true
	for _, a := range s.average[1:] {
		together = together && slices.Equal(a.rounds, s.average[0].rounds)
	}
	for i := range s.average {
		if !together {
			list = append(list, s.average[i].marks(MarkAverage, i, most)...)
		} else if i == 0 {
			list = append(list, s.average[0].marks(MarkAverage, -1, most)...)
		}
	}
	list = append(list, s.optimum.marks(MarkOptimum, -1, most)...)
	slices.SortFunc(list, func(a, b Mark) int {
		return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Lane, b.Lane), cmp.Compare(a.Level, b.Level))
	})
	return list
}

// Text says what happens in a marked round, in a run of so many lanes.
func (m Mark) Text(lanes int) string {
	level := strconv.FormatInt(m.Level, 10)
	where := ""
	if m.Lane >= 0 && lanes > 1 {
		where = " in lane " + string(rune('A'+m.Lane))
	}
	switch m.Kind {
	case MarkDiffer:
		return "the lanes choose differently for the first time"
	case MarkMaximum:
		return "the maximum reaches " + level + where
	case MarkAverage:
		return "the average reaches " + level + where
	}
	return "the optimum rises to " + level
}

// heights is the rounds at which something that rises reached its levels.
type heights struct {
	first  int64   // level that is kept first
	rounds []int64 // in which first, first+1, … were reached
}

// reach takes note of a height.
func (h *heights) reach(height, round int64) {
	for h.first+int64(len(h.rounds)) <= height {
		h.rounds = append(h.rounds, round)
	}
}

// marks returns at most most of the levels: those that are whole multiples of the least
// of 1, 2, 5, 10, 20, … that leaves few enough. A round that reaches several levels at
// once has the highest.
func (h *heights) marks(kind MarkKind, lane, most int) (list []Mark) {
	last := h.first + int64(len(h.rounds)) - 1
	step := int64(1)
	for i := 0; last/step-(h.first-1)/step > int64(most); i++ {
		step = []int64{2, 5, 10}[i%3] * power10(i/3)
	}
	for level := (h.first + step - 1) / step * step; level <= last; level += step {
		m := Mark{h.rounds[level-h.first], kind, lane, level}
		if n := len(list); n > 0 && list[n-1].Round == m.Round {
			list = list[:n-1]
		}
		list = append(list, m)
	}
	return list
}

func power10(n int) int64 {
	p := int64(1)
	for range n {
		p *= 10
	}
	return p
}
