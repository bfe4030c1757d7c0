// Command bench measures the engine against loops written in C and JavaScript for
// this purpose, in one run on one machine, and prints medians and ratios. It
// fails on nothing; it also says whether the C loop, which draws the same
// numbers, came to the same loads.
//
//	go run ./engine/bench [-balls 4e6] [-runs 5] [-n 10000,1000000]
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"binfall/engine"
)

// rules are what is measured: name, d, balls a round.
var rules = []struct{ name, d string }{
	{"one-choice", "1"}, {"d-choice", "2"}, {"d-choice", "4"}, {"one-plus-beta", "0.5"}, {"fullest", "2"}, {"every", "2"},
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("bench: ")
	balls := flag.Int("balls", 4_000_000, "balls a measurement")
	runs := flag.Int("runs", 5, "measurements of each, of which the median is shown")
	sizes := flag.String("n", "10000,1000000", "numbers of bins")
	child := flag.String("child", "", "measure one rule in this process: RULE D N BALLS")
	flag.Parse()
	if *child != "" {
		fmt.Println(measure(strings.Fields(*child)))
		return
	}
	peers, cleanup, err := build()
	if err != nil {
		log.Fatal(err)
	}
	defer cleanup()
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "ns a ball\tn\tGo\tGo wasm\tC\tJavaScript\tGo/C\tGo wasm/C\tGo wasm/JavaScript\tsame loads as C\t\n")
	for _, size := range strings.Split(*sizes, ",") {
		for _, r := range rules {
			row := compare(peers, []string{r.name, r.d, size, strconv.Itoa(*balls)}, *runs)
			fmt.Fprintf(w, "%s~%s\t%s\t%s\t\n", r.name, r.d, size, row)
		}
	}
	w.Flush()
}

// chunk is the rounds of one call: long enough to forget the call, short enough
// for a wasm engine to swap in its optimised code.
const chunk = 1 << 17

// measure plays one rule and returns "nanoseconds hash".
func measure(args []string) string {
	query := "seed=42&engine=array&n=" + args[2] + "&m=" + args[3] + "&p=" + args[0]
	if args[0] != "one-choice" {
		query += "~" + args[1]
	}
	c, err := engine.ParseQuery(query)
	if err != nil {
		log.Fatal(err)
	}
	warm, _ := engine.New(c)
	warm.Advance(chunk)
	run, err := engine.New(c)
	if err != nil {
		log.Fatal(err)
	}
	start := time.Now()
	for run.Advance(chunk) > 0 {
	}
	lane := run.Lanes()[0].State
	perBall := float64(time.Since(start).Nanoseconds()) / float64(lane.Balls)
	return fmt.Sprintf("%.4f %08x", perBall, sum(lane.Loads))
}

// sum is FNV-1a over whole loads instead of bytes, as the C loop does it.
func sum(loads []int32) uint32 {
	h := uint32(2166136261)
	for _, x := range loads {
		h = (h ^ uint32(x)) * 16777619
	}
	return h
}
