package scene

import "math"

// Kind is a way of showing the bins.
type Kind uint8

const (
	Auto    Kind = iota // Graph if it can be drawn, else Bins, Bars or Field by the number of bins
	Bins                // single balls
	Bars                // a column a bin
	Graph               // the base graph
	Field               // a cell a bin, coloured by its load
	Profile             // sorted loads, all lanes in one plot
	River               // how the loads move
	Lorenz              // share of balls in the least bins, all lanes in one plot
)

// Up to autoBins bins are shown by single balls, up to autoBars by columns: then columns get narrower than cells.
const (
	autoBins = 200
	autoBars = 3000
)

// autoVertices is how many vertices are drawn one by one unless the reader wants more.
const autoVertices = 500

// Resolve is the view shown for a run.
func (k Kind) Resolve(r *Run) Kind {
	switch {
	case r.Groups != nil && (k == Graph || k == Auto), r.Map != nil && (k == Graph || k == Auto && r.Bins <= autoVertices):
		return Graph
	case k != Auto && k != Graph:
		return k
	case r.Bins <= autoBins && !r.Graph:
		return Bins
	case r.Bins <= autoBars:
		return Bars
	}
	return Field
}

// rows is how many lanes the view lays above one another.
func (k Kind) rows(v View, r *Run) int {
	switch k {
	case Profile, Lorenz:
		return 1
	case Field:
		_, rows := tiles(v, len(r.Lanes))
		return rows
	}
	return len(r.Lanes)
}

// tiles lays n lanes out as tiles that are a little wider than high, with few places left empty.
func tiles(v View, n int) (columns, rows int) {
	const best = 1.4
	off := math.Inf(1)
	for c := 1; c <= n; c++ {
		r := (n + c - 1) / c
		aspect := v.Width / float64(c) / (v.Height / float64(r))
		if d := math.Abs(math.Log(aspect/best)) + math.Log(float64(c*r)/float64(n)); d < off-1e-9 {
			columns, rows, off = c, r, d
		}
	}
	return columns, rows
}
