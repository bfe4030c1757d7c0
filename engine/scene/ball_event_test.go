package scene

import (
	"testing"

	"binfall/engine/enginetest"
	"binfall/engine/process"
	"binfall/engine/rule"
)

// play makes the real rule play one round from given loads with written-down randomness and returns the lane after it.
func play(t *testing.T, spec *rule.Spec, args []string, loads []int32, bins []int, answers []uint64, rounds int) Lane {
	t.Helper()
	script := &enginetest.Script{Bins: bins, Answers: answers}
	s := enginetest.StateOf(script, loads...)
	s.Watch = true
	p := enginetest.Start(script, s, enginetest.Bind(spec.New, args...))
	for range rounds {
		if !p.Step(s) {
			t.Fatal("no round")
		}
	}
	lane := Lane{Title: spec.Title, State: s}
	if r, ok := p.Rule.(process.Rememberer); ok {
		m := r.Memory()
		lane.Memory = &m
	}
	lane.stage(1)
	return lane
}

// Every branch of every rule for balls says in words what it did. Loads are 3, 2, 1, 0 with average 1.5 unless given.
func TestBallEvents(t *testing.T) {
	s := []int32{3, 2, 1, 0}
	for _, c := range []struct {
		spec    *rule.Spec
		args    []string
		loads   []int32
		bins    []int
		answers []uint64
		want    string
	}{
		{&rule.OneChoice, nil, s, []int{2}, nil,
			"bin 3 takes the ball without a look and holds 2 now"},
		{&rule.DChoice, nil, s, []int{0, 3}, nil,
			"bins 1 and 4 hold 3 and 0; the ball goes to bin 4, which holds less"},
		{&rule.DChoice, nil, []int32{2, 2}, []int{1, 0}, nil,
			"bins 2 and 1 both hold 2; the ball goes to bin 2, drawn first of equals"},
		{&rule.DChoice, nil, s, []int{1, 1}, nil,
			"bin 2 is drawn twice and holds 2; it takes the ball"},
		{&rule.DChoice, []string{"3"}, s, []int{0, 1, 2}, nil,
			"bins 1, 2 and 3 hold 3, 2 and 1; the ball goes to bin 3, which holds least"},
		{&rule.DChoice, []string{"3"}, []int32{3, 1, 1}, []int{0, 1, 2}, nil,
			"bins 1, 2 and 3 hold 3, 1 and 1; the ball goes to bin 2, drawn first of equals"},
		{&rule.DChoice, []string{"3"}, s, []int{0, 3, 0}, nil,
			"bins 1 and 4 hold 3 and 0; the ball goes to bin 4, which holds less"},
		{&rule.DChoice, []string{"1"}, s, []int{0}, nil,
			"bin 1 holds 3; it takes the ball"},
		{&rule.OnePlusBeta, nil, s, []int{0, 3}, []uint64{1},
			"the coin says two choices: bins 1 and 4 hold 3 and 0; the ball goes to bin 4, which holds less"},
		{&rule.OnePlusBeta, nil, s, []int{0}, []uint64{0},
			"the coin says one choice: bin 1 takes the ball without a look and holds 4 now"},
		{&rule.OnePlusBeta, []string{"1"}, s, []int{0, 3}, nil,
			"bins 1 and 4 hold 3 and 0; the ball goes to bin 4, which holds less"},
		{&rule.Thinning, nil, s, []int{1, 0}, nil,
			"bin 2 holds 2, at or above the average 1.5: refused; bin 1 takes it unseen"},
		{&rule.Thinning, nil, s, []int{1, 1}, nil,
			"bin 2 holds 2, at or above the average 1.5: refused; drawn again, it takes the ball unseen"},
		{&rule.Thinning, nil, s, []int{2}, nil,
			"bin 3 holds 1, below the average 1.5: it takes the ball"},
		{&rule.Thinning, []string{"1"}, s, []int{0, 3}, nil,
			"bin 1 holds 3, at or above the average 1.5 + 1 = 2.5: refused; bin 4 takes it unseen"},
		{&rule.Thinning, []string{"-1"}, s, []int{3}, nil,
			"bin 4 holds 0, below the average 1.5 − 1 = 0.5: it takes the ball"},
		{&rule.Thinning, []string{"0.5", "lax"}, s, []int{1}, nil,
			"bin 2 holds 2, at or below the average 1.5 + 0.5 = 2: it takes the ball"},
		{&rule.Thinning, []string{"0", "lax"}, s, []int{1, 2}, nil,
			"bin 2 holds 2, above the average 1.5: refused; bin 3 takes it unseen"},
		{&rule.AbsoluteThinning, nil, s, []int{1, 3}, nil,
			"bin 2 holds 2, at or above the limit 2: refused; bin 4 takes it unseen"},
		{&rule.AbsoluteThinning, nil, s, []int{2}, nil,
			"bin 3 holds 1, below the limit 2: it takes the ball"},
		{&rule.Quantile, []string{"0.5"}, s, []int{0, 3}, nil,
			"bin 1 holds 3 and is among the 2 fullest (rank 2 holds 2): refused; bin 4 takes it unseen"},
		{&rule.Quantile, []string{"0.25"}, s, []int{1}, nil,
			"bin 2 holds 2 and is not the fullest (rank 1 holds 3): it takes the ball"},
		{&rule.Quantile, nil, []int32{2, 2, 2, 0}, []int{1, 3}, []uint64{1},
			"bin 2 holds 2, as rank 2 does; the draw counts it among the 2 fullest: refused; bin 4 takes it unseen"},
		{&rule.Quantile, nil, []int32{2, 2, 2, 0}, []int{1}, []uint64{0},
			"bin 2 holds 2, as rank 2 does; the draw does not count it among the 2 fullest: it takes the ball"},
		{&rule.MixedQuantile, nil, s, []int{0, 3}, []uint64{1},
			"the coin says to look: bin 1 holds 3 and is among the 2 fullest (rank 2 holds 2): refused; bin 4 takes it unseen"},
		{&rule.MixedQuantile, nil, s, []int{2}, []uint64{1},
			"the coin says to look: bin 3 holds 1 and is not among the 2 fullest (rank 2 holds 2): it takes the ball"},
		{&rule.MixedQuantile, nil, s, []int{0}, []uint64{0},
			"the coin says one choice: bin 1 takes the ball without a look and holds 4 now"},
		{&rule.Caching, nil, s, []int{3}, []uint64{1},
			"bin 4 holds 0, less than the 2 of remembered bin 2: it takes the ball and is remembered now"},
		{&rule.Caching, nil, s, []int{0}, []uint64{1},
			"bin 1 holds 3, more than the 2 of remembered bin 2, which takes the ball and stays remembered"},
		{&rule.Caching, nil, s, []int{1}, []uint64{1},
			"bin 2, the remembered one, is drawn: it takes the ball and stays remembered"},
		{&rule.Caching, nil, []int32{2, 2}, []int{0}, []uint64{1},
			"bin 1 holds 2, as much as remembered bin 2: it takes the ball, bin 2 stays remembered"},
		{&rule.Packing, nil, s, []int{3}, nil,
			"bin 4 holds 0, below the average 1.5: 3 balls, up to the average and one above"},
		{&rule.Packing, nil, s, []int{0}, nil,
			"bin 1 holds 3, at or above the average 1.5: one ball"},
		{&rule.Packing, []string{"0"}, s, []int{2}, nil,
			"bin 3 holds 1, below the average 1.5: 1 ball, up to the average"},
		{&rule.TightPacking, nil, s, []int{3}, nil,
			"bin 4 holds 0, below the average 1.5: it brings 3 balls, 1 to bin 3 and 2 to bin 4"},
		{&rule.TightPacking, nil, []int32{5, 0, 0, 0}, []int{3}, nil,
			"bin 4 holds 0, below the average 1.25: it brings 3 balls, 2 to bin 2 and 1 to bin 3"},
		{&rule.TightPacking, nil, s, []int{1}, nil,
			"bin 2 holds 2, at or above the average 1.5: one ball"},
		{&rule.TightPacking, nil, []int32{2, 1}, []int{1}, nil,
			"bin 2 holds 1, below the average 1.5: it brings 2 balls, all to bin 2"},
		{&rule.Twinning, nil, s, []int{2}, nil,
			"bin 3 holds 1, below the average 1.5: two balls"},
		{&rule.Twinning, nil, []int32{2, 2, 2, 2}, []int{0}, nil,
			"bin 1 holds 2, at or above the average 2: one ball"},
		{&rule.Fullest, nil, s, []int{2, 0}, nil,
			"bins 3 and 1 hold 1 and 3; the ball goes to bin 1, which holds more"},
		{&rule.Fullest, nil, []int32{2, 2}, []int{1, 0}, nil,
			"bins 2 and 1 both hold 2; the ball goes to bin 2, drawn first of equals"},
		{&rule.Fullest, []string{"3"}, s, []int{2, 0, 1}, nil,
			"bins 3, 1 and 2 hold 1, 3 and 2; the ball goes to bin 1, which holds most"},
		{&rule.Every, nil, s, []int{0, 2}, nil,
			"bins 1 and 3 get one ball each"},
		{&rule.Every, nil, s, []int{0, 0}, nil,
			"bin 1 is drawn twice and gets 2 balls"},
		{&rule.Every, []string{"3"}, s, []int{0, 1, 0}, nil,
			"3 balls: 2 to bin 1 and 1 to bin 2"},
		{&rule.AlwaysGoLeft, nil, s, []int{0, 3}, nil,
			"bins 1 and 4, one of each group, hold 3 and 0; the ball goes to bin 4, which holds less"},
		{&rule.AlwaysGoLeft, nil, []int32{1, 1, 1, 1}, []int{2, 0}, nil,
			"bins 1 and 3, one of each group, both hold 1; the ball goes to bin 1, the leftmost of equals"},
		{&rule.Batched, []string{"4"}, s, []int{0, 3}, nil,
			"ball 1 of a batch of 4: bins 1 and 4 held 3 and 0 at its start; the ball goes to bin 4, which held less"},
		{&rule.Batched, []string{"4"}, []int32{1, 1, 1, 1}, []int{2, 0}, nil,
			"ball 1 of a batch of 4: bins 3 and 1 both held 1 at its start; the ball goes to bin 3, drawn first of equals"},
		{&rule.Batched, []string{"4", "2", "0.5"}, s, []int{0, 3}, []uint64{1},
			"ball 1 of a batch of 4, the coin says two choices: bins 1 and 4 held 3 and 0 at its start; the ball goes to bin 4, which held less"},
		{&rule.Batched, []string{"4", "2", "0.5"}, s, []int{0}, []uint64{0},
			"ball 1 of a batch of 4, the coin says one choice: bin 1 takes the ball without a look and holds 4 now"},
		{&rule.GBounded, nil, s, []int{1, 2}, nil,
			"bins 2 and 3 hold 2 and 1, within g = 1: the ball goes to the fuller, bin 2"},
		{&rule.GBounded, nil, s, []int{3, 1}, nil,
			"bins 4 and 2 hold 0 and 2, more than g = 1 apart: the ball goes to the lesser, bin 4"},
		{&rule.GBounded, nil, []int32{1, 1}, []int{0, 1}, nil,
			"bins 1 and 2 both hold 1: the ball goes to the second, bin 2"},
		{&rule.GBounded, nil, s, []int{1, 1}, nil,
			"bin 2 is drawn twice and holds 2; it takes the ball"},
		{&rule.GMyopic, nil, s, []int{1, 2}, []uint64{0},
			"bins 2 and 3 hold 2 and 1, within g = 1: a coin sends the ball to bin 2"},
		{&rule.GMyopic, nil, s, []int{3, 1}, nil,
			"bins 4 and 2 hold 0 and 2, more than g = 1 apart: the ball goes to the lesser, bin 4"},
		{&rule.NoisyLoad, nil, s, []int{1, 2}, []uint64{1},
			"bins 2 and 3 hold 2 and 1, but with noise bin 2 seems to hold less: it takes the ball"},
		{&rule.NoisyLoad, nil, s, []int{1, 2}, []uint64{0},
			"bins 2 and 3 hold 2 and 1; with noise bin 3 seems to hold less and takes the ball"},
		{&rule.NoisyLoad, nil, []int32{1, 1}, []int{1, 0}, []uint64{0},
			"bins 2 and 1 both hold 1; with noise bin 1 seems to hold less and takes the ball"},
	} {
		lane := play(t, c.spec, c.args, c.loads, c.bins, c.answers, 1)
		if got := Event(&lane.State.Last); got != c.want {
			t.Errorf("%s %v: got %q, want %q", c.spec.Name, c.args, got, c.want)
		}
	}
}

// A ball of a batch is told by the loads at the batch's start, and an average is written whole only if it is.
func TestBallEventsAreExact(t *testing.T) {
	lane := play(t, &rule.Batched, []string{"4"}, []int32{1, 1, 1, 1}, []int{2, 0}, nil, 2)
	if got, want := Event(&lane.State.Last), "ball 2 of a batch of 4: bins 3 and 1 both held 1 at its start; the ball goes to bin 3, drawn first of equals"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	loads := make([]int32, 1000)
	for i := range loads {
		loads[i] = 3
	}
	loads[7] = 4
	lane = play(t, &rule.Thinning, nil, loads, []int{2}, nil, 1)
	if got, want := Event(&lane.State.Last), "bin 3 holds 3, below the average 3.001: it takes the ball"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Lanes that did the same in the same words are told once, others one by one.
func TestEventsOfLanes(t *testing.T) {
	same := play(t, &rule.DChoice, nil, []int32{2, 1}, []int{0, 1}, nil, 1)
	other := play(t, &rule.Fullest, nil, []int32{2, 1}, []int{0, 1}, nil, 1)
	run := &Run{Bins: 2, Round: 1, Lanes: []Lane{same, same}}
	want := "round 1: bins 1 and 2 hold 2 and 1; the ball goes to bin 2, which holds less"
	if got := Events(run); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	run.Lanes[1] = other
	want = "round 1: d-Choice: bins 1 and 2 hold 2 and 1; the ball goes to bin 2, which holds less; Fullest of d: bins 1 and 2 hold 2 and 1; the ball goes to bin 1, which holds more"
	if got := Events(run); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
