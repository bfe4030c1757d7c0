package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"binfall/engine"
)

// describe prints the catalogue.
func describe(args []string, out io.Writer) error {
	set := flag.NewFlagSet("describe", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	words, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(words) > 0 {
		return wrongUse("binfall describe: takes no " + words[0])
	}
	catalog := engine.Catalog()
	if *asJSON {
		return writeJSON(out, catalog)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	var balls, edges []engine.Entry
	for _, p := range catalog.Processes {
		if p.Edges {
			edges = append(edges, p)
		} else {
			balls = append(balls, p)
		}
	}
	describeEntries(w, "Processes for balls (p=NAME~VALUE…)", balls)
	describeEntries(w, "Processes for edges of a base graph (p=NAME~VALUE…)", edges)
	describeEntries(w, "Base graphs (g=NAME~VALUE…)", catalog.Families)
	describeEntries(w, "Starts (start=NAME~VALUE…)", catalog.Starts)
	fmt.Fprintln(w, "Keys of a link")
	for _, s := range catalog.Settings {
		fmt.Fprintf(w, "  %s\t%s\n", s.Name, s.Doc)
	}
	return w.Flush()
}

func describeEntries(w io.Writer, title string, entries []engine.Entry) {
	fmt.Fprintln(w, title)
	for _, p := range entries {
		name := p.Name
		for _, s := range p.Params {
			name += "~" + s.Name
		}
		first, _, _ := strings.Cut(p.Doc, ". ")
		fmt.Fprintf(w, "  %s\t%s\n", name, strings.TrimSuffix(first, "."))
		for _, s := range p.Params {
			fmt.Fprintf(w, "    %s\t%s: %s, %s unless said\n", s.Name, s.Doc, s.Want(), s.Default)
		}
	}
}

func writeJSON(out io.Writer, value any) error {
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}
