package scene

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"binfall/engine/process"
)

// told is a lane of bins that got balls in rounds after some that nobody has looked at.
func told(given []int32, unseen int64, placed ...[]process.Move) Lane {
	s := process.NewState(len(given), nil, nil)
	s.Begin(given)
	s.Rounds = unseen
	past := &process.Past{From: unseen, To: unseen}
	for _, moves := range placed {
		for _, m := range moves {
			s.Place(m.Bin, m.Balls)
		}
		s.EndRound()
		past.Add(&process.Event{Round: s.Rounds, Placed: moves})
	}
	return Lane{Title: "Packing", State: s, Past: past}
}

func to(bin int, balls int32) process.Move { return process.Move{Bin: bin, Balls: balls} }

func TestNotes(t *testing.T) {
	young := told(make([]int32, 6), 0, []process.Move{to(0, 1)}, []process.Move{to(1, 1)}, []process.Move{to(0, 3), to(2, 1)}, []process.Move{to(0, 1)},
		[]process.Move{to(3, 1)}, []process.Move{to(3, 1)}, []process.Move{to(3, 1)}, []process.Move{to(3, 1)}, []process.Move{to(3, 1)}, []process.Move{to(4, 2)})
	old := told([]int32{5, 7, 0}, 20_000, []process.Move{to(1, 1)}, []process.Move{to(2, 1)})
	begun := told([]int32{5, 5}, 0, []process.Move{to(1, 1)})
	unknown := told(make([]int32, 1), 0, []process.Move{to(0, 1)})
	unknown.Past = nil
	stale := told(make([]int32, 1), 0, []process.Move{to(0, 1)})
	stale.State.Place(0, 1)
	stale.State.EndRound()
	flying := told(make([]int32, 1), 0, []process.Move{to(0, 1)})
	flying.Acts = []Act{{Placed: []process.Move{to(0, 1)}, Phase: 0.2, Lead: 0.3}}
	for _, c := range []struct {
		lane        *Lane
		bin         int
		want, short string
	}{
		{&young, 0, "bin 1 holds 5; rounds 1, 3 (3 balls) and 4", "bin 1 holds 5; last in round 4"},
		{&young, 1, "bin 2 holds 1; round 2", "bin 2 holds 1; last in round 2"},
		{&young, 3, "bin 4 holds 5; last rounds 6, 7, 8 and 9", "bin 4 holds 5; last in round 9"},
		{&young, 4, "bin 5 holds 2; round 10 (2 balls)", "bin 5 holds 2; last in round 10 (2 balls)"},
		{&young, 5, "bin 6 holds 0", "bin 6 holds 0"},
		{&old, 0, "bin 1 holds 5; none in the last 2 rounds", "bin 1 holds 5"},
		{&old, 1, "bin 2 holds 8; last in round 20\u202f001", "bin 2 holds 8; last in round 20\u202f001"},
		{&old, 2, "bin 3 holds 1; round 20\u202f002", "bin 3 holds 1; last in round 20\u202f002"},
		{&begun, 0, "bin 1 holds 5; all from the start", "bin 1 holds 5"},
		{&begun, 1, "bin 2 holds 6; last in round 1", "bin 2 holds 6; last in round 1"},
		{&unknown, 0, "bin 1 holds 1", "bin 1 holds 1"},
		{&stale, 0, "bin 1 holds 2", "bin 1 holds 2"},
		{&flying, 0, "bin 1 holds 0", "bin 1 holds 0"},
	} {
		got := (&Run{}).notes(c.lane, c.bin, "")
		if got[0] != c.want || got[1] != c.short {
			t.Errorf("got %q, want %q and %q", got, c.want, c.short)
		}
	}
}

func TestNotesOfThresholds(t *testing.T) {
	l := told(make([]int32, 2), 0, []process.Move{to(0, 1)}, []process.Move{to(0, 1)}, []process.Move{to(0, 1)})
	l.Levels = &process.Levels{Sides: true, Beyond: func(int32) (left, right int32) { return 1, 1 }}
	want := []string{"vertex 1 holds 3, 2 beyond thresholds (1 as a left end); rounds 1, 2 and 3",
		"vertex 1 holds 3, 2 beyond thresholds (1 as a left end); last in round 3", "vertex 1 holds 3; last in round 3", "vertex 1: 3; last in round 3", "vertex 1 holds 3", "vertex 1 holds 3"}
	if got := (&Run{Graph: true}).notes(&l, 0, ""); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestPointed(t *testing.T) {
	l := told(make([]int32, 2), 123_456, []process.Move{to(0, 1)})
	run := &Run{Bins: 2, Lanes: []Lane{l}}
	if got, want := Pointed(run, 0), "Bin 1 holds 1; round 123457."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	run.Lanes = append(run.Lanes, told([]int32{0, 4}, 0))
	run.Lanes[1].Title = "Twinning"
	if got, want := Pointed(run, 1), "Bin 2. Packing: holds 0. Twinning: holds 4; all from the start."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Wherever a bin is drawn the reader can point at it, and every lane tells its numbers.
func TestPointing(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	var s Scene
	for range 100 {
		run, view := example(r), sizes(r)
		for _, view.Kind = range []Kind{Bins, Bars, Field} {
			view.Point = nil
			Build(&s, view, run)
			if s.Pointed != -1 {
				t.Fatal("nobody points")
			}
			i, bin := r.IntN(len(run.Lanes)), r.IntN(int(run.Bins))
			strip := s.Strips[i]
			if strip.Pitch < 1 {
				continue
			}
			view.Point = &Point{strip.X(bin), (strip.Ceiling + strip.Floor) / 2}
			if view.Kind == Field {
				columns := int((strip.Right - strip.Left) / strip.Pitch)
				view.Point = &Point{strip.X(bin % columns), strip.Ceiling + (float64(bin/columns)+0.5)*strip.Pitch}
			}
			if Build(&s, view, run); s.Pointed != bin {
				t.Fatalf("view %d: pointed at bin %d of %d, found %d", view.Kind, bin, run.Bins, s.Pointed)
			}
			view.Point, view.Focus = nil, bin+1
			if Build(&s, view, run); s.Pointed != bin {
				t.Fatalf("view %d: looked at bin %d, found %d", view.Kind, bin, s.Pointed)
			}
			view.Focus = 0
		}
	}
}

// Vertices that are drawn can be pointed at, also those of a group.
func TestPointingAtVertices(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	var s Scene
	for range 40 {
		run := network(r, 30, 60, 1+r.IntN(4), 1)
		if r.IntN(2) == 0 {
			run.Groups, run.Map = NewGroups([]string{"low", "high"}, slices.Repeat([]uint8{0, 1}, 15)), nil
		}
		view := sizes(r)
		view.Kind = Graph
		Build(&s, view, run)
		for _, m := range slices.Clone(s.Marks) {
			if m.Part != PartVertex || r.IntN(8) > 0 {
				continue
			}
			view.Point = &Point{float64(m.X + m.W/2), float64(m.Y + m.H/2)}
			if Build(&s, view, run); s.Pointed != int(m.Bin) {
				t.Fatalf("pointed at vertex %d, found %d", m.Bin, s.Pointed)
			}
		}
	}
}

// A bin chosen by keys is marked in every lane of the views that draw no bins, at its load.
func TestLookingAtABin(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 36))
	var s Scene
	for range 100 {
		run, view := example(r), sizes(r)
		bin := r.IntN(int(run.Bins))
		for _, view.Kind = range []Kind{Profile, Lorenz, River} {
			rings := func(focus int) (found []Mark) {
				view.Focus = focus
				Build(&s, view, run)
				for _, m := range s.Marks {
					if m.Part == PartFrame && m.Shape == Ring && m.W == float32(14*view.Scale*s.zoom) {
						found = append(found, m)
					}
				}
				return found
			}
			if n := len(rings(0)); n > 0 {
				t.Fatalf("view %d: %d rings without a bin to look at", view.Kind, n)
			}
			found := rings(bin + 1)
			if len(found) != len(run.Lanes) {
				t.Fatalf("view %d: %d rings in %d lanes", view.Kind, len(found), len(run.Lanes))
			}
			for i := range run.Lanes {
				strip, y, lane := &s.Strips[min(i, len(s.Strips)-1)], float64(found[i].Y+found[i].H/2), &run.Lanes[i]
				var want float64
				switch view.Kind {
				case Profile:
					want = float64(lane.State.Loads[bin])
				case River:
					want = float64(lane.settled(bin)) - lane.resting().average
				default:
					continue // its height is that of the curve
				}
				if want = math.Max(strip.Ceiling, math.Min(strip.Floor, strip.Y(want))); math.Abs(y-want) > 0.01 {
					t.Fatalf("view %d, lane %d: bin %d is marked at %v, want %v", view.Kind, i, bin, y, want)
				}
			}
		}
	}
}
