package engine

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"binfall/engine/scene"
)

// What is drawn is what is: after random plays, seeks, resizes and changes of lanes and views, for every process and
// every algorithm of the catalogue, the picture holds the loads of a run that was played straight to the same round.
func TestPictureShowsTheState(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	for i, lane := range exactLanes {
		t.Run(lane.String(), func(t *testing.T) {
			c := parse(t, fmt.Sprintf("n=%d&m=%d&seed=%d&p=one-choice", 20+r.IntN(30), 50+r.IntN(400), i))
			c.Lanes = append(c.Lanes, lane)
			for range r.IntN(3) {
				c.Lanes = append(c.Lanes, exactLanes[r.IntN(len(exactLanes))])
			}
			checkPictures(t, r, c, []scene.Kind{scene.Bins, scene.Bars, scene.Field})
		})
	}
	for i, lane := range edgeLanes {
		t.Run(lane.String(), func(t *testing.T) {
			base := []string{"complete~8", "layered~9~0.9~3", "g6~" + loops, "grid~6~7&order=shuffle", "bipartite~12~5"}[r.IntN(5)]
			c := parse(t, fmt.Sprintf("g=%s&T=%d&seed=%d&p=greedy", base, 20+r.IntN(200), i))
			c.Lanes = append(c.Lanes, lane)
			for range r.IntN(3) {
				c.Lanes = append(c.Lanes, edgeLanes[r.IntN(len(edgeLanes))])
			}
			checkPictures(t, r, c, []scene.Kind{scene.Graph, scene.Bins, scene.Bars, scene.Field})
		})
	}
}

func checkPictures(t *testing.T, r *rand.Rand, c Config, kinds []scene.Kind) {
	t.Helper()
	run := newRun(t, c)
	picture := run.Picture()
	for !picture.Settled() {
		picture.Settle()
	}
	var s scene.Scene
	for range 12 {
		switch r.IntN(3) {
		case 0:
			run.Watch(r.IntN(2) == 0)
			run.Advance(r.Int64N(40))
		case 1:
			run.SeekTo(r.Int64N(300))
		case 2:
			run.Visit(r.Int64N(300))
		}
		shown := picture.Show()
		for i, act := range run.Acts(engineMotion(r)) {
			if act.Round > 0 {
				shown.Lanes[i].Acts = []scene.Act{act}
			}
		}
		truth := newRun(t, c)
		truth.Advance(run.Round())
		kind := kinds[r.IntN(len(kinds))]
		scale := float64(1 + r.IntN(3))
		scene.Build(&s, scene.View{Width: scale * (300 + 1500*r.Float64()), Height: scale * (200 + 900*r.Float64()), Scale: scale, Kind: kind}, shown)
		for i, lane := range truth.Lanes() {
			checkShown(t, &s, i, kind, lane.State.Loads, inFlight(shown, i))
		}
		if t.Failed() {
			t.Fatalf("round %d of %s, view %d", run.Round(), c.Query(), kind)
		}
	}
}

// engineMotion is a round at rest or at some moment of its fall.
func engineMotion(r *rand.Rand) scene.Act {
	act := scene.Act{Phase: 1, Lead: 0.32}
	if r.IntN(2) == 0 {
		act.Phase = r.Float64()
	}
	return act
}

// inFlight is the most balls of each bin that the act may still hold in the air.
func inFlight(run *scene.Run, lane int) map[int]int32 {
	balls := map[int]int32{}
	for _, act := range run.Lanes[lane].Acts {
		for _, move := range act.Placed {
			if act.Phase < 1 {
				balls[move.Bin] += move.Balls
			}
		}
	}
	return balls
}

// checkShown reads the loads of a lane back from the marks of a picture; a bin in whose act balls fall may show less.
func checkShown(t *testing.T, s *scene.Scene, lane int, kind scene.Kind, loads []int32, falling map[int]int32) {
	t.Helper()
	strip := &s.Strips[lane]
	balls, flights := make([]int32, len(loads)), int32(0)
	column, vertex, cells := make([]float64, len(loads)), make([]int, len(loads)), make([]int, len(loads))
	for _, m := range s.Marks {
		if int(m.Lane) != lane {
			continue
		}
		switch m.Part {
		case scene.PartBall:
			balls[m.Bin]++
		case scene.PartFlight:
			flights++
		case scene.PartColumn:
			column[m.Bin] = strip.Window.Base + (strip.Floor-float64(m.Y))/strip.Unit
		case scene.PartVertex:
			vertex[m.Bin]++
		case scene.PartCell:
			cells[m.Bin]++
		}
	}
	total, shownBalls := int32(0), int32(0)
	for _, load := range loads {
		total += load
	}
	average := float64(total) / float64(len(loads))
	for bin, load := range loads {
		least := load - falling[bin]
		switch {
		case kind == scene.Graph:
			if vertex[bin] != 1 {
				t.Errorf("lane %d: vertex %d is drawn %d times", lane, bin+1, vertex[bin])
			}
		case kind == scene.Field:
			if strip.Pitch >= 6*s.Scale*2.2 && (cells[bin] > 0) != (float64(load) >= average) {
				t.Errorf("lane %d, bin %d holds %d, the average is %v: dotted %v", lane, bin+1, load, average, cells[bin] > 0)
			}
		case strip.Ball > 0:
			seen := balls[bin] + int32(strip.Window.Base)
			if shownBalls += balls[bin]; load > int32(strip.Window.Base) && (seen > load || seen < least) {
				t.Errorf("lane %d, bin %d holds %d, %d of them in the air at most: %d are drawn at rest", lane, bin+1, load, falling[bin], seen)
			}
		case strip.Pitch >= 1 && load > 0:
			if seen := column[bin]; math.Abs(seen-math.Round(seen)) > 0.02*float64(load)+0.02 && seen > strip.Window.Base || int32(math.Round(seen)) > load || int32(math.Round(seen)) < least {
				t.Errorf("lane %d, bin %d holds %d: its column shows %v", lane, bin+1, load, seen)
			}
		}
	}
	if kind == scene.Bins && strip.Ball > 0 && strip.Window.Base == 0 && len(falling) > 0 {
		if shownBalls+flights > total {
			t.Errorf("lane %d: %d at rest and %d in the air, of %d", lane, shownBalls, flights, total)
		}
	}
}

// The heads that a picture of a graph gets are those of a run that was watched edge by edge, and the links' counts are theirs.
func TestPictureShowsTheHeads(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	for i, lane := range edgeLanes {
		c := parse(t, fmt.Sprintf("g=grid~4~5&T=150&seed=%d&p=greedy", i))
		c.Lanes = append(c.Lanes, lane)
		run, plain := newRun(t, c), newRun(t, c)
		picture := run.Picture()
		plain.Trace()
		plain.Watch(true)
		for range 6 {
			run.SeekTo(r.Int64N(150))
			run.Advance(r.Int64N(30))
			plain.SeekTo(0)
			for plain.Round() < run.Round() {
				plain.Advance(1)
			}
			shown := picture.Show()
			for k := range shown.Lanes {
				given, counts := shown.Lanes[k].Given, map[int32]int32{}
				if want := plain.Lanes()[k].Given(); !slices.Equal(given, want) {
					t.Fatalf("%s, lane %d, round %d: heads %v, want %v", c.Query(), k, run.Round(), given, want)
				}
				for v, load := range shown.Lanes[k].State.Loads {
					counts[int32(v)] -= load
				}
				for l, link := range shown.Map.Links {
					counts[link.U] += shown.Lanes[k].Tally.Links[l].ToU
					counts[link.V] += shown.Lanes[k].Tally.Links[l].ToV
				}
				for v, rest := range counts {
					if rest != 0 {
						t.Fatalf("%s, lane %d, round %d: vertex %d has %d heads more than its load", c.Query(), k, run.Round(), v+1, rest)
					}
				}
			}
		}
	}
}
