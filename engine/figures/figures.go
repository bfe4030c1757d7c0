// Package figures holds what others published and what was measured before of the
// processes, and compares a new experiment with it.
package figures

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
)

//go:embed figures.json
var text []byte

// Statistic is what a figure is about.
type Statistic string

// The statistics: the final gap (its distribution by ⌈gap⌉), the final maximum,
// the largest gap at batch ends, samples a ball, and the offline optimum of the edges
// that arrived.
const (
	Gap     Statistic = "gap"
	Max     Statistic = "max"
	Peak    Statistic = "peak"
	Samples Statistic = "samples"
	Opt     Statistic = "opt"
)

// Figure is one figure of one process from empty bins.
type Figure struct {
	Graph     string             `json:"g,omitempty"` // base graph; empty for balls into bins
	N         uint64             `json:"n"`
	M         uint64             `json:"m"` // balls, or arrivals of edges
	Process   string             `json:"process"`
	Statistic Statistic          `json:"statistic"`
	Runs      int64              `json:"runs"`
	Source    string             `json:"source"`
	Status    string             `json:"status"` // published or measured, and "not comparable" behind it if so
	Mean      *float64           `json:"mean,omitempty"`
	SE        float64            `json:"se,omitempty"`
	Percent   map[string]float64 `json:"percent,omitempty"` // of the runs, by value
	Note      string             `json:"note,omitempty"`
}

// Oracle reports whether a difference would be a fault of ours.
func (f Figure) Oracle() bool { return f.Status == "published" || f.Status == "measured" }

// All returns every figure.
func All() []Figure {
	var all []Figure
	if err := json.Unmarshal(text, &all); err != nil {
		panic("figures: " + err.Error())
	}
	return all
}

// Of returns the figures of a process with n bins and m balls, or with m edges of a base
// graph.
func Of(graph string, n, m uint64, process string) (list []Figure) {
	for _, f := range All() {
		if f.Graph == graph && f.N == n && f.M == m && f.Process == process {
			list = append(list, f)
		}
	}
	return list
}

// Observed is the same statistic in a new experiment.
type Observed struct {
	Runs     int64
	Mean, SE float64
	Counts   map[int64]int64 // runs by value
}

// Band is the number of standard errors that two results of chance may differ.
const Band = 4

// Verdict says how far an experiment is from a figure.
type Verdict struct {
	Figure
	Ours   string  `json:"ours"`
	Theirs string  `json:"theirs"`
	Errors float64 `json:"errors"` // standard errors of the difference, the worst of all values
	Within bool    `json:"within"` // at most Band of them
}

// Compare compares the means, and the shares of every value, each with the
// standard error of the difference of two independent experiments.
func (f Figure) Compare(o Observed) Verdict {
	v := Verdict{Figure: f}
	if f.Mean != nil {
		ours, theirs := math.Max(o.SE, f.least(o.Runs)), f.SE
		if theirs == 0 { // not published: as ours, for their number of runs
			theirs = ours * math.Sqrt(float64(o.Runs)/float64(f.Runs))
		}
		v.Errors = errorsApart(*f.Mean-o.Mean, math.Hypot(theirs, ours))
		v.Ours, v.Theirs = fmt.Sprintf("%.4g", o.Mean), fmt.Sprintf("%.4g", *f.Mean)
	}
	if f.Percent != nil {
		v.Errors = math.Max(v.Errors, f.worstShare(o))
	}
	v.Within = v.Errors <= Band
	return v
}

// least is the least standard error of the mean of some runs, given the figure's mean: a
// whole number with mean k + p varies by at least p(1-p), also if all runs that we saw gave
// the same.
func (f Figure) least(runs int64) float64 {
	if f.Statistic != Max && f.Statistic != Opt {
		return 0
	}
	p := *f.Mean - math.Floor(*f.Mean)
	return math.Sqrt(p * (1 - p) / float64(runs))
}

func errorsApart(difference, se float64) float64 {
	if difference == 0 {
		return 0
	}
	return math.Min(math.Abs(difference)/se, 1e6)
}

// worstShare compares the share of every printed value, and of all others together
// with what the printed ones leave: tables leave out rare values.
func (f Figure) worstShare(o Observed) (worst float64) {
	ours, theirs := float64(o.Runs), 100.0
	for text, percent := range f.Percent {
		value, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			panic("figures: value " + text)
		}
		seen := float64(o.Counts[value])
		worst = math.Max(worst, f.shareApart(seen/float64(o.Runs), percent/100, o.Runs))
		ours, theirs = ours-seen, theirs-percent
	}
	return math.Max(worst, f.shareApart(ours/float64(o.Runs), math.Max(theirs, 0)/100, o.Runs))
}

func (f Figure) shareApart(ours, theirs float64, runs int64) float64 {
	n1, n2 := float64(runs), float64(f.Runs)
	pooled := (ours*n1 + theirs*n2) / (n1 + n2)
	return errorsApart(ours-theirs, math.Sqrt(pooled*(1-pooled)*(1/n1+1/n2)))
}

// String says the verdict in words.
func (v Verdict) String() string {
	text := "within 4 standard errors"
	if !v.Within {
		text = fmt.Sprintf("%.1f standard errors off", v.Errors)
	}
	if v.Theirs != "" {
		text = v.Theirs + " " + v.Status + ": " + text
	} else {
		text = "distribution " + v.Status + ": " + text
	}
	return text
}
