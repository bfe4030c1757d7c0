package engine

import (
	"strconv"

	"binfall/engine/param"
)

// Limits is what a surface can run.
type Limits struct {
	Bins  uint64 // most bins whose loads are kept one by one
	Balls uint64 // most balls
	Edges uint64 // most edges of a base graph that is kept in memory
	Lanes int    // most processes side by side
	Seed  bool   // the link must name its seed
}

// The surfaces. A stage draws at most four lanes; a JavaScript number counts to
// 2^53-1; the rest is memory.
var (
	Stage  = Limits{Bins: 10_000_000, Balls: maxRound, Edges: 1 << 18, Lanes: 4}
	Batch  = Limits{Bins: 10_000_000, Balls: maxRound, Edges: 1 << 22, Lanes: maxLanes}
	Worker = Limits{Bins: 10_000_000, Balls: maxRound, Edges: 1 << 22, Lanes: maxLanes, Seed: true}
	Native = Limits{Bins: 1 << 28, Balls: maxBalls, Edges: 1 << 28, Lanes: maxLanes}
)

// autoBins is the largest n for which the array engine is chosen by itself. It
// belongs to the rules version.
const autoBins = 1 << 22

// Check says what of a parsed link the surface cannot run; the error is a
// param.Errors.
func (c Config) Check(l Limits) error {
	var errs param.Errors
	bins := min(l.Bins, autoBins)
	if c.Engine == "array" {
		bins = l.Bins
	}
	switch {
	case c.HasGraph():
		errs = append(errs, c.checkGraph(l)...)
	case c.Bins > bins:
		errs.Add("n", number(c.Bins), "at most "+number(bins)+" bins with the engine "+c.EngineName())
	}
	switch {
	case c.M() <= l.Balls:
	case c.HasGraph():
		errs.Add("T", c.Arrivals.String(), "at most "+number(l.Balls)+" arrivals")
	default:
		errs.Add("m", c.Balls.String(), "at most "+number(l.Balls)+" balls")
	}
	if len(c.Lanes) > l.Lanes {
		errs.Add("p", strconv.Itoa(len(c.Lanes))+" processes", "at most "+strconv.Itoa(l.Lanes)+" processes")
	}
	if l.Seed && !c.Seeded {
		errs.Add("seed", "", "a whole number from 0 to 18446744073709551615")
	}
	return errs.Err()
}

// EngineName returns the engine that the rules version picks for the run: it is
// part of the link's meaning and of the digest.
func (c Config) EngineName() string { return "array" }

func number(x uint64) string { return strconv.FormatUint(x, 10) }
