package main

import (
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"strconv"

	"binfall/engine"
	"binfall/engine/stats"
)

// A series looks at up to seriesLooks rounds of a run and keeps at most four times
// seriesSpans of them, among them every extreme of the gap that it saw.
const (
	seriesLooks = 200_000
	seriesSpans = 250
)

// finish plays the run to its end and writes the figures on the way to a file,
// if one is named.
func finish(run *engine.Run, file string) (err error) {
	if file == "" {
		run.Advance(math.MaxInt64)
		return full(run)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	w := csv.NewWriter(f)
	header := []string{"process", "round", "balls", "samples", "max", "min", "average", "gap"}
	if run.HasGraph() {
		header = append(header, "optimum", "largest component")
	}
	w.Write(header)
	for i, series := range record(run) {
		for _, x := range series.Kept() {
			cells := []string{run.Lanes()[i].String(), integer(x.Rounds), integer(x.Balls), integer(x.Samples), integer(int64(x.Max)), integer(int64(x.Min)), real(x.Average), real(x.Gap)}
			if run.HasGraph() {
				opt := ""
				if run.FollowOptimum(math.MaxInt64) {
					opt = integer(int64(run.OptimumAt(x.Rounds)))
				}
				cells = append(cells, opt, integer(int64(x.Largest)))
			}
			w.Write(cells)
		}
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return full(run)
}

// record plays the run to its end and returns the series of each lane.
func record(run *engine.Run) []*stats.Series {
	end, _ := run.End()
	step := max(1, (end+seriesLooks-1)/seriesLooks)
	lanes := make([]*stats.Series, len(run.Lanes()))
	for i := range lanes {
		lanes[i] = stats.NewSeries(seriesSpans)
	}
	for more := true; more; more = run.Advance(step) > 0 {
		for i, l := range run.Lanes() {
			lanes[i].Add(l.Figures())
		}
	}
	return lanes
}

func integer(x int64) string { return strconv.FormatInt(x, 10) }

func real(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }

// full is the failure of a lane whose bin would hold too many balls.
func full(run *engine.Run) error {
	for _, l := range run.Lanes() {
		if l.State.Full() {
			return fmt.Errorf("%s stopped after round %d: %w", l, l.State.Rounds, engine.ErrFull)
		}
	}
	return nil
}
