package main

import (
	"encoding/csv"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"binfall/engine/batch"
)

// form is how rows are printed.
type form struct{ json, csv, latex *bool }

func formFlags(set *flag.FlagSet) form {
	return form{
		set.Bool("json", false, "print JSON, which merge reads"),
		set.Bool("csv", false, "print CSV"),
		set.Bool("latex", false, "print a LaTeX table in the style of booktabs"),
	}
}

func (f form) write(out io.Writer, rows []row) error {
	switch {
	case *f.json:
		return writeJSON(out, struct {
			Rows []row `json:"rows"`
		}{rows})
	case *f.csv:
		return writeCSV(out, rows)
	case *f.latex:
		return writeLaTeX(out, rows)
	}
	return writeRows(out, rows)
}

// onGraphs reports whether the rows are runs with a base graph: all are, or none.
func onGraphs(rows []row) bool { return len(rows) > 0 && rows[0].Graph != "" }

func writeRows(out io.Writer, rows []row) error {
	if onGraphs(rows) {
		return writeGraphRows(out, rows)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "process\tn\truns\tgap (se)\t⌈gap⌉: %\tmax (se)\tsamples/ball\t")
	for _, r := range rows {
		fmt.Fprintf(w, "%s\t%d\t%d\t%.3f (%.3f)\t%s\t%.3f (%.3f)\t%.4f\t\n", r.Process, r.Bins, r.Runs, r.Gap.Mean, r.Gap.SE, percent(r.Gap.Counts, " "), r.Max.Mean, r.Max.SE, r.PerBall)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, r := range rows {
		if p := r.Pair; p != nil {
			fmt.Fprintf(out, "%s, n=%d, pair: met in %.4f (%.4f) of the runs, %.3f swaps a run", r.Process, r.Bins, p.Met.Mean, p.Met.SE, p.Swaps.Mean)
			if p.Law != nil && p.Bound != nil {
				fmt.Fprintf(out, "; law of a pair far above the rest %.4f, below e^-δ = %.4f", *p.Law, *p.Bound)
			}
			fmt.Fprintln(out)
		}
		for _, v := range r.Compared {
			fmt.Fprintf(out, "%s, n=%d, %s: %s\n", r.Process, r.Bins, v.Statistic, v)
		}
	}
	return nil
}

// percent prints the most frequent values of a distribution: "2:54 3:46".
func percent(c batch.Counts, separator string) string {
	values, runs := slices.Sorted(maps.Keys(c)), c.Runs()
	if len(values) > 12 {
		return fmt.Sprintf("%d to %d", values[0], values[len(values)-1])
	}
	parts := make([]string, len(values))
	for i, v := range values {
		parts[i] = fmt.Sprintf("%d:%.3g", v, 100*float64(c[v])/float64(runs))
	}
	return strings.Join(parts, separator)
}

func writeCSV(out io.Writer, rows []row) error {
	w := csv.NewWriter(out)
	header := []string{"query", "process", "n", "runs", "gap", "gap_se", "gap_counts", "max", "max_se", "max_counts", "samples_per_ball"}
	if onGraphs(rows) {
		header = append(header, "opt", "opt_se", "opt_counts")
	}
	w.Write(header)
	for _, r := range rows {
		cells := []string{r.Query, r.Process, integer(r.Bins), integer(r.Runs), real(r.Gap.Mean), real(r.Gap.SE), list(r.Gap.Counts), real(r.Max.Mean), real(r.Max.SE), list(r.Max.Counts), real(r.PerBall)}
		if opt := r.Opt; opt != nil {
			cells = append(cells, real(opt.Mean), real(opt.SE), list(opt.Counts))
		} else if onGraphs(rows) {
			cells = append(cells, "", "", "")
		}
		w.Write(cells)
	}
	w.Flush()
	return w.Error()
}

func list(c batch.Counts) string {
	var parts []string
	for _, v := range slices.Sorted(maps.Keys(c)) {
		parts = append(parts, strconv.FormatInt(v, 10)+":"+strconv.FormatInt(c[v], 10))
	}
	return strings.Join(parts, " ")
}

func writeLaTeX(out io.Writer, rows []row) error {
	if onGraphs(rows) {
		return writeGraphLaTeX(out, rows)
	}
	var b strings.Builder
	b.WriteString("\\begin{tabular}{lrrrlr}\n\\toprule\nprocess & $n$ & runs & gap & $\\lceil\\mathrm{gap}\\rceil$ in \\% & samples/ball \\\\\n\\midrule\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "%s & %d & %d & $%.3f \\pm %.3f$ & %s & %.4f \\\\ %% %s\n", latex(r.Process), r.Bins, r.Runs, r.Gap.Mean, r.Gap.SE, percent(r.Gap.Counts, "\\enspace "), r.PerBall, r.Query)
	}
	b.WriteString("\\bottomrule\n\\end{tabular}\n")
	_, err := io.WriteString(out, b.String())
	return err
}

// latex writes the letters of titles that LaTeX cannot read as they are.
func latex(title string) string {
	return strings.NewReplacer("β", "$\\beta$", "α", "$\\alpha$", "σ", "$\\sigma$", "_", "\\_", "%", "\\%").Replace(title)
}
