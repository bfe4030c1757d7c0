package rule_test

import (
	"math/big"
	"reflect"
	"testing"

	"binfall/engine/enginetest"
	"binfall/engine/process"
	"binfall/engine/rule"
)

// The vectors are section 6 of the theory specification, worked out by hand from
// the definitions of Los, Sauerwald and Sylvester (SODA 2022) and Redlich (2014):
// state S is n = 4, x = (3,2,1,0).
func TestVectors(t *testing.T) {
	s := []int32{3, 2, 1, 0}
	for _, c := range []struct {
		spec    rule.Spec
		args    []string
		loads   []int32
		bins    []int
		answers []uint64
		want    []int32
		samples int64
	}{
		{rule.OneChoice, nil, s, []int{2}, nil, []int32{3, 2, 2, 0}, 1},
		{rule.DChoice, []string{"2"}, s, []int{0, 3}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.DChoice, []string{"2"}, s, []int{1, 1}, nil, []int32{3, 3, 1, 0}, 2},
		{rule.DChoice, []string{"3"}, s, []int{0, 1, 2}, nil, []int32{3, 2, 2, 0}, 3},
		{rule.Fullest, []string{"2"}, s, []int{2, 0}, nil, []int32{4, 2, 1, 0}, 2},
		{rule.OnePlusBeta, []string{"0.5"}, s, []int{0, 3}, []uint64{1}, []int32{3, 2, 1, 1}, 2},
		{rule.OnePlusBeta, []string{"0.5"}, s, []int{0}, []uint64{0}, []int32{4, 2, 1, 0}, 1},
		{rule.OnePlusBeta, []string{"0"}, s, []int{0}, nil, []int32{4, 2, 1, 0}, 1},
		{rule.OnePlusBeta, []string{"1"}, s, []int{0, 3}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.Every, []string{"2"}, s, []int{0, 0}, nil, []int32{5, 2, 1, 0}, 2},
		{rule.Every, []string{"3"}, s, []int{3, 0, 2}, nil, []int32{4, 2, 2, 1}, 3},
		{rule.Thinning, nil, s, []int{1, 0}, nil, []int32{4, 2, 1, 0}, 2},
		{rule.Thinning, nil, s, []int{2}, nil, []int32{3, 2, 2, 0}, 1},
		{rule.Thinning, []string{"1"}, s, []int{1}, nil, []int32{3, 3, 1, 0}, 1},
		{rule.Thinning, []string{"0.5"}, s, []int{1, 0}, nil, []int32{4, 2, 1, 0}, 2},     // y = f exactly: strict refuses
		{rule.Thinning, []string{"0.5", "lax"}, s, []int{1}, nil, []int32{3, 3, 1, 0}, 1}, // and lax keeps
		{rule.AbsoluteThinning, []string{"2"}, s, []int{1, 3}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.Quantile, []string{"0.25"}, s, []int{0, 3}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.Quantile, []string{"0.25"}, s, []int{1}, nil, []int32{3, 3, 1, 0}, 1},
		{rule.Quantile, []string{"0.5"}, []int32{2, 2, 2, 0}, []int{1, 3}, []uint64{1}, []int32{2, 2, 2, 1}, 2}, // two of three refuse
		{rule.Quantile, []string{"0.5"}, []int32{2, 2, 2, 0}, []int{1}, []uint64{0}, []int32{2, 3, 2, 0}, 1},
		{rule.Twinning, nil, s, []int{2}, nil, []int32{3, 2, 3, 0}, 1},
		{rule.Twinning, nil, s, []int{1}, nil, []int32{3, 3, 1, 0}, 1},
		{rule.Twinning, nil, []int32{2, 2, 2, 2}, []int{0}, nil, []int32{3, 2, 2, 2}, 1},
		{rule.Packing, nil, s, []int{3}, nil, []int32{3, 2, 1, 3}, 1},
		{rule.Packing, nil, s, []int{2}, nil, []int32{3, 2, 3, 0}, 1},
		{rule.Packing, nil, s, []int{0}, nil, []int32{4, 2, 1, 0}, 1},
		{rule.Packing, []string{"0"}, s, []int{3}, nil, []int32{3, 2, 1, 2}, 1},
		{rule.TightPacking, nil, s, []int{3}, nil, []int32{3, 2, 2, 2}, 1},
		{rule.TightPacking, nil, s, []int{2}, nil, []int32{3, 2, 2, 1}, 1},
		{rule.TightPacking, []string{"over"}, s, []int{2}, nil, []int32{3, 2, 2, 1}, 1},
		{rule.TightPacking, []string{"over"}, []int32{5, 0, 0, 0}, []int{3}, nil, []int32{5, 2, 1, 0}, 1}, // c = 2, k = 3
		{rule.TightPacking, nil, []int32{5, 0, 0, 0}, []int{3}, nil, []int32{5, 2, 1, 0}, 1},
		{rule.AlwaysGoLeft, nil, s, []int{0, 3}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.AlwaysGoLeft, nil, []int32{1, 1, 1, 1}, []int{2, 0}, nil, []int32{2, 1, 1, 1}, 2}, // 2 mod 2 is bin 0 of the left group
		{rule.GBounded, []string{"0"}, s, []int{1, 2}, nil, []int32{3, 2, 2, 0}, 2},
		{rule.GBounded, []string{"1"}, s, []int{1, 2}, nil, []int32{3, 3, 1, 0}, 2},
		{rule.GBounded, []string{"1"}, s, []int{3, 1}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.GBounded, []string{"1"}, []int32{1, 1}, []int{0, 1}, nil, []int32{1, 2}, 2},
		{rule.GMyopic, []string{"1"}, s, []int{1, 2}, []uint64{1}, []int32{3, 2, 2, 0}, 2},
		{rule.GMyopic, []string{"1"}, s, []int{1, 2}, []uint64{0}, []int32{3, 3, 1, 0}, 2},
		{rule.GMyopic, []string{"1"}, s, []int{3, 1}, nil, []int32{3, 2, 1, 1}, 2},
		{rule.MixedQuantile, []string{"0.5"}, s, []int{0, 3}, []uint64{1}, []int32{3, 2, 1, 1}, 2},
		{rule.MixedQuantile, []string{"0.5"}, s, []int{0}, []uint64{0}, []int32{4, 2, 1, 0}, 1},
		{rule.NoisyLoad, []string{"0"}, s, []int{1, 2}, nil, []int32{3, 2, 2, 0}, 2},
		// Redlich's example: loads (2,2,2,1,1,0), ranks {3,4,6} of 1..6 give (3,2,2,1,1,0) sorted.
		{rule.Fullest, []string{"3"}, []int32{2, 2, 2, 1, 1, 0}, []int{2, 3, 5}, nil, []int32{2, 2, 3, 1, 1, 0}, 3},
	} {
		script := &enginetest.Script{Bins: c.bins, Answers: c.answers}
		state := enginetest.StateOf(script, c.loads...)
		p := enginetest.Start(script, state, enginetest.Bind(c.spec.New, c.args...))
		if !p.Step(state) {
			t.Fatalf("%s: no round", c.spec.Name)
		}
		if !reflect.DeepEqual(state.Loads, c.want) || state.Samples != c.samples || len(script.Answers) > 0 {
			t.Errorf("%s%v on %v with %v %v: got %v after %d samples, want %v after %d", c.spec.Name, c.args, c.loads, c.bins, c.answers, state.Loads, state.Samples, c.want, c.samples)
		}
	}
}

// The coupling of Redlich (2014), worked example: n = 3, d = 2.
func TestCouplingVector(t *testing.T) {
	rounds := [][]int{{0, 0}, {0, 1}, {2, 1}}
	for _, c := range []struct {
		spec rule.Spec
		want []int32
	}{{rule.Every, []int32{3, 2, 1}}, {rule.Fullest, []int32{2, 0, 1}}} {
		script := &enginetest.Script{}
		state := enginetest.StateOf(script, 0, 0, 0)
		p := process.Process{Source: script, Rule: enginetest.Bind(c.spec.New)}
		for _, script.Bins = range rounds {
			p.Step(state)
		}
		if !reflect.DeepEqual(state.Loads, c.want) {
			t.Errorf("%s: got %v, want %v", c.spec.Name, state.Loads, c.want)
		}
	}
}

// The distribution vectors at state S, by rank, are those of theory section 6:
// the probability that the ball goes to the i-th most loaded bin.
func TestDistributionVectors(t *testing.T) {
	for _, c := range []struct {
		spec  rule.Spec
		args  []string
		loads []int32
		want  []int64
		over  int64
	}{
		{rule.OneChoice, nil, []int32{3, 2, 1, 0}, []int64{4, 4, 4, 4}, 16},
		{rule.DChoice, []string{"2"}, []int32{3, 2, 1, 0}, []int64{1, 3, 5, 7}, 16},
		{rule.DChoice, []string{"2"}, []int32{2, 2, 0, 0}, []int64{1, 1, 3, 3}, 8},
		{rule.DChoice, []string{"3"}, []int32{3, 2, 1, 0}, []int64{1, 7, 19, 37}, 64},
		{rule.Fullest, []string{"2"}, []int32{3, 2, 1, 0}, []int64{7, 5, 3, 1}, 16},
		{rule.OnePlusBeta, []string{"0.5"}, []int32{3, 2, 1, 0}, []int64{5, 7, 9, 11}, 32},
		{rule.Thinning, nil, []int32{3, 2, 1, 0}, []int64{1, 1, 3, 3}, 8},
		{rule.Quantile, []string{"0.25"}, []int32{3, 2, 1, 0}, []int64{1, 5, 5, 5}, 16},
	} {
		got := make([]*big.Rat, len(c.loads))
		for i := range got {
			got[i] = new(big.Rat)
		}
		state := enginetest.StateOf(nil, c.loads...)
		p := enginetest.Start(nil, state, enginetest.Bind(c.spec.New, c.args...))
		for _, o := range enginetest.OneRound(p.Rule, state) {
			for i := range got {
				if o.State.Loads[i] > c.loads[i] {
					got[i].Add(got[i], o.P)
				}
			}
		}
		for i, num := range c.want {
			if want := big.NewRat(num, c.over); got[i].Cmp(want) != 0 {
				t.Errorf("%s%v on %v: bin %d has %v, want %v", c.spec.Name, c.args, c.loads, i, got[i], want)
			}
		}
	}
}

// The cache of the theory's vector: from S with bin 0 cached, samples 2, 1, 0.
func TestCachingVector(t *testing.T) {
	script := &enginetest.Script{Answers: []uint64{0}}
	state := enginetest.StateOf(script, 3, 2, 1, 0)
	p := enginetest.Start(script, state, enginetest.Bind(rule.Caching.New))
	for _, c := range []struct {
		bin    int
		want   []int32
		cached int
	}{{2, []int32{3, 2, 2, 0}, 2}, {1, []int32{3, 3, 2, 0}, 2}, {0, []int32{3, 3, 3, 0}, 2}} {
		script.Bins = []int{c.bin}
		p.Step(state)
		if cached := p.Rule.(process.Rememberer).Memory().Bin; !reflect.DeepEqual(state.Loads, c.want) || cached != c.cached {
			t.Errorf("sample %d: got %v with bin %d cached, want %v with %d", c.bin, state.Loads, cached, c.want, c.cached)
		}
	}
}
