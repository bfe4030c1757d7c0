package scene

import (
	"bytes"
	"encoding/xml"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"binfall/engine/process"
)

// lane plays rounds of d-Choice with draws of its own: the picture must not care where a state comes from.
func lane(n, rounds, d int, r *rand.Rand) Lane {
	s := process.NewState(n, nil, nil)
	s.Watch = true
	past := &process.Past{}
	for t := range rounds {
		s.Last = process.Event{Round: int64(t + 1)}
		best := -1
		for range d {
			bin := r.IntN(n)
			s.Last.Candidates = append(s.Last.Candidates, process.Candidate{Bin: bin, Load: s.Loads[bin]})
			if best < 0 || s.Loads[bin] < s.Loads[best] {
				best = bin
			}
		}
		s.Place(best, 1)
		s.Balls++
		s.Rounds++
		past.Add(&s.Last)
	}
	return Lane{Title: "d-Choice", State: s, Past: past}
}

// example is a run of a random size with lanes and, at times, a round in motion.
func example(r *rand.Rand) *Run {
	n := []int{1, 2, 3, 7, 20, 100, 200, 1000, 3000}[r.IntN(9)]
	rounds := r.IntN(6) * n * (1 + r.IntN(min(40, 1+20000/n))) / 4
	run := &Run{Bins: int64(n), Balls: int64(rounds + 10), Seed: "18446744073709551615", Round: int64(rounds)}
	for range 1 + r.IntN(4) {
		l := lane(n, rounds, 1+r.IntN(3), r)
		if rounds > 0 {
			l.Acts = []Act{{Round: int64(rounds), Candidates: l.State.Last.Candidates, Placed: l.State.Last.Placed, Phase: float64(r.IntN(11)) / 10, Lead: 0.3}}
		}
		run.Lanes = append(run.Lanes, l)
	}
	return run
}

func sizes(r *rand.Rand) View {
	scale := float64(1 + r.IntN(3))
	view := View{Width: scale * []float64{320, 390, 800, 1440, 2560}[r.IntN(5)], Height: scale * []float64{180, 480, 900}[r.IntN(3)], Scale: scale}
	view.Weight = Themes[r.IntN(len(Themes))].Weight
	return view
}

// The marks of the picture agree with the state: balls of each bin, the water line, the ends of the bracket.
func TestMarksAgreeWithState(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s Scene
	for round := range 200 {
		run, view := example(r), sizes(r)
		Build(&s, view, run)
		for i := range run.Lanes {
			checkLane(t, &s, run, i)
			if t.Failed() {
				t.Fatalf("picture %d: %d bins, %d rounds, lane %d of %d, %vx%v", round, run.Bins, run.Round, i, len(run.Lanes), view.Width, view.Height)
			}
		}
	}
}

func checkLane(t *testing.T, s *Scene, run *Run, i int) {
	lane, strip := &run.Lanes[i], &s.Strips[i]
	balls, tops := make([]int, run.Bins), make([]float64, run.Bins)
	columns, settled := false, lane.measure().balls
	for _, m := range s.Marks {
		if int(m.Lane) != i {
			continue
		}
		switch m.Part {
		case PartBall:
			balls[m.Bin]++
			wantTone(t, lane, m, settled)
		case PartColumn:
			columns = true
			tops[m.Bin] = strip.Window.Base + (strip.Floor-float64(m.Y))/strip.Unit
			if strip.Pitch >= 1 {
				wantTone(t, lane, m, settled)
			}
		case PartWater:
			level := strip.Window.Base + (strip.Floor-float64(m.Y))/strip.Unit
			if want := lane.measure().average; math.Abs(level-want)*strip.Unit > 3*s.Scale {
				t.Errorf("water line at level %v, want %v", level, want)
			}
		case PartGap:
			if want := lane.measure().gap * strip.Unit; math.Abs(float64(m.H)-want) > 2 {
				t.Errorf("bracket is %v tall, want %v", m.H, want)
			}
		}
	}
	if strip.Pitch < 1 {
		return
	}
	for bin := range lane.State.Loads {
		want := int(lane.settled(bin))
		if columns {
			if want > 0 && math.Abs(tops[bin]-float64(want)) > 0.01*float64(want)+0.01 {
				t.Errorf("column of bin %d reaches %v, want %d", bin, tops[bin], want)
			}
			continue
		}
		if want := max(0, want-int(strip.Window.Base)); balls[bin] != want {
			t.Errorf("bin %d shows %d balls, want %d", bin, balls[bin], want)
		}
	}
}

func wantTone(t *testing.T, lane *Lane, m Mark, settled int64) {
	under := int64(lane.settled(int(m.Bin)))*int64(len(lane.State.Loads)) < settled
	textured := m.Shape == Striped || m.Shape == Hatch
	if under != (m.Tone == Under) || under == textured {
		t.Errorf("bin %d: underloaded %v, tone %v, texture %v", m.Bin, under, m.Tone, textured)
	}
}

// Every ball is either at rest or in flight, at every moment of a round that pours several.
func TestNoBallIsLost(t *testing.T) {
	s := process.NewState(5, nil, nil)
	s.Place(2, 3)
	s.Place(4, 1)
	s.Balls = 4
	moves := []process.Move{{Bin: 2, Balls: 3}, {Bin: 4, Balls: 1}}
	run := &Run{Bins: 5, Balls: 10, Lanes: []Lane{{State: s, Acts: []Act{{Placed: moves, Lead: 0.3}}}}}
	var picture Scene
	for phase := 0.0; phase <= 1; phase += 0.01 {
		run.Lanes[0].Acts[0].Phase = phase
		Build(&picture, View{Width: 800, Height: 600, Scale: 1}, run)
		rest, flight := 0, 0
		for _, m := range picture.Marks {
			switch m.Part {
			case PartBall:
				rest++
			case PartFlight:
				flight++
			}
		}
		if rest+flight > 4 || phase >= landing && (rest != 4 || flight != 0) {
			t.Fatalf("phase %.2f: %d at rest, %d in flight", phase, rest, flight)
		}
	}
}

func TestLabelsStayApartAndInside(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var s Scene
	for range 400 {
		run, view := example(r), sizes(r)
		look(r, &view, run)
		if r.IntN(3) == 0 {
			run.Lanes[0].Acts = nil // nothing moves: there is more to tell
		}
		Build(&s, view, run)
		checkLabels(t, &s, run)
	}
}

// look lets the reader point somewhere, or look at a bin without pointing.
func look(r *rand.Rand, v *View, run *Run) {
	switch r.IntN(3) {
	case 0:
		v.Point = &Point{r.Float64() * v.Width, r.Float64() * v.Height}
	case 1:
		v.Focus = 1 + r.IntN(int(run.Bins))
	}
}

func checkLabels(t *testing.T, s *Scene, run *Run) {
	t.Helper()
	for i, a := range s.Labels {
		ax, aw := extent(a, s.Scale)
		if ax < -1 || ax+aw > s.Width+1 || float64(a.Y) < 0 || float64(a.Y) > s.Height {
			t.Errorf("%q at %v,%v leaves the picture of %vx%v", a.Text, a.X, a.Y, s.Width, s.Height)
		}
		for _, b := range s.Labels[i+1:] {
			bx, bw := extent(b, s.Scale)
			apart := 0.8 * s.Scale * float64(min(a.Size, b.Size))
			if math.Abs(float64(a.Y-b.Y)) < apart && ax < bx+bw && bx < ax+aw {
				t.Errorf("%q at %v,%v and %q at %v,%v overlap (%vx%v at %v, %d bins)", a.Text, a.X, a.Y, b.Text, b.X, b.Y, s.Width, s.Height, s.Scale, run.Bins)
			}
		}
	}
}

// extent is the left end and the width of a label.
func extent(l Label, scale float64) (x, width float64) {
	width = textWidth(l.Text, float64(l.Size)) * scale * 0.95
	x = float64(l.X)
	switch l.Align {
	case Middle:
		x -= width / 2
	case End:
		x -= width
	}
	return x, width
}

func TestSVGIsWellFormed(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var s Scene
	run := example(r)
	run.Lanes[0].Title = "a < b & c"
	Build(&s, View{Width: 800, Height: 600, Scale: 1}, run)
	var out bytes.Buffer
	if err := WriteSVG(&out, &s, run, &Dark); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"<title id=\"title\">a &lt; b &amp; c", "<desc id=\"description\">", "bin"} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("no %s", part)
		}
	}
	for decoder := xml.NewDecoder(&out); ; {
		if _, err := decoder.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func TestEvents(t *testing.T) {
	for _, c := range []struct {
		event process.Event
		want  string
	}{
		{process.Event{Candidates: []process.Candidate{{Bin: 2, Load: 2}, {Bin: 16, Load: 1}}, Placed: []process.Move{{Bin: 16, Balls: 1, From: 1}}},
			"bins 3 and 17 hold 2 and 1; the ball goes to bin 17"},
		{process.Event{Candidates: []process.Candidate{{Bin: 0}}, Placed: []process.Move{{Bin: 0, Balls: 1}}}, "bin 1 holds 0; the ball goes to bin 1"},
		{process.Event{Candidates: []process.Candidate{{Bin: 4, Load: 7}}, Placed: []process.Move{{Bin: 4, Balls: 3, From: 7}}}, "bin 5 holds 7; 3 balls go to bin 5"},
		{process.Event{Candidates: []process.Candidate{{Bin: 0}, {Bin: 1}, {Bin: 2}}, Placed: []process.Move{{Bin: 0, Balls: 1}, {Bin: 1, Balls: 1}, {Bin: 2, Balls: 1}}},
			"bins 1, 2 and 3 hold 0, 0 and 0; 3 balls go to bins 1, 2 and 3"},
	} {
		if got := Event(&c.event); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestSentence(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	run := &Run{Bins: 1, Balls: 5, Seed: "0", Round: 2, End: 5, EndKnown: true, Lanes: []Lane{lane(1, 2, 1, r)}}
	run.Lanes[0].Title = "One-Choice"
	want := "1 bin, seed 0, round 2 of 5. One-Choice: 2 balls, loads from 2 to 2, average 2, gap 0."
	if got := Sentence(run); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := Events(run), "round 2: bin 1 holds 1; the ball goes to bin 1"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// What a rule remembers is on the picture: one ring at the cached bin, above its
// balls, and a line at the boundary level of a quantile.
func TestMemoryIsDrawn(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var s Scene
	for _, memory := range []process.Memory{{Bin: 7, Level: -1}, {Bin: -1, Level: 2}} {
		l := lane(20, 60, 2, r)
		l.Memory = &memory
		run := &Run{Bins: 20, Balls: 100, Seed: "1", Round: 60, Lanes: []Lane{l}}
		Build(&s, View{Width: 900, Height: 400, Scale: 1}, run)
		rings, dashes := 0, 0
		for _, m := range s.Marks {
			switch {
			case m.Part == PartMemory && m.Shape == Ring:
				rings++
				if m.Bin != 7 || s.Strips[0].Bin(float64(m.X+m.W/2), 20) != 7 {
					t.Errorf("ring at bin %d", m.Bin)
				}
			case m.Part == PartMemory:
				dashes++
				if want := s.Strips[0].Y(2); math.Abs(float64(m.Y)-want) > 1 {
					t.Errorf("line at %v, want %v", m.Y, want)
				}
			}
		}
		if (memory.Bin >= 0) != (rings == 1) || (memory.Level >= 0) != (dashes > 5) {
			t.Errorf("%+v: %d rings, %d dashes", memory, rings, dashes)
		}
		if text := Sentence(run); !strings.Contains(text, "is remembered") && !strings.Contains(text, "refuses from load 2") {
			t.Errorf("sentence %q", text)
		}
	}
}
