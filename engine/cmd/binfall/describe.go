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
	fmt.Fprintln(w, "Processes (p=NAME~VALUE…)")
	for _, p := range catalog.Processes {
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
	fmt.Fprintln(w, "Keys of a link")
	for _, s := range catalog.Settings {
		fmt.Fprintf(w, "  %s\t%s\n", s.Name, s.Doc)
	}
	return w.Flush()
}

func writeJSON(out io.Writer, value any) error {
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}
