package family

import (
	"fmt"
	"hash/fnv"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"binfall/engine/density"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

var specs = []*Spec{
	&Path, &Cycle, &Grid, &Torus, &Hypercube, &Star, &Complete, &Bipartite, &BinaryTree, &Barbell, &Circulant,
	&Regular, &GNP, &Preferential, &Biregular, &LayeredGraph, &G6,
}

// read makes a family from a text such as grid~3~4.
func read(t testing.TB, text string) (Family, *Spec) {
	t.Helper()
	name, args, _ := strings.Cut(text, "~")
	at := slices.IndexFunc(specs, func(s *Spec) bool { return s.Name == name })
	f := specs[at].New()
	var set param.Set
	f.Params(&set)
	if errs := set.Bind("g", strings.Split(args, "~")); errs != nil {
		t.Fatal(errs)
	}
	return f, specs[at]
}

// build makes the graph of a text.
func build(t testing.TB, text string, seed uint64) graph.Multigraph {
	t.Helper()
	f, _ := read(t, text)
	if err := f.Fits(); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return f.Graph(rng.NewDraws(seed, rng.Graph, 0))
}

var nameForm = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

func TestDocumented(t *testing.T) {
	for _, s := range specs {
		first, _, _ := strings.Cut(s.Doc, ". ")
		if !nameForm.MatchString(s.Name) || s.Title == "" || len(first) < 20 || len(first) > 160 || !strings.HasSuffix(s.Doc, ".") {
			t.Errorf("%s: title %q, first sentence %q", s.Name, s.Title, first)
		}
		for _, p := range settings(s) {
			if p.Doc == "" || strings.HasSuffix(p.Doc, ".") || !nameForm.MatchString(p.Name) {
				t.Errorf("%s: setting %q: %q", s.Name, p.Name, p.Doc)
			}
		}
	}
}

func settings(s *Spec) []param.Setting {
	var set param.Set
	s.New().Params(&set)
	return set.Settings()
}

// extremes sets every setting to its least and greatest value, one or two at a time.
func extremes(s *Spec) (texts []string) {
	list := settings(s)
	for i := range list {
		for j := i; j < len(list); j++ {
			for _, pair := range [][2]string{{list[i].Min, list[j].Min}, {list[i].Max, list[j].Max}, {list[i].Min, list[j].Max}, {list[i].Max, list[j].Min}} {
				args := make([]string, len(list))
				args[i], args[j] = pair[0], pair[1]
				texts = append(texts, s.Name+"~"+strings.Join(args, "~"))
			}
		}
	}
	return texts
}

func TestExtremesFitOrSayWhyNot(t *testing.T) {
	for _, s := range specs {
		for _, text := range extremes(s) {
			f, _ := read(t, text)
			if err := f.Fits(); err != nil {
				if !slices.ContainsFunc(settings(s), func(p param.Setting) bool { return p.Name == err.Key }) || err.Want == "" {
					t.Errorf("%s: error at %q: %v", text, err.Key, err)
				}
				continue
			}
			if f.Order() < 1 || f.Order() > most {
				t.Errorf("%s: %d vertices", text, f.Order())
			}
			if s.Stored && (f.Size() > 1e6 || f.Order() > 1e6) {
				continue
			}
			checkSample(t, text, f, f.Graph(rng.NewDraws(1, rng.Graph, 0)))
		}
	}
}

// checkSample looks at counts and at some edges of a graph of any size.
func checkSample(t *testing.T, text string, f Family, g graph.Multigraph) {
	t.Helper()
	if uint64(g.Order()) != f.Order() {
		t.Errorf("%s: %d vertices, %d told", text, g.Order(), f.Order())
	}
	// A binomial number of edges has a variance below its mean.
	margin := 0.0
	if _, random := f.(*gnp); random {
		margin = 6*math.Sqrt(float64(f.Size())) + 1
	}
	if math.Abs(float64(g.Size())-float64(f.Size())) > margin {
		t.Errorf("%s: %d edges, %d told", text, g.Size(), f.Size())
	}
	last := g.Size() - 1
	for e := int64(0); e <= last; e += 1 + last/997 {
		for _, e := range []int64{e, last - e} {
			if u, v := g.Ends(e); u < 0 || u >= v || int(v) >= g.Order() {
				t.Fatalf("%s: edge %d is %d-%d", text, e, u, v)
			} else if o, ok := g.(Oriented); ok && o.Left(e) != u && o.Left(e) != v {
				t.Fatalf("%s: edge %d is %d-%d, left %d", text, e, u, v, o.Left(e))
			}
		}
	}
}

// small is texts of graphs small enough for any check.
func small() (texts []string) {
	for _, s := range specs {
		texts = append(texts, s.Name)
	}
	return append(texts, "path~1", "path~2", "path~50", "cycle~3", "cycle~4", "grid~1~7", "grid~7~1", "grid~1~1", "grid~2~9", "grid~5~5",
		"torus~1~1", "torus~1~5", "torus~2~2", "torus~2~3", "torus~3~2", "torus~1~2", "torus~5~1", "torus~3~3", "torus~4~7",
		"hypercube~0", "hypercube~1", "hypercube~2", "hypercube~3", "hypercube~6", "star~1", "star~2", "star~40",
		"complete~1", "complete~2", "complete~3", "complete~4", "complete~9", "complete~10", "bipartite~1~1", "bipartite~1~6", "bipartite~9~3", "bipartite~2~7",
		"binary-tree~0", "binary-tree~1", "binary-tree~5", "barbell~1", "barbell~2", "barbell~3", "barbell~6",
		"circulant~3~2", "circulant~4~2", "circulant~9~8", "circulant~10~8", "circulant~40~6",
		"regular~2~1", "regular~5~4", "regular~6~5", "regular~8~4", "regular~9~4", "regular~30~7", "regular~30~20",
		"gnp~1~1", "gnp~9~1", "gnp~9~0", "gnp~60~0.3", "gnp~80~0.001", "preferential~2~1", "preferential~5~4", "preferential~60~1", "preferential~60~7",
		"biregular~6~3~2~2", "biregular~5~1~0~9", "biregular~12~3~1~6", "biregular~4~4~2~2", "layered~9~0.5~3~3", "layered~3~1~3", "layered~40~0.25~7~5")
}

func TestSmallGraphsAreSimple(t *testing.T) {
	for _, text := range small() {
		f, _ := read(t, text)
		for seed := range uint64(20) {
			g := build(t, text, seed)
			checkSample(t, text, f, g)
			if facts := graph.Stored(g).Facts(); facts.Parallel > 0 || facts.Loops > 0 {
				t.Errorf("%s: %d parallel edges, %d loops", text, facts.Parallel, facts.Loops)
			}
		}
	}
}

func TestConnected(t *testing.T) {
	for _, text := range small() {
		name, _, _ := strings.Cut(text, "~")
		if slices.Contains([]string{"gnp", "circulant", "regular"}, name) || text == "biregular~6~3~2~2" || text == "biregular~12~3~1~6" || text == "biregular~4~4~2~2" {
			continue
		}
		if strings.HasPrefix(text, "layered") {
			continue // its lowest layer need not be, the layers above join it
		}
		if pieces := graph.Stored(build(t, text, 1)).Facts().Components; pieces != 1 {
			t.Errorf("%s: %d pieces", text, pieces)
		}
	}
	for text, want := range map[string]int{"biregular~6~3~2~2": 1, "biregular~12~3~1~8": 2, "biregular~4~4~2~2": 2, "layered": 1, "layered~40~0.25~7~5": 1} {
		if pieces := graph.Stored(build(t, text, 1)).Facts().Components; pieces != want {
			t.Errorf("%s: %d pieces, want %d", text, pieces, want)
		}
	}
}

func TestDensest(t *testing.T) {
	for _, text := range small() {
		g := build(t, text, 1)
		d, ok := g.(Dense)
		if !ok {
			continue
		}
		edges, vertices := d.Densest()
		want := density.Densest(graph.Stored(g))
		if edges*want.Vertices != want.Edges*vertices {
			t.Errorf("%s: density %d/%d, want %d/%d", text, edges, vertices, want.Edges, want.Vertices)
		}
	}
}

func TestLargeGraphsAreNotStored(t *testing.T) {
	for text, want := range map[string]int64{
		"complete~1e6": 499999500000, "hypercube~26": 26 << 25, "bipartite~33554432~33554432": 1 << 50, "torus~8192~8192": 2 << 26,
		"barbell~1e6": 999999000001, "circulant~1e6~1000": 5e8, "binary-tree~25": 1<<26 - 2, "layered~1e6~0.9~8~8~8~8~8": 0, "biregular~100~5~2~1000": 2500000,
	} {
		f, spec := read(t, text)
		g := build(t, text, 1)
		if spec.Stored || want != 0 && g.Size() != want {
			t.Errorf("%s: %d edges, want %d", text, g.Size(), want)
		}
		checkSample(t, text, f, g)
		if n := testing.AllocsPerRun(10, func() { g.Ends(g.Size() / 3) }); n > 0 {
			t.Errorf("%s: %v allocations an edge", text, n)
		}
	}
}

func TestFits(t *testing.T) {
	for text, key := range map[string]string{
		"circulant~10~3": "d", "circulant~10~10": "d", "circulant~3~4": "d", "regular~5~3": "d", "regular~5~5": "d", "preferential~4~4": "k",
		"biregular~5~2": "f", "biregular~8~2~1~3": "b", "biregular~4~2~26": "s", "biregular~67108864~67108864~26~1": "s",
		"grid~67108864~2": "b", "torus~8193~8192": "b", "bipartite~67108864~1": "b", "layered~10~0.9~4~3": "r",
	} {
		f, _ := read(t, text)
		if err := f.Fits(); err == nil || err.Key != key {
			t.Errorf("%s: got %v, want an error at %s", text, err, key)
		}
	}
	f, _ := read(t, "biregular~67108864~67108864~26~67108864")
	if f.Order() != math.MaxUint64 || f.Size() != math.MaxUint64 {
		t.Errorf("%d vertices and %d edges are not the greatest numbers", f.Order(), f.Size())
	}
}

// hashes are FNV-1a of all edges with seed 1. They never change: a link makes the same
// graph for good, on every machine.
var hashes = map[string]uint64{
	"barbell":              0x628bac953c646489,
	"binary-tree":          0x027bcb4cc3bc50da,
	"bipartite":            0xb0cee43a661d79cb,
	"biregular":            0xdb9328d4a1f77cf8,
	"circulant":            0x62125965dfc10367,
	"circulant~1000~30":    0x1bfde68de1b0eb0a,
	"complete":             0x2a473e7647fd692d,
	"cycle":                0x08dd4c38dd831a31,
	"g6":                   0x0a1b66a314e2ad0e,
	"gnp":                  0x2e78e1785a3b6828,
	"gnp~1000~0.01":        0xbe1c49a2f70d8695,
	"gnp~3000~0.000123456": 0x95f8d0e9ac1155fc,
	"grid":                 0x01cf41cf9f8a7154,
	"hypercube":            0x34b52d0e19904819,
	"layered":              0xf64f4bd92d077ded,
	"layered~1000~0.9~8~8": 0xd8b938a54254e7d1,
	"path":                 0x92a08809a0160ec7,
	"preferential":         0x0bf9acb5b8a269b4,
	"preferential~1000~3":  0xfe012b93e47e51bc,
	"regular":              0xfea234aad788247e,
	"regular~1000~6":       0xf5a6acd0a16aff75,
	"regular~50~40":        0x14e22600218ebf77,
	"star":                 0x0e577cacd8c72480,
	"torus":                0x44a1acdbd1410749,
}

func hash(g graph.Multigraph) uint64 {
	h := fnv.New64a()
	fmt.Fprintln(h, g.Order(), g.Size())
	for e := range g.Size() {
		u, v := g.Ends(e)
		fmt.Fprintln(h, u, v)
	}
	return h.Sum64()
}

func TestGolden(t *testing.T) {
	texts := []string{"circulant~1000~30", "regular~1000~6", "regular~50~40", "gnp~1000~0.01", "gnp~3000~0.000123456", "preferential~1000~3", "layered~1000~0.9~8~8"}
	for _, s := range specs {
		texts = append(texts, s.Name)
	}
	for _, text := range texts {
		if got := hash(build(t, text, 1)); got != hashes[text] {
			t.Errorf("%q: %#016x,", text, got)
		}
	}
	if len(hashes) != len(texts) {
		t.Errorf("%d hashes for %d graphs", len(hashes), len(texts))
	}
}

func TestDraws(t *testing.T) {
	for _, s := range specs {
		if same := hash(build(t, s.Name, 1)) == hash(build(t, s.Name, 2)); same == s.Random {
			t.Errorf("%s: random %v, but two seeds give the same: %v", s.Name, s.Random, same)
		}
		if _, is := build(t, s.Name, 1).(*graph.Graph); is != s.Stored {
			t.Errorf("%s: stored %v, but the graph is: %v", s.Name, s.Stored, is)
		}
	}
}
