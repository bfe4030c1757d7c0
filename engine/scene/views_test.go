package scene

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"binfall/engine/process"
	"binfall/engine/stats"
)

var wholeViews = []Kind{Field, Profile, River, Lorenz}

// many is an example whose lanes have a river and, at times, a fluid limit; the reader may point somewhere.
func many(r *rand.Rand) (*Run, View) {
	run, view := example(r), sizes(r)
	for i := range run.Lanes {
		lane := &run.Lanes[i]
		lane.Title = []string{"One-Choice", "Two-Choice", "Fullest of 2", "Mean-Thinning"}[i]
		lane.Least, lane.Fullest = []int{1, 2, 0, 0}[i], []int{0, 0, 2, 0}[i]
		lane.River = riverOf(lane, r.IntN(3) == 0)
	}
	look(r, &view, run)
	return run, view
}

// riverOf plays balls up to the lane's round into other bins; with a gap, its middle is not kept.
func riverOf(l *Lane, gap bool) *stats.River {
	river := stats.NewRiver(64, 1)
	r := rand.New(rand.NewPCG(1, 1))
	rounds := int(l.State.Rounds)
	s := lane(len(l.State.Loads), 0, 1, r).State
	s.Watch = false
	for t := 0; t <= rounds; t++ {
		if !gap || t < rounds/3 || t > rounds/2 {
			river.Add(int64(t), s)
		}
		s.Place(r.IntN(len(s.Loads)), 1)
		s.EndRound()
	}
	return river
}

func TestLabelsOfPlotsStayApartAndInside(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	var s Scene
	for range 400 {
		run, view := many(r)
		view.Kind = wholeViews[r.IntN(4)]
		Build(&s, view, run)
		checkLabels(t, &s, run)
		if t.Failed() {
			t.Fatalf("view %d, %d lanes, point %v", view.Kind, len(run.Lanes), view.Point)
		}
	}
}

// Every cell of a field has the colour of its bin, or of the bin of its neighbours that is farthest from the average.
func TestFieldAgreesWithLoads(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	var s Scene
	for range 100 {
		run, view := many(r)
		view.Kind = Field
		if r.IntN(3) == 0 { // more bins than pixels
			view.Width, view.Height, view.Scale = 120, 90, 1
		}
		Build(&s, view, run)
		for i := range run.Lanes {
			checkField(t, &s.Rasters[i], &s.Strips[i], run, i)
		}
	}
}

func checkField(t *testing.T, raster *Raster, strip *Strip, run *Run, i int) {
	t.Helper()
	lane := &run.Lanes[i]
	g := grid{raster.Columns, raster.Rows, len(lane.State.Loads)}
	average, reach := lane.resting().average, (&layout{run: run}).reach()
	seen := 0
	for cell, colour := range raster.Cells {
		from, to := g.span(cell)
		want, far := uint8(0), -1.0
		for bin := from; bin < to; bin++ {
			seen++
			if g.cell(bin) != cell {
				t.Fatalf("bin %d is in cell %d, not %d", bin, g.cell(bin), cell)
			}
			if d := float64(lane.State.Loads[bin]) - average; math.Abs(d) > far || math.Abs(d) == far && d > 0 {
				want, far = diverge(d, reach), math.Abs(d)
			}
		}
		if colour != want {
			t.Fatalf("cell %d of %+v has colour %d, want %d", cell, g, colour, want)
		}
	}
	if seen != len(lane.State.Loads) {
		t.Fatalf("%d of %d bins have a cell", seen, len(lane.State.Loads))
	}
	if strip.Left < 0 || raster.X+raster.W > strip.Right+1e-6 || raster.Y+raster.H > strip.Bottom+1 {
		t.Fatalf("raster %vx%v at %v,%v leaves its strip %+v", raster.W, raster.H, raster.X, raster.Y, strip)
	}
}

// The curves of a plot pass through what the loads say, within a pixel.
func TestCurvesAgreeWithLoads(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	var s Scene
	for range 100 {
		run, view := many(r)
		for _, view.Kind = range []Kind{Profile, Lorenz} {
			Build(&s, view, run)
			strip, n := &s.Strips[0], len(run.Lanes[0].State.Loads)
			for _, m := range s.Marks {
				if m.Part != PartCurve || m.Shape != Stroke {
					continue
				}
				lane := &run.Lanes[m.Lane]
				share := (float64(m.X) - strip.Left) / (strip.Right - strip.Left)
				value := strip.Window.Base + (strip.Floor-float64(m.Y))/strip.Unit
				pixel := 1.5 / (strip.Right - strip.Left) // the line may be thinned to pixels
				lo, hi := math.Inf(1), math.Inf(-1)
				for _, x := range []float64{share - pixel, share + pixel} {
					x = math.Max(0, math.Min(1, x))
					y := lorenzAt(lane, x)
					if view.Kind == Profile {
						levels := lane.State.Profile()
						y = float64(loadAt(levels, min(n-1, int(x*float64(n)))))
						y = math.Max(strip.Window.Base, y)
					}
					lo, hi = math.Min(lo, y), math.Max(hi, y)
				}
				slack := 1.5 / strip.Unit
				if value < lo-slack || value > hi+slack {
					t.Fatalf("view %d, lane %d: %v at %v, want %v to %v", view.Kind, m.Lane, value, share, lo, hi)
				}
			}
		}
	}
}

// lorenzAt is the Lorenz curve bin by bin.
func lorenzAt(lane *Lane, share float64) float64 {
	if lane.State.Balls == 0 {
		return share
	}
	n := len(lane.State.Loads)
	bins := share * float64(n)
	levels := lane.State.Profile()
	balls := float64(stats.Least(levels, int(bins)))
	if rest := bins - math.Floor(bins); rest > 0 {
		balls += rest * float64(loadAt(levels, n-1-int(bins)))
	}
	return balls / float64(lane.State.Balls)
}

// A river's cells have a colour exactly where bins are, each load at its height.
func TestRiverAgreesWithColumns(t *testing.T) {
	r := rand.New(rand.NewPCG(19, 20))
	var s Scene
	for range 60 {
		run, view := many(r)
		view.Kind = River
		Build(&s, view, run)
		for i := range run.Lanes {
			strip, raster, river := &s.Strips[i], &s.Rasters[i], run.Lanes[i].River
			kept := map[int]stats.Column{}
			for _, c := range river.Columns() {
				kept[int(c.Round/river.Spacing())] = c
			}
			for column := range raster.Columns {
				c, ok := kept[column]
				for row := range raster.Rows {
					colour := raster.Cells[row*raster.Columns+column]
					if !ok && colour != 0 {
						t.Fatalf("column %d was not kept but has colour %d", column, colour)
					}
					if ok {
						checkCell(t, colour, row, raster, strip, &c, run.Bins)
					}
				}
			}
		}
	}
}

// checkCell allows for a row on either side of the borders between loads, and for the least thickness of one.
func checkCell(t *testing.T, colour uint8, row int, raster *Raster, strip *Strip, c *stats.Column, bins int64) {
	t.Helper()
	height := strip.Window.Levels / float64(raster.Rows)
	middle := strip.Window.Base + strip.Window.Levels - (float64(row)+0.5)*height
	average := float64(c.Balls) / float64(bins)
	found := false
	for i := math.Floor(middle - height + average + 0.5); i <= math.Floor(middle+leastRows*height+average+0.5); i++ {
		count := int32(0)
		if k := int(i) - int(c.Low); k >= 0 && k < len(c.Bins) {
			count = c.Bins[k]
		}
		found = found || count == 0 && colour == 0 || count > 0 && colour == frequency(int64(count), bins)
	}
	if !found {
		t.Fatalf("round %d, row %d of %d: colour %d at deviation %v", c.Round, row, raster.Rows, colour, middle)
	}
}

// While the state stays, no cell is painted anew: the stamp tells the canvas so.
func TestRastersAreKept(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	run := &Run{Bins: 1000, Lanes: []Lane{lane(1000, 500, 1, r)}}
	view := View{Width: 800, Height: 600, Scale: 1, Kind: Field}
	var s Scene
	stamp := func() uint64 { Build(&s, view, run); return s.Rasters[0].Stamp }
	first := stamp()
	if stamp() != first {
		t.Error("an unchanged field got a new stamp")
	}
	view.Point = &Point{400, 300}
	if stamp() != first {
		t.Error("pointing painted the field anew")
	}
	run.Lanes[0].State.Place(3, 1)
	run.Lanes[0].State.EndRound()
	if stamp() == first {
		t.Error("a new ball left the old cells")
	}
}

// A river that grows, gets missing columns or loses every second one has the cells of one that is painted at once; and
// another stamp whenever they are others.
func TestRiversGrow(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 26))
	var grown Scene
	stamps := map[uint64]string{}
	for range 30 {
		view := View{Width: 640, Height: 400, Scale: 1, Kind: River}
		run := &Run{Bins: 20, Balls: 4000, End: 4000, Lanes: []Lane{{Title: "A", State: process.NewState(20, nil, nil), River: stats.NewRiver(32, 1)}}}
		state, river := run.Lanes[0].State, run.Lanes[0].River
		for range 60 {
			from := state.Rounds
			if r.IntN(6) == 0 {
				view.Height = float64(300 + 100*r.IntN(3))
			}
			for range r.IntN(40) {
				state.Place(r.IntN(20), 1)
				state.EndRound()
				if r.IntN(4) > 0 {
					river.Add(state.Rounds, state)
				}
			}
			if missed := from + 1; r.IntN(5) == 0 && missed < state.Rounds {
				river.Add(missed, state) // loads of another round do for a picture
			}
			run.Round = state.Rounds
			var fresh Scene
			Build(&grown, view, run)
			Build(&fresh, view, run)
			got, want := &grown.Rasters[0], &fresh.Rasters[0]
			if got.Columns != want.Columns || !bytes.Equal(got.Cells, want.Cells) {
				t.Fatalf("round %d: the cells differ from those painted at once", run.Round)
			}
			if cells, seen := stamps[got.Stamp]; seen && cells != string(got.Cells) {
				t.Fatalf("round %d: other cells under the same stamp", run.Round)
			}
			stamps[got.Stamp] = string(got.Cells)
		}
	}
}

func TestViewsAsSVG(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 24))
	for _, kind := range wholeViews {
		run, view := many(r)
		view.Kind = kind
		var s Scene
		Build(&s, view, run)
		var out bytes.Buffer
		if err := WriteSVG(&out, &s, run, &Dark); err != nil {
			t.Fatal(err)
		}
		for decoder := xml.NewDecoder(&out); ; {
			if _, err := decoder.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The standard library reads the pictures that are embedded.
func TestPNG(t *testing.T) {
	raster := Raster{Columns: 3, Rows: 2, Cells: []uint8{0, 1, 2, 128, 255, 0}, Ramp: Rising}
	colours := Light.Ramp(Rising)
	var out bytes.Buffer
	if err := writePNG(&out, &raster, colours, 2, 3); err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := picture.Bounds(), image.Rect(0, 0, 6, 6); got != want {
		t.Fatalf("size %v, want %v", got, want)
	}
	for y := range 6 {
		for x := range 6 {
			i := y/3*3 + x/2
			cell := raster.Cells[i]
			got := color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)
			want := color.NRGBA{colours[cell].R, colours[cell].G, colours[cell].B, 255}
			if cell == 0 && got.A != 0 || cell > 0 && got != want {
				t.Errorf("cell %d is %v, want %v", i, got, want)
			}
		}
	}
}

func TestAutoFollowsTheSize(t *testing.T) {
	for bins, want := range map[int64]Kind{1: Bins, 200: Bins, 201: Bars, 3000: Bars, 3001: Field, 10_000_000: Field} {
		if got := Auto.Resolve(&Run{Bins: bins}); got != want {
			t.Errorf("%d bins: view %d, want %d", bins, got, want)
		}
	}
}

func TestShows(t *testing.T) {
	run := &Run{Bins: 4, Lanes: []Lane{told([]int32{0, 0, 0, 0}, 0, []process.Move{to(1, 3)}, []process.Move{to(2, 1)})}}
	for kind, want := range map[Kind]string{
		Bins: "Most is held by bin 2.", Bars: "Most is held by bin 2.", Field: "At or above the average are 50 % of the bins.",
		Profile: "At or above the average are 50 % of the bins.", River: "In the rounds kept the gap is at most 2.", Lorenz: "The least loaded half holds 0 % of the balls.",
	} {
		if text := kind.Shows(run); !strings.HasSuffix(text, ". "+want) {
			t.Errorf("view %d: %q, want %q at its end", kind, text, want)
		}
	}
	run.Lanes = append(run.Lanes, told([]int32{0, 0, 0, 0}, 0, []process.Move{to(0, 1)}, []process.Move{to(3, 1)}))
	run.Lanes[1].Title, run.Graph = "Greedy", true
	run.Groups = NewGroups([]string{"low", "high"}, []uint8{0, 0, 1, 1})
	if text, want := Auto.Shows(run), "Means are low: 1.5, high: 0.5 in Packing; low: 0.5, high: 0.5 in Greedy."; !strings.HasSuffix(text, want) {
		t.Errorf("groups: %q, want %q", text, want)
	}
	run.Groups, run.Map = nil, NewMap(Circle(4), nil)
	if text, want := Auto.Shows(run), "Most is held by vertex 2 in Packing; vertices 1 and 4 in Greedy."; !strings.HasSuffix(text, want) {
		t.Errorf("graph: %q, want %q", text, want)
	}
	if text, want := Bins.Shows(&Run{Bins: 1, Lanes: []Lane{told([]int32{0}, 0)}}), "a line marks the average."; !strings.HasSuffix(text, want) {
		t.Errorf("empty: %q", text)
	}
}

// However far a fast run has left the window of levels behind, what is drawn stays in the picture and is bounded.
func TestWindowsLeftBehind(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 52))
	var s Scene
	for range 100 {
		run, view := example(r), sizes(r)
		fast := run.Lanes[r.IntN(len(run.Lanes))].State
		balls := 1 + r.Int32N(1<<30)
		fast.Place(0, balls)
		fast.Balls += int64(balls)
		for _, view.Kind = range []Kind{Bins, Bars} {
			view.Window = Window{}
			Build(&s, view, run)
			fits := len(s.Marks)
			for _, base := range []float64{0, float64(r.IntN(1 << 30))} {
				view.Window = Window{base, float64(8 + r.IntN(30))}
				Build(&s, view, run)
				if len(s.Marks) > 2*fits+10_000 {
					t.Fatalf("view %d, window %v: %d marks, %d where it fits", view.Kind, view.Window, len(s.Marks), fits)
				}
				for _, m := range s.Marks {
					if m.W > 0 && m.H > 0 && (float64(m.H) > view.Height || float64(m.Y) < -view.Height) {
						t.Fatalf("view %d, window %v: part %d is %v high at %v", view.Kind, view.Window, m.Part, m.H, m.Y)
					}
				}
			}
		}
	}
}
