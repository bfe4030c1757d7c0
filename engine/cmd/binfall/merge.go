package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
)

// merge joins the JSON of experiments over disjoint replicates.
func merge(args []string, out io.Writer) error {
	set := flag.NewFlagSet("merge", flag.ContinueOnError)
	form := formFlags(set)
	files, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return wrongUse("binfall merge: wants at least one FILE")
	}
	var order []string
	rows := map[string]row{}
	for _, file := range files {
		more, err := readRows(file)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		for _, r := range more {
			old, seen := rows[r.Query]
			if !seen {
				order = append(order, r.Query)
				rows[r.Query] = r
				continue
			}
			s := old.summary()
			if err := s.Merge(r.summary()); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			rows[r.Query] = newRow(s)
		}
	}
	merged := make([]row, len(order))
	for i, query := range order {
		merged[i] = rows[query]
	}
	return form.write(out, merged)
}

func readRows(file string) ([]row, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var result struct{ Rows []row }
	err = json.Unmarshal(text, &result)
	return result.Rows, err
}
