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

// seriesPoints is about how many rounds of a run the series has.
const seriesPoints = 1000

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
	w.Write([]string{"process", "round", "balls", "samples", "max", "min", "average", "gap"})
	end, _ := run.End()
	step := max(1, (end+seriesPoints-1)/seriesPoints)
	for record(w, run); run.Advance(step) > 0; record(w, run) {
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return full(run)
}

func record(w *csv.Writer, run *engine.Run) {
	for _, l := range run.Lanes() {
		f := stats.Of(l.State)
		w.Write([]string{l.String(), integer(f.Rounds), integer(f.Balls), integer(f.Samples), integer(int64(f.Max)), integer(int64(f.Min)), real(f.Average), real(f.Gap)})
	}
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
