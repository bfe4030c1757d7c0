package engine

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"binfall/engine/enginetest"
	"binfall/engine/process"
)

// The closed form of every distribution vector equals, as a fraction, the
// probabilities enumerated over all answers of one round.
func TestDistributions(t *testing.T) {
	for _, lane := range exactLanes {
		b, _ := lane.bind("")
		if _, ok := b.rule.(process.Distributed); !ok {
			continue
		}
		t.Run(lane.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				loads := rapid.SliceOfN(rapid.Int32Range(0, 4), 3, 5).Draw(t, "loads")
				cached := rapid.IntRange(0, len(loads)-1).Draw(t, "cached")
				compareDistribution(t, lane, loads, cached)
			})
		})
	}
}

func compareDistribution(t *rapid.T, lane Choice, loads []int32, cached int) {
	b, _ := lane.bind("")
	if b.fits("", uint64(len(loads))) != nil {
		return
	}
	state := enginetest.StateOf(&enginetest.Script{Answers: []uint64{uint64(cached)}}, loads...)
	rule := enginetest.Start(nil, state, b.rule).Rule
	closed := rule.(process.Distributed).Distribution(state, state.Profile())
	state.Watch = true
	got := map[process.Group]*big.Rat{}
	for _, o := range enginetest.OneRound(rule, state) {
		bin := o.State.Last.Placed[0].Bin
		if lane.Name == "tight-packing" || lane.Name == "every" {
			bin = o.State.Last.Candidates[0].Bin
		}
		group := process.Group{Load: loads[bin], Cached: lane.Name == "caching" && bin == cached}
		if got[group] == nil {
			got[group] = new(big.Rat)
		}
		got[group].Add(got[group], o.P)
	}
	bins := 0
	for _, g := range closed {
		bins += g.Bins
		enumerated := got[process.Group{Load: g.Load, Cached: g.Cached}]
		if enumerated == nil {
			enumerated = new(big.Rat)
		}
		if enumerated.Cmp(g.P) != 0 {
			t.Fatalf("%s on %v (cache %d): load %d has %v, enumerated %v", lane, loads, cached, g.Load, g.P, enumerated)
		}
	}
	if bins != len(loads) || closed.Sum(int64(bins)).Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("%s on %v: %+v", lane, loads, closed)
	}
}

// The chain of theory section 2.1: fullest of d majorizes One-Choice majorizes
// (1+β) majorizes Two-Choice majorizes Three-Choice; the thinning rules are
// majorized by One-Choice.
func TestMajorization(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		loads := rapid.SliceOfN(rapid.Int32Range(0, 6), 4, 9).Draw(t, "loads")
		state := enginetest.StateOf(nil, loads...)
		of := func(name string, args ...string) process.Distribution {
			b, _ := Choice{name, args}.bind("")
			return enginetest.Start(nil, state, b.rule).Rule.(process.Distributed).Distribution(state, state.Profile())
		}
		chain := []process.Distribution{of("fullest", "3"), of("fullest"), of("one-choice"), of("one-plus-beta", "0.3"), of("d-choice"), of("d-choice", "3")}
		for i := 1; i < len(chain); i++ {
			if !chain[i-1].Majorizes(chain[i]) {
				t.Fatalf("%v: link %d of the chain breaks", loads, i)
			}
		}
		for _, p := range []process.Distribution{of("thinning"), of("thinning", "1"), of("quantile", "0.5")} {
			if !of("one-choice").Majorizes(p) {
				t.Fatalf("%v: One-Choice does not majorize %+v", loads, p)
			}
		}
		if flat := len(state.Profile()) == 1; !flat && chain[4].Majorizes(chain[2]) {
			t.Fatalf("%v: Two-Choice majorizes One-Choice", loads)
		}
	})
}
