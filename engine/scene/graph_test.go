package scene

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"binfall/engine/process"
)

// network is a run of Greedy on a random multigraph with loops, drawn on a circle.
func network(r *rand.Rand, n, rounds, lanes int, phase float64) *Run {
	var links []Link
	for v := range int32(n) {
		w := int32(r.IntN(n))
		links = append(links, Link{min(v, w), max(v, w), int64(v)})
	}
	run := &Run{Bins: int64(n), Balls: int64(rounds + 5), Seed: "7", Round: int64(rounds), End: int64(rounds + 5), EndKnown: true, Graph: true, Optimum: 1, OptimumKnown: true}
	run.Map = NewMap(Circle(n), links)
	for i := range lanes {
		s := process.NewState(n, nil, nil)
		s.Watch = true
		for t := range rounds {
			link := links[r.IntN(len(links))]
			head := [2]int32{link.U, link.V}[i%2]
			edge := &process.Edge{U: link.U, V: link.V}
			s.Last = process.Event{Round: int64(t + 1), Edge: edge, Why: process.Lesser}
			for _, v := range []int32{link.U, link.V} {
				if v == link.U && len(s.Last.Candidates) == 1 {
					continue
				}
				s.Last.Candidates = append(s.Last.Candidates, process.Candidate{Bin: int(v), Load: s.Loads[v]})
			}
			s.Place(int(head), 1)
			s.EndRound()
		}
		l := Lane{Title: "Greedy", State: s}
		if rounds > 0 {
			l.Acts = []Act{{Round: int64(rounds), Candidates: s.Last.Candidates, Placed: s.Last.Placed, Why: s.Last.Why, Phase: phase, Lead: 0.3}}
		}
		run.Lanes = append(run.Lanes, l)
	}
	return run
}

// Every vertex is drawn once in each lane, at its place inside the lane's cell, larger for
// a larger load, in the colour of its class; the arrow ends at the head.
func TestGraphAgreesWithState(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	var s Scene
	for range 200 {
		n := []int{1, 2, 3, 10, 60, 400}[r.IntN(6)]
		run := network(r, n, r.IntN(4*n+1), 1+r.IntN(4), float64(r.IntN(11))/10)
		view := sizes(r)
		view.Kind = Graph
		Build(&s, view, run)
		for i := range run.Lanes {
			lane, cell := &run.Lanes[i], s.Strips[i]
			sizes, seen := make([]float64, n), make([]int, n)
			for _, m := range s.Marks {
				if m.Part != PartVertex || int(m.Lane) != i {
					continue
				}
				v := m.Bin
				seen[v]++
				sizes[v] = float64(m.W)
				x, y := float64(m.X+m.W/2), float64(m.Y+m.H/2)
				if x < cell.Left || x > cell.Right || y < cell.Top || y > cell.Bottom {
					t.Fatalf("vertex %d at %v, %v outside %+v", v, x, y, cell)
				}
				load := lane.settled(int(v))
				if tone, _ := lane.tone(int(v)); load > 0 && m.Tone != tone || load == 0 && m.Tone != Paper {
					t.Fatalf("vertex %d with load %d in tone %v", v, load, m.Tone)
				}
			}
			for v := range n {
				if seen[v] != 1 {
					t.Fatalf("vertex %d is drawn %d times", v, seen[v])
				}
				for w := range v {
					if a, b := lane.settled(v), lane.settled(w); a > b && b > 0 && sizes[v] < sizes[w]-1e-3 {
						t.Fatalf("loads %d and %d with sizes %v and %v", a, b, sizes[v], sizes[w])
					}
				}
			}
			checkArrow(t, &s, lane, i)
		}
	}
}

// checkArrow compares the arrow's shaft with the way from the other end to the head.
func checkArrow(t *testing.T, s *Scene, lane *Lane, i int) {
	act := lane.latest()
	if act == nil || act.Phase < landing || len(act.Candidates) < 2 {
		return
	}
	places := map[int][2]float64{}
	for _, m := range s.Marks {
		if m.Part == PartVertex && int(m.Lane) == i {
			places[int(m.Bin)] = [2]float64{float64(m.X + m.W/2), float64(m.Y + m.H/2)}
		}
	}
	head, tail := act.Placed[0].Bin, act.Candidates[0].Bin
	if tail == head {
		tail = act.Candidates[1].Bin
	}
	dx, dy := places[head][0]-places[tail][0], places[head][1]-places[tail][1]
	for _, m := range s.Marks {
		if m.Part != PartFlight || int(m.Lane) != i {
			continue
		}
		x, y := float64(m.W), float64(m.H)
		if length := math.Hypot(x, y); length > 1 && x*dx+y*dy < 0.99*length*math.Hypot(dx, dy) {
			t.Fatalf("the arrow runs %v, %v, from vertex %d to the head %d it is %v, %v", x, y, tail, head, dx, dy)
		}
		return
	}
	t.Fatal("no arrow")
}

func TestEdgeEvents(t *testing.T) {
	at := func(bin int, load int32) process.Candidate { return process.Candidate{Bin: bin, Load: load} }
	to := func(bin int, load int32) []process.Move { return []process.Move{{Bin: bin, Balls: 1, From: load}} }
	for _, c := range []struct {
		event process.Event
		want  string
	}{
		{process.Event{Edge: &process.Edge{U: 2, V: 16}, Candidates: []process.Candidate{at(2, 2), at(16, 1)}, Placed: to(16, 1), Why: process.Lesser},
			"edge 3–17: loads 2 and 1; 17 is the head, it holds less"},
		{process.Event{Edge: &process.Edge{U: 2, V: 16}, Candidates: []process.Candidate{at(2, 1), at(16, 1)}, Placed: to(2, 1), Why: process.Tie},
			"edge 3–17: loads 1 and 1; 3 is the head, chosen by the rule for ties"},
		{process.Event{Edge: &process.Edge{U: 2, V: 16}, Candidates: []process.Candidate{at(2, 5), at(16, 1)}, Placed: to(2, 5), Why: process.Threshold, Class: 1},
			"edge 3–17: loads 5 and 1; 3 is the head, its left end, below the threshold of class 2"},
		{process.Event{Edge: &process.Edge{U: 2, V: 16}, Candidates: []process.Candidate{at(2, 5), at(16, 5)}, Placed: to(9, 4), Why: process.Optimal, Flipped: 1},
			"edge 3–17: loads 5 and 5; 1 earlier head flips, and vertex 10 holds one more"},
		{process.Event{Edge: &process.Edge{U: 4, V: 4}, Candidates: []process.Candidate{at(4, 2)}, Placed: to(4, 2), Why: process.Lesser},
			"a loop at vertex 5, which holds 2 and is the head"},
	} {
		if got := Event(&c.event); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestGraphSentence(t *testing.T) {
	run := network(rand.New(rand.NewPCG(1, 1)), 3, 4, 1, 1)
	text := Sentence(run)
	for _, part := range []string{"3 vertices", "round 4 of 9", "optimum 1", "Greedy: 4 edges"} {
		if !strings.Contains(text, part) {
			t.Errorf("%q lacks %q", text, part)
		}
	}
}
