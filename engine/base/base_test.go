package base

import (
	"slices"
	"sync"
	"testing"

	"binfall/engine/family"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
	"binfall/engine/skew"
)

func build(spec family.Spec, args ...string) graph.Multigraph {
	f := spec.New()
	var set param.Set
	f.Params(&set)
	if errs := set.Bind("g", args); errs != nil {
		panic(errs)
	}
	return f.Graph(rng.NewDraws(1, rng.Graph, 0))
}

// Families that bring an orientation keep it, in pieces or as one class; others get that
// of the preprocessing.
func TestLeftEnds(t *testing.T) {
	k := New(build(family.Complete, "9"), 9, 1)
	if err := k.Orient(); err != nil {
		t.Fatal(err)
	}
	heads := make([]int, 9)
	for e := range k.Size() {
		heads[k.Left(e)]++
	}
	if slices.Max(heads) != 4 || slices.Min(heads) != 4 {
		t.Errorf("K_9 by rotation: in-degrees %v, want 4 everywhere", heads)
	}
	star := New(build(family.Star, "5"), 5, 1)
	if _, err := star.Classes(skew.Tightest); err != nil {
		t.Fatal(err)
	}
	centre := 0
	for e := range star.Size() {
		if star.Left(e) == 0 {
			centre++
		}
	}
	if centre > 1 {
		t.Errorf("the centre of a star is the left end of %d edges", centre)
	}
}

// An example of the theory specification, section 4.8: K_{400,20} has thresholds 1, 5, 1 in
// the mode branching.
func TestThresholdsOfAnExample(t *testing.T) {
	classes, err := New(build(family.Bipartite, "400", "20"), 420, 1).Classes(skew.Tightest)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := classes.Law.Thresholds(skew.Branching), []int64{1, 5, 1}; !slices.Equal(got, want) {
		t.Errorf("thresholds %v, want %v", got, want)
	}
}

// A graph too large to be taken apart is one class, with the rates of its degrees: on K_n
// with T = n about 1 on both sides.
func TestOneClass(t *testing.T) {
	const n = 100_000
	g := New(build(family.Complete, "100000"), n, 1)
	c, err := g.Classes(skew.Tightest)
	if err != nil {
		t.Fatal(err)
	}
	if c.Count() != 1 || c.Pieces != nil || c.Of(123456789) != 0 {
		t.Fatalf("%+v", c)
	}
	if x := c.Law.Classes[0]; x.Left < 0.999 || x.Left > 1.001 || x.Right != x.Left {
		t.Errorf("rates %+v", x)
	}
	if c.Law.Kappa < 0.249 || c.Law.Kappa > 0.251 {
		t.Errorf("κ = %v, want 1/4: ρ*(H) = m/2n, d_eff = 2m/n", c.Law.Kappa)
	}
	if c.Choice.Algorithm != skew.ThresholdGreedy {
		t.Errorf("%+v", c.Choice)
	}
}

// The layered graph brings two classes.
func TestGivenClasses(t *testing.T) {
	g := New(build(family.LayeredGraph, "64", "0.9", "4", "4"), 84, 1)
	c, err := g.Classes(skew.Tightest)
	if err != nil {
		t.Fatal(err)
	}
	if c.Count() != 2 || c.Pieces != nil || c.Of(0) != 0 || c.Of(g.Size()-1) != 1 || !g.Weighted() {
		t.Errorf("%+v", c)
	}
	if f := g.Facts(); f != (Facts{}) {
		t.Errorf("facts of a graph with uneven edges: %+v", f)
	}
}

func TestFacts(t *testing.T) {
	f := New(build(family.Bipartite, "400", "20"), 420, 1).Facts()
	if f.Densest.Num*21 != 400*f.Densest.Den || f.Degree != 0 || f.Lopsided != (family.Pair{A: 400, B: 20, Least: 20}) {
		t.Errorf("K_{400,20}: %+v", f)
	}
	f = New(build(family.Regular, "50", "4"), 50, 1).Facts()
	if f.Densest.Num != 2*f.Densest.Den || f.Degree != 4 {
		t.Errorf("a regular graph: %+v", f)
	}
}

// What is prepared is prepared once, whoever asks.
func TestConcurrentPreparation(t *testing.T) {
	g := New(build(family.Regular, "200", "6"), 200, 1)
	var wait sync.WaitGroup
	found := make([]*Classes, 8)
	for i := range found {
		wait.Go(func() { found[i], _ = g.Classes(skew.Tightest) })
	}
	wait.Wait()
	for _, c := range found {
		if c == nil || c != found[0] {
			t.Fatal("several preparations")
		}
	}
	calls := 0
	for range 3 {
		g.Tuned("key", func() []int64 { calls++; return []int64{1} })
	}
	if calls != 1 {
		t.Errorf("%d searches", calls)
	}
}
