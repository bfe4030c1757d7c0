package scene

import (
	"math"
	"math/rand/v2"
	"testing"

	"binfall/engine/process"
)

// Every group is a row with its own vertices, as large as their loads, and a bar as long as
// the mean.
func TestCrowdAgreesWithState(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	const n = 3000
	var s Scene
	for range 30 {
		of := make([]uint8, n)
		for v := range of {
			of[v] = uint8(r.IntN(3))
		}
		groups := NewGroups([]string{"layer 0", "layer 1", "layer 2"}, of)
		state := process.NewState(n, nil, nil)
		for range r.IntN(3 * n) {
			state.Place(r.IntN(n), 1)
			state.EndRound()
		}
		run := &Run{Bins: n, Balls: 9000, Seed: "1", Round: state.Rounds, Graph: true, Groups: groups, Lanes: []Lane{{Title: "Greedy", State: state}}}
		view := View{Width: 1440, Height: 900, Scale: 1}
		Build(&s, view, run)
		drawn, means := 0, []float64{}
		for _, m := range s.Marks {
			switch m.Part {
			case PartVertex:
				drawn++
				tone, _ := run.Lanes[0].tone(int(m.Bin))
				if load := state.Loads[m.Bin]; load > 0 && m.Tone != tone || load == 0 && m.Tone != Muted {
					t.Fatalf("vertex %d with load %d in tone %v", m.Bin, load, m.Tone)
				}
			case PartMean:
				means = append(means, float64(m.W))
			}
		}
		if drawn != 3*MostShown || len(means) != 3 {
			t.Fatalf("%d vertices and %d means", drawn, len(means))
		}
		for i := range 3 {
			var sum, count float64
			for v, g := range of {
				if int(g) == i {
					sum += float64(state.Loads[v])
					count++
				}
			}
			if i > 0 && state.Max() > 0 {
				first := 0.0
				firstCount := 0.0
				for v, g := range of {
					if g == 0 {
						first += float64(state.Loads[v])
						firstCount++
					}
				}
				if want := means[0] * (sum / count) / (first / firstCount); first > 0 && math.Abs(means[i]-want) > 0.5 {
					t.Fatalf("mean of group %d is %v long, want %v", i, means[i], want)
				}
			}
		}
	}
}

// A sample is evenly spaced and complete where the group is small.
func TestGroupsShow(t *testing.T) {
	of := make([]uint8, 1000)
	for v := 990; v < 1000; v++ {
		of[v] = 1
	}
	g := NewGroups([]string{"many", "few"}, of)
	if len(g.Shown[0]) != MostShown || len(g.Shown[1]) != 10 || g.Counts[0] != 990 || g.Shown[1][9] != 999 {
		t.Fatalf("%d and %d shown of %v", len(g.Shown[0]), len(g.Shown[1]), g.Counts)
	}
	for i := 1; i < MostShown; i++ {
		if gap := g.Shown[0][i] - g.Shown[0][i-1]; gap < 20 || gap > 21 {
			t.Errorf("gap %d", gap)
		}
	}
}
