package rule_test

import (
	"math"
	"testing"

	"binfall/engine/base"
	"binfall/engine/enginetest"
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/rule"
	"binfall/engine/source"
)

// What thresholds tell of themselves adds up to the loads.
func TestLevelsAddUp(t *testing.T) {
	for _, spec := range []rule.Spec{rule.ThresholdGreedy, rule.ThresholdGreedyMerged, rule.PerPiece} {
		g := base.New(enginetest.Tangle(30), 400, 1)
		ties := rng.NewDraws(1, rng.Tie, 0)
		s := process.NewState(30, ties, ties)
		s.Base = g
		p := enginetest.Start(&source.Edge{Base: g, Edges: &source.RandomEdges{Base: g, Draws: rng.NewDraws(1, rng.Arrival, 0)}}, s, enginetest.Bind(spec.New, "1"))
		for range 400 {
			p.Step(s)
		}
		levels := p.Rule.(process.Thresholder).Levels()
		for v, load := range s.Loads {
			sum := int32(0)
			for class, alpha := range levels.Alpha {
				fill := levels.Fill(int32(v), class)
				if alpha != math.MaxInt64 && int64(fill) > alpha {
					t.Errorf("%s: vertex %d took %d edges for threshold %d", spec.Name, v, fill, alpha)
				}
				sum += fill
			}
			left, right := levels.Beyond(int32(v))
			if sum += left + right; sum != load || !levels.Sides && right != 0 {
				t.Errorf("%s: vertex %d holds %d, told %d (%d and %d beyond)", spec.Name, v, load, sum, left, right)
			}
		}
	}
}
