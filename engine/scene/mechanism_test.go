package scene

import (
	"math"
	"math/rand/v2"
	"testing"

	"binfall/engine/enginetest"
	"binfall/engine/process"
	"binfall/engine/rng"
	"binfall/engine/rule"
	"binfall/engine/source"
)

// decisions are the rules for balls, each with settings under which all its branches are met.
var decisions = []struct {
	spec *rule.Spec
	args []string
}{
	{&rule.OneChoice, nil},
	{&rule.DChoice, nil},
	{&rule.DChoice, []string{"5"}},
	{&rule.OnePlusBeta, nil},
	{&rule.Thinning, nil},
	{&rule.Thinning, []string{"0.5"}},
	{&rule.AbsoluteThinning, nil},
	{&rule.Quantile, nil},
	{&rule.Caching, nil},
	{&rule.Packing, nil},
	{&rule.TightPacking, nil},
	{&rule.Twinning, nil},
	{&rule.Fullest, nil},
	{&rule.Fullest, []string{"4"}},
	{&rule.Every, []string{"3"}},
	{&rule.AlwaysGoLeft, nil},
	{&rule.Batched, []string{"n", "2", "0.5"}},
	{&rule.GBounded, nil},
	{&rule.GMyopic, []string{"2"}},
	{&rule.NoisyLoad, nil},
	{&rule.MixedQuantile, nil},
}

// played is a lane of a real rule after some rounds, the last of them on the stage.
func played(i, n, rounds int, seed uint64) Lane {
	spec, args := decisions[i].spec, decisions[i].args
	s := process.NewState(n, rng.NewDraws(seed, rng.Rule, 0), rng.NewDraws(seed, rng.Tie, 0))
	r := enginetest.Bind(spec.New, args...)
	p := enginetest.Start(&source.Uniform{Draws: rng.NewDraws(seed, rng.Arrival, 0)}, s, r)
	s.Watch = true
	for range rounds {
		p.Step(s)
	}
	lane := Lane{Title: spec.Label(r), State: s}
	if m, ok := p.Rule.(process.Rememberer); ok {
		memory := m.Memory()
		lane.Memory = &memory
	}
	lane.stage(1)
	return lane
}

// stage puts the last round of the lane's state on the stage at a phase.
func (lane *Lane) stage(phase float64) {
	e := lane.State.Last.Clone()
	lane.Acts = []Act{{Round: e.Round, Candidates: e.Candidates, Placed: e.Placed, Told: e.Told, Phase: phase, Lead: 0.32}}
}

// The marks of a mechanism agree with what the rule did, and nothing overlaps, whatever the rule, the size and the moment.
func TestMechanismsAgreeWithEvents(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	var s Scene
	for range 600 {
		n, view := []int{6, 12, 40, 100, 200}[r.IntN(5)], sizes(r)
		view.Kind = Bins
		run := &Run{Bins: int64(n), Seed: "1"}
		for range 1 + r.IntN(3) {
			rounds := 1 + r.IntN(8*n)
			lane := played(r.IntN(len(decisions)), n, rounds, r.Uint64())
			lane.Acts[0].Phase = float64(r.IntN(21)) / 20
			run.Lanes = append(run.Lanes, lane)
			run.Balls = max(run.Balls, lane.State.Balls+5)
			run.Round = max(run.Round, lane.State.Rounds)
		}
		Build(&s, view, run)
		checkLabels(t, &s, run)
		for i := range run.Lanes {
			checkLane(t, &s, run, i)
			checkMechanism(t, &s, run, i)
		}
		if t.Failed() {
			t.Fatalf("%d bins, %vx%v at %v, %d lanes, %q at %v", n, view.Width, view.Height, view.Scale, len(run.Lanes), run.Lanes[0].Title, run.Lanes[0].Acts[0].Phase)
		}
	}
}

func checkMechanism(t *testing.T, s *Scene, run *Run, i int) {
	lane, strip := &run.Lanes[i], &s.Strips[i]
	act := &lane.Acts[0]
	refused := act.judged() && act.judgement() > 0.05
	crosses, pulls, rings, coins := 0, 0, 0, 0
	for _, m := range s.Marks {
		if int(m.Lane) != i {
			continue
		}
		switch m.Part {
		case PartRefused:
			crosses++
			if !act.judged() || int(m.Bin) != act.Candidates[0].Bin {
				t.Errorf("cross at bin %d of %+v", m.Bin, act)
			}
		case PartPull:
			pulls++
			if !act.pulls() || !act.chosen(int(m.Bin)) {
				t.Errorf("pull at bin %d of %+v", m.Bin, act)
			}
		case PartTarget:
			if act.Told.Way == process.Fill && (int(m.Bin) != act.Placed[0].Bin || act.Placed[0].Balls < 2) {
				t.Errorf("target at bin %d of %+v", m.Bin, act)
			}
		case PartCoin:
			coins++
		case PartMemory:
			if m.Shape != Ring {
				break
			}
			rings++
			if x := float64(m.X + m.W/2); act.Phase == 1 && math.Abs(x-strip.X(lane.Memory.Bin)) > 1 {
				t.Errorf("ring at %v, want bin %d", x, lane.Memory.Bin)
			}
		}
		if m.Part == PartRefused || m.Part == PartPull {
			checkSign(t, s, m)
		}
	}
	if written := strip.Floor+20*s.Scale*s.zoom < strip.Bottom; written && refused != (crosses == 2) || crosses > 2 || pulls > 2 {
		t.Errorf("%d strokes of crosses, %d of arrows: %+v", crosses, pulls, act)
	}
	if want := lane.Memory != nil && lane.Memory.Bin >= 0; want != (rings == 1) {
		t.Errorf("%d rings", rings)
	}
	if coins > 1 || coins == 1 && act.toss() == "" {
		t.Errorf("%d coins: %+v", coins, act.Told)
	}
}

// checkSign wants a sign clear of all text.
func checkSign(t *testing.T, s *Scene, m Mark) {
	left, top := float64(min(m.X, m.X+m.W)), float64(min(m.Y, m.Y+m.H))
	right, bottom := float64(max(m.X, m.X+m.W)), float64(max(m.Y, m.Y+m.H))
	for _, l := range s.Labels {
		x, w := extent(l, s.Scale)
		half := 0.32 * float64(l.Size) * s.Scale
		if left < x+w && x < right && top < float64(l.Y)+half && float64(l.Y)-half < bottom {
			t.Errorf("a sign from %v,%v to %v,%v covers %q at %v,%v", left, top, right, bottom, l.Text, l.X, l.Y)
		}
	}
}

// The ring of the cached bin leaves the old one and arrives at the new one.
func TestRingTravels(t *testing.T) {
	lane := play(t, &rule.Caching, nil, []int32{3, 2, 1, 0}, []int{3}, []uint64{1}, 1)
	run := &Run{Bins: 4, Balls: 20, Round: 1, Lanes: []Lane{lane}}
	var s Scene
	last := math.Inf(-1)
	for step := range 21 {
		phase := float64(step) / 20
		lane.Acts[0].Phase = phase
		Build(&s, View{Width: 800, Height: 600, Scale: 1}, run)
		for _, m := range s.Marks {
			if m.Part != PartMemory {
				continue
			}
			x := float64(m.X + m.W/2)
			if phase == 0 && math.Abs(x-s.Strips[0].X(1)) > 1 || x < last {
				t.Errorf("phase %v: ring at %v", phase, x)
			}
			last = x
		}
	}
	if math.Abs(last-s.Strips[0].X(3)) > 1 {
		t.Errorf("ring ends at %v", last)
	}
}

// Of all balls of a round each is at rest, in flight or in the hopper, and those at rest add up in the end.
func TestPoursAddUp(t *testing.T) {
	var s Scene
	for i := range decisions {
		lane := played(i, 12, 40, uint64(i))
		run := &Run{Bins: 12, Balls: lane.State.Balls + 5, Round: 40, Lanes: []Lane{lane}}
		balls := int(lane.State.Balls)
		rested := 0
		for phase := 0.0; phase < 1.005; phase += 0.01 {
			lane.Acts[0].Phase = min(1, phase)
			Build(&s, View{Width: 1200, Height: 800, Scale: 1, Window: Window{0, 30}}, run)
			rest, flight := 0, 0
			for _, m := range s.Marks {
				switch m.Part {
				case PartBall:
					rest++
				case PartFlight:
					flight++
				}
			}
			if rest < rested || rest+flight > balls || phase >= landing && rest != balls {
				t.Fatalf("%s, phase %.2f: %d at rest, %d in flight of %d", lane.Title, phase, rest, flight, balls)
			}
			rested = rest
		}
	}
}

// A bin that takes a ball unseen shows no load before the ball lies in it, and receivers of Tight-Packing light up one
// after another.
func TestWhatIsUnseenIsNotShown(t *testing.T) {
	lane := play(t, &rule.Thinning, nil, []int32{3, 2, 1, 0}, []int{1, 0}, nil, 1)
	run := &Run{Bins: 4, Balls: 20, Round: 1, Lanes: []Lane{lane}}
	var s Scene
	texts := func(phase float64) map[string]bool {
		lane.Acts[0].Phase = phase
		Build(&s, View{Width: 800, Height: 600, Scale: 1}, run)
		found := map[string]bool{}
		for _, l := range s.Labels {
			if l.Halo {
				found[l.Text] = true
			}
		}
		return found
	}
	if got := texts(0.05); len(got) != 1 || !got["2"] {
		t.Errorf("at first %v", got)
	}
	if got := texts(0.5); len(got) != 2 || !got["2"] || !got["?"] {
		t.Errorf("then %v", got)
	}
	if got := texts(1); len(got) != 2 || !got["2"] || !got["?→4"] {
		t.Errorf("at last %v", got)
	}
	act := Act{Lead: 0.3, Phase: 0.4, Told: process.Told{Way: process.Spread}, Candidates: []process.Candidate{{Bin: 9}},
		Placed: []process.Move{{Bin: 3, Balls: 3}, {Bin: 4, Balls: 3}, {Bin: 5, Balls: 3}}}
	if a, b, c := act.glow(0), act.glow(1), act.glow(2); a < b || b < c || a == c {
		t.Errorf("lit %v, %v, %v", a, b, c)
	}
}

// One picture a mechanism, at the moment that shows it best.
func TestGoldenMechanisms(t *testing.T) {
	loads := []int32{5, 4, 1, 3, 2, 3, 0, 3}
	for _, c := range []struct {
		name    string
		spec    *rule.Spec
		bins    []int
		answers []uint64
		phase   float64
	}{
		{"thinning", &rule.Thinning, []int{1, 5}, nil, 0.5},
		{"caching", &rule.Caching, []int{4}, []uint64{3}, 0.8},
		{"packing", &rule.Packing, []int{6}, nil, 0.65},
		{"tight-packing", &rule.TightPacking, []int{6}, nil, 0.55},
		{"twinning", &rule.Twinning, []int{2}, nil, 0.6},
		{"fullest", &rule.Fullest, []int{2, 1}, nil, 0.6},
		{"one-plus-beta", &rule.OnePlusBeta, []int{1, 4}, []uint64{1}, 0.3},
	} {
		t.Run(c.name, func(t *testing.T) {
			lane := play(t, c.spec, nil, loads, c.bins, c.answers, 1)
			lane.stage(c.phase)
			var s Scene
			run := &Run{Bins: 8, Balls: 60, Seed: "1", Round: 1, Lanes: []Lane{lane}}
			Build(&s, View{Width: 640, Height: 400, Scale: 1}, run)
			checkPicture(t, c.name, &s, run)
		})
	}
}
