// Command binfall plays links of Binfall natively, with the same answers as the
// page.
//
//	binfall describe [-json]
//	binfall run QUERY [-json] [-csv FILE]
//	binfall experiment QUERY [-runs R] [-from A -to B] [-json|-csv|-latex]
//	binfall merge FILE... [-json|-csv|-latex]
//	binfall graph FILE [-json]
//	binfall picture [-view V] [-width W] [-height H] [-scale S] [-theme T] QUERY >FILE.svg
//
// QUERY is a link or its part after the question mark. Flags may stand before or
// after it. Exit status 0, 1 for a failed run, 2 for wrong settings, with every
// problem on a line of its own.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"binfall/engine/graph"
	"binfall/engine/param"
)

const usage = `usage:
  binfall describe [-json]               the catalogue of processes and settings
  binfall run QUERY [-json] [-csv FILE] [-graph FILE]
                                         play a link to its end, on the base graph of a file
  binfall experiment QUERY [-runs R] [-from A -to B] [-json|-csv|-latex] [-graph FILE]
                                         replicates of every process; a repeated key makes a grid
  binfall merge FILE... [-json|-csv|-latex]
                                         join the JSON of experiments over disjoint replicates
  binfall graph FILE [-json]             what a graph file holds, whatever its format
  binfall picture QUERY [-view V] [-width W] [-height H] [-scale S] [-theme T] [-graph FILE]
                                         draw a link at its round, or at its end, as SVG
`

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// wrongUse is a command line that cannot be understood.
type wrongUse string

func (w wrongUse) Error() string { return string(w) }

func run(args []string, out, problems io.Writer) int {
	err := dispatch(args, out, problems)
	var settings param.Errors
	var use wrongUse
	var file *graph.Error
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &settings):
		fmt.Fprintln(problems, settings)
		return 2
	case errors.As(err, &use):
		fmt.Fprintf(problems, "%s\n%s", use, usage)
		return 2
	case errors.As(err, &file):
		fmt.Fprintln(problems, file)
		return 1
	}
	fmt.Fprintln(problems, "binfall:", err)
	return 1
}

func dispatch(args []string, out, progress io.Writer) error {
	if len(args) == 0 {
		return wrongUse("binfall: no command")
	}
	switch args[0] {
	case "describe":
		return describe(args[1:], out)
	case "run":
		return play(args[1:], out)
	case "experiment":
		return experiment(args[1:], out, progress)
	case "merge":
		return merge(args[1:], out)
	case "graph":
		return readGraph(args[1:], out)
	case "picture":
		return picture(args[1:], out)
	case "help", "-h", "-help", "--help":
		_, err := io.WriteString(out, usage)
		return err
	}
	return wrongUse("binfall: no command " + args[0])
}

// parse reads flags that stand before, between or after the other words.
func parse(set *flag.FlagSet, args []string) (words []string, err error) {
	set.SetOutput(io.Discard)
	for {
		if err := set.Parse(args); err != nil {
			return nil, wrongUse("binfall: " + err.Error())
		}
		if set.NArg() == 0 {
			return words, nil
		}
		words = append(words, set.Arg(0))
		args = set.Args()[1:]
	}
}
