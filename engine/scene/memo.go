package scene

import (
	"binfall/engine/process"
	"binfall/engine/theory"
)

// memo keeps what is dear to find while the states stay as they are: a picture is built for every frame, also when
// only a pointer moves.
type memo struct {
	stamps   uint64
	profiles []knownProfile // by lane
	fluids   []knownFluid
}

type knownProfile struct {
	moment
	levels []process.Level
}

type knownFluid struct {
	least, fullest int
	clock          *theory.Fluid
	t              float64
	tails          []float64
}

// profile is the lane's occupied levels, the most loaded first.
func (s *Scene) profile(lane *Lane) []process.Level {
	for len(s.memo.profiles) <= int(lane.index) {
		s.memo.profiles = append(s.memo.profiles, knownProfile{})
	}
	known := &s.memo.profiles[lane.index]
	if now := lane.moment(); known.moment != now {
		*known = knownProfile{now, lane.State.Profile()}
	}
	return known.levels
}

// latestFluid is the W/n up to which fluid limits are drawn: later the profiles of finite n differ more from them than
// the reader could make use of, and the limit of the fullest has too many levels.
const (
	latestFluid = 30
	fluidLevels = 200
)

// tails is the fraction of bins with load at least 0, 1, … in the lane's fluid limit, nil without one.
func (s *Scene) tails(lane *Lane) []float64 {
	t := float64(lane.State.Balls) / float64(len(lane.State.Loads))
	if lane.Least == 0 && lane.Fullest == 0 || t == 0 || t > latestFluid {
		return nil
	}
	for i := range s.memo.fluids {
		if f := &s.memo.fluids[i]; f.least == lane.Least && f.fullest == lane.Fullest {
			return f.at(t)
		}
	}
	f := knownFluid{least: lane.Least, fullest: lane.Fullest, clock: theory.NewFluid(max(lane.Least, lane.Fullest), lane.Fullest > 0, fluidLevels)}
	s.memo.fluids = append(s.memo.fluids, f)
	return s.memo.fluids[len(s.memo.fluids)-1].at(t)
}

func (f *knownFluid) at(t float64) []float64 {
	if f.t != t {
		f.t, f.tails = t, f.clock.At(t)
	}
	return f.tails
}
