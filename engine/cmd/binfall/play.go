package main

import (
	"crypto/rand"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"text/tabwriter"

	"binfall/engine"
	"binfall/engine/stats"
)

// result is the JSON of one run. The figures at the top are those of lane 0.
type result struct {
	Query  string `json:"query"`
	Engine string `json:"engine"`
	Rules  uint64 `json:"rules"`
	stats.Figures
	Opt    *int32        `json:"opt,omitempty"` // least possible largest load, with a base graph
	Digest string        `json:"digest"`
	Lanes  []lane        `json:"lanes"`
	Import *importReport `json:"import,omitempty"` // of the file of the base graph
}

type lane struct {
	Process string `json:"process"`
	Title   string `json:"title"`
	stats.Figures
	Digest string         `json:"digest"`
	Levels *engine.Levels `json:"levels,omitempty"`
	Layers []stats.Layer  `json:"layers,omitempty"`
}

// play runs a link to its end.
func play(args []string, out io.Writer) error {
	set := flag.NewFlagSet("run", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	csv := set.String("csv", "", "write the series to this file")
	file := set.String("graph", "", "take the base graph from this file")
	words, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(words) != 1 {
		return wrongUse("binfall run: wants one QUERY")
	}
	base, err := readBase(*file)
	if err != nil {
		return err
	}
	config, err := base.config(words[0])
	if err != nil {
		return err
	}
	run, err := begin(config)
	if err != nil {
		return err
	}
	if err := finish(run, *csv); err != nil {
		return err
	}
	r := summarize(run)
	if base.graph != nil {
		r.Import = &base.report
	}
	if *asJSON {
		return writeJSON(out, r)
	}
	if base.graph != nil {
		if err := base.report.write(out, base.name); err != nil {
			return err
		}
	}
	return writeTable(out, r)
}

// begin makes the run of a config, which may lack a seed.
func begin(config engine.Config) (*engine.Run, error) {
	if !config.Seeded {
		config.Seed, config.Seeded = newSeed(), true
	}
	if err := config.Check(engine.Native); err != nil {
		return nil, err
	}
	return engine.New(config)
}

// newSeed draws the seed that a link lacks; the answer shows it.
func newSeed() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails, see crypto/rand
	return binary.LittleEndian.Uint64(b[:])
}

func summarize(run *engine.Run) result {
	r := result{Query: run.Query(), Engine: run.EngineName(), Rules: run.Version, Digest: run.Digest()}
	for i, l := range run.Lanes() {
		r.Lanes = append(r.Lanes, lane{l.String(), l.Title(), l.Figures(), run.LaneDigest(i), l.Levels(), run.Layers(i)})
	}
	r.Figures = r.Lanes[0].Figures
	if run.HasOptimum() {
		opt := run.Optimum()
		r.Opt = &opt
	}
	return r
}

func writeTable(out io.Writer, r result) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%s\nengine %s, rules version %d, digest %s\n\n", r.Query, r.Engine, r.Rules, r.Digest)
	fmt.Fprintln(w, "process\trounds\tballs\tsamples\tmax\tmin\taverage\tgap\tdigest")
	for _, l := range r.Lanes {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%.6g\t%.6g\t%s\n", l.Title, l.Rounds, l.Balls, l.Samples, l.Max, l.Min, l.Average, l.Gap, l.Digest)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	writeGraphFacts(out, r)
	return nil
}

// writeGraphFacts prints what there is to say of a run with a base graph.
func writeGraphFacts(out io.Writer, r result) {
	if r.Opt != nil {
		fmt.Fprintf(out, "\noptimum %d\n", *r.Opt)
	}
	for _, l := range r.Lanes {
		if s := l.Levels; s != nil {
			fmt.Fprintf(out, "\n%s, classes and thresholds (our reconstruction):\n", l.Title)
			for i, c := range s.Classes {
				alpha := integer(c.Alpha)
				if c.Alpha < 0 {
					alpha = "none"
				}
				fmt.Fprintf(out, "  class %d: threshold %s, %d edges taken, %d left ends full\n", i+1, alpha, c.Taken, c.Full)
			}
			fmt.Fprintf(out, "  beyond thresholds: %d edges; largest component %d of %d vertices\n  %s\n", s.Beyond, s.Largest, s.Vertices, s.Why)
		}
		for i, x := range l.Layers {
			if i == 0 {
				fmt.Fprintf(out, "\n%s, loads by layer:\n", l.Title)
			}
			fmt.Fprintf(out, "  layer %d: %d vertices, mean %.3f, max %d\n", i, x.Vertices, x.Mean, x.Max)
		}
	}
}
