package scene

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

func checkPicture(t *testing.T, name string, s *Scene, run *Run) {
	var got bytes.Buffer
	if err := WriteSVG(&got, s, run, &Light); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", name+".svg")
	if *update {
		if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the picture differs from %s; look at it and run go test ./engine/scene -update", file)
	}
}

func TestGoldenGraph(t *testing.T) {
	var s Scene
	run := network(rand.New(rand.NewPCG(5, 6)), 12, 30, 2, 0.6)
	Build(&s, View{Width: 640, Height: 480, Scale: 1, Kind: Graph}, run)
	checkPicture(t, "graph", &s, run)
}

// The pictures in testdata are for looking at: a change of the drawing shows as a changed SVG.
func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name         string
		bins, rounds int
		phase        float64
		kind         Kind
	}{
		{"falling", 6, 15, 0.6, Bins},
		{"torn", 6, 600, 1, Bins},
		{"bars", 40, 120, 1, Bars},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(9, 10))
			run := &Run{Bins: int64(c.bins), Balls: int64(2 * c.rounds), Seed: "9", Round: int64(c.rounds)}
			for d := 1; d <= 2; d++ {
				l := lane(c.bins, c.rounds, d, r)
				l.Title = [...]string{"One-Choice", "Two-Choice"}[d-1]
				l.Acts = []Act{{Round: run.Round, Candidates: l.State.Last.Candidates, Placed: l.State.Last.Placed, Phase: c.phase, Lead: 0.3, Differs: true}}
				run.Lanes = append(run.Lanes, l)
			}
			var s Scene
			Build(&s, View{Width: 640, Height: 480, Scale: 1, Kind: c.kind}, run)
			checkPicture(t, c.name, &s, run)
		})
	}
}

func TestGoldenViews(t *testing.T) {
	for name, kind := range map[string]Kind{"field": Field, "profile": Profile, "river": River, "lorenz": Lorenz} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(9, 10))
			run := &Run{Bins: 500, Balls: 10_000, Seed: "9", Round: 3000}
			for d := 1; d <= 2; d++ {
				l := lane(500, 3000, d, r)
				l.Title, l.Least = [...]string{"One-Choice", "Two-Choice"}[d-1], d
				l.River = riverOf(&l, d == 2)
				run.Lanes = append(run.Lanes, l)
			}
			var s Scene
			Build(&s, View{Width: 640, Height: 480, Scale: 1, Kind: kind}, run)
			checkPicture(t, name, &s, run)
		})
	}
}
