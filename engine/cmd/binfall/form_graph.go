package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// writeGraphRows prints rows with a base graph: the largest load beside the optimum.
func writeGraphRows(out io.Writer, rows []row) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "graph\tn\tprocess\truns\tmax (se)\tmax: %\toptimum (se)\toptimum: %\tratio\t")
	for _, r := range rows {
		fmt.Fprintf(w, "%s\t%d\t%s\t%d\t%.3f (%.3f)\t%s\t%s\t\n", r.Graph, r.Bins, r.Process, r.Runs, r.Max.Mean, r.Max.SE, percent(r.Max.Counts, " "), strings.Join(r.optimum("%.3f (%.3f)", " "), "\t"))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, r := range rows {
		for _, v := range r.Compared {
			fmt.Fprintf(out, "%s on %s, %s: %s\n", r.Process, r.Graph, v.Statistic, v)
		}
	}
	return nil
}

// optimum is the cells of a row's optimum: mean, distribution, and how far the mean
// largest load is above it.
func (r row) optimum(mean, separator string) []string {
	if r.Opt == nil {
		return []string{"-", "-", "-"}
	}
	ratio := "-"
	if r.Opt.Mean > 0 {
		ratio = fmt.Sprintf("%.3f", r.Max.Mean/r.Opt.Mean)
	}
	return []string{fmt.Sprintf(mean, r.Opt.Mean, r.Opt.SE), percent(r.Opt.Counts, separator), ratio}
}

func writeGraphLaTeX(out io.Writer, rows []row) error {
	var b strings.Builder
	b.WriteString("\\begin{tabular}{lrlrrlrlr}\n\\toprule\ngraph & $n$ & process & runs & maximum & in \\% & optimum & in \\% & ratio \\\\\n\\midrule\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "\\texttt{%s} & %d & %s & %d & $%.3f \\pm %.3f$ & %s & %s \\\\ %% %s\n", strings.ReplaceAll(latex(r.Graph), "~", "\\textasciitilde{}"), r.Bins, latex(r.Process), r.Runs, r.Max.Mean, r.Max.SE, percent(r.Max.Counts, "\\enspace "), strings.Join(r.optimum("$%.3f \\pm %.3f$", "\\enspace "), " & "), r.Query)
	}
	b.WriteString("\\bottomrule\n\\end{tabular}\n")
	_, err := io.WriteString(out, b.String())
	return err
}
