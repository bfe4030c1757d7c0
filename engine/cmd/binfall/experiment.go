package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/signal"
	"strings"

	"binfall/engine"
	"binfall/engine/batch"
	"binfall/engine/param"
)

// experiment plays the replicates of every row of a grid.
func experiment(args []string, out, progress io.Writer) error {
	set := flag.NewFlagSet("experiment", flag.ContinueOnError)
	runs := set.Uint64("runs", 100, "replicates of each row")
	from := set.Uint64("from", 0, "first replicate")
	to := set.Uint64("to", 0, "end of the replicates, instead of -runs")
	file := set.String("graph", "", "take the base graph from this file")
	form := formFlags(set)
	words, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(words) != 1 {
		return wrongUse("binfall experiment: wants one QUERY")
	}
	if *to == 0 {
		*to = *from + *runs
	}
	if *to <= *from {
		return wrongUse("binfall experiment: -to must be greater than -from")
	}
	base, err := readBase(*file)
	if err != nil {
		return err
	}
	configs, err := readGrid(words[0], base)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	rows, err := playRows(ctx, configs, *from, *to, progress)
	if len(rows) > 0 {
		if e := form.write(out, rows); e != nil {
			return e
		}
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("interrupted; what is printed are the replicates that were finished")
	}
	return err
}

func readGrid(query string, base baseFile) ([]engine.Config, error) {
	query = base.link(query)
	if _, after, found := strings.Cut(query, "?"); found {
		query = after
	}
	values, err := url.ParseQuery(query)
	if err != nil {
		return nil, param.Errors{{Key: "query", Value: query, Want: "key=value pairs joined by &"}}
	}
	configs, err := batch.Grid(values)
	if err != nil {
		return nil, err
	}
	seed := newSeed()
	for i := range configs {
		if !configs[i].Seeded {
			configs[i].Seed, configs[i].Seeded = seed, true
		}
		if err := configs[i].Check(engine.Native); err != nil {
			return nil, err
		}
		if configs[i], err = base.attach(configs[i]); err != nil {
			return nil, err
		}
	}
	return configs, nil
}

func playRows(ctx context.Context, configs []engine.Config, from, to uint64, progress io.Writer) (rows []row, err error) {
	for i, c := range configs {
		tell := func(done uint64) {
			fmt.Fprintf(progress, "\r%d of %d rows: %s, %d of %d runs\x1b[K", i+1, len(configs), c.Lanes[0], done, to-from)
		}
		summary, err := batch.Range(ctx, c, from, to, tell)
		fmt.Fprint(progress, "\r\x1b[K")
		if len(summary.Ranges) > 0 {
			rows = append(rows, newRow(summary))
		}
		if err != nil {
			return rows, err
		}
	}
	return rows, nil
}
