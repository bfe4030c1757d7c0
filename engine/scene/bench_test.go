package scene

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// A frame of the stage builds the whole picture anew; 16 ms are its time, of which the run has 8.
func BenchmarkBuild(b *testing.B) {
	for n, kind := range map[int]Kind{100: Bins, 1000: Bars, 100_000: Bars} {
		r := rand.New(rand.NewPCG(1, 2))
		run := &Run{Bins: int64(n), Balls: int64(20 * n), Lanes: []Lane{lane(n, 10*n, 1, r), lane(n, 10*n, 2, r)}}
		b.Run(fmt.Sprintf("bins=%d", n), func(b *testing.B) {
			var s Scene
			for b.Loop() {
				Build(&s, View{Width: 1440, Height: 900, Scale: 1, Kind: kind}, run)
			}
		})
	}
}

// Views of many bins, built for a state not seen before, as while a run plays; and for one seen, as while it rests.
func BenchmarkBuildMillion(b *testing.B) {
	const n = 1_000_000
	run := &Run{Bins: n, Balls: 20 * n, Lanes: []Lane{lane(n, 10*n, 1, rand.New(rand.NewPCG(1, 2)))}}
	for _, c := range []struct {
		name  string
		kind  Kind
		width float64
		move  int64
	}{
		{"field/playing", Field, 1440, 1}, {"field/resting", Field, 1440, 0}, {"field/shared", Field, 1000, 1},
		{"profile/playing", Profile, 1440, 1}, {"profile/resting", Profile, 1440, 0},
	} {
		b.Run(c.name, func(b *testing.B) {
			var s Scene
			for b.Loop() {
				run.Lanes[0].State.Rounds += c.move
				Build(&s, View{Width: c.width, Height: 900, Scale: 1, Kind: c.kind}, run)
			}
		})
	}
}

// BenchmarkGraph builds the picture of 200 vertices with 2000 links, all with arrivals.
func BenchmarkGraph(b *testing.B) {
	r := rand.New(rand.NewPCG(4, 4))
	run := network(r, 200, 0, 1, 1)
	var links []Link
	for e := range int64(2000) {
		u, v := int32(r.IntN(200)), int32(r.IntN(200))
		links = append(links, Link{min(u, v), max(u, v), e})
	}
	run.Map = NewMap(Circle(200), links)
	tally := &Tally{Links: make([]Count, len(links))}
	for i := range tally.Links {
		tally.Links[i] = Count{ToU: 1 + int32(r.IntN(3)), ToV: int32(r.IntN(2))}
		run.Lanes[0].State.Place(int(links[i].U), 1)
	}
	run.Lanes[0].Tally = tally
	var s Scene
	view := View{Width: 1440, Height: 900, Scale: 1, Kind: Graph, Show: ShowHeads}
	b.ReportAllocs()
	for b.Loop() {
		Build(&s, view, run)
	}
}

// BenchmarkSprings makes one step towards a better map of 500 vertices with 2000 links.
func BenchmarkSprings(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 5))
	var links []Link
	for e := range int64(2000) {
		u, v := int32(r.IntN(500)), int32(r.IntN(500))
		links = append(links, Link{min(u, v), max(u, v), e})
	}
	_, springs := Spring(500, links)
	for b.Loop() {
		springs.push()
		springs.pull()
	}
}
