package family

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"
	"pgregory.net/rapid"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// chiSquare compares counts with a law. It fails sound code once in a million seeds;
// seeds are fixed.
func chiSquare[K comparable](t *testing.T, what string, counts map[K]int, law map[K]float64) {
	t.Helper()
	total, statistic := 0, 0.0
	for k, count := range counts {
		if law[k] == 0 {
			t.Errorf("%s: %v is impossible", what, k)
		}
		total += count
	}
	for k, p := range law {
		mean := p * float64(total)
		statistic += (float64(counts[k]) - mean) * (float64(counts[k]) - mean) / mean
	}
	if len(law) < 2 {
		return
	}
	if p := (distuv.ChiSquared{K: float64(len(law) - 1)}).Survival(statistic); p < 1e-6 {
		t.Errorf("%s: chi-square %.1f for %d outcomes, p = %g", what, statistic, len(law), p)
	}
}

// mask has a bit for each pair, of all of a graph with few vertices.
func mask(g graph.Multigraph) (m uint64) {
	for e := range g.Size() {
		u, v := g.Ends(e)
		m |= 1 << (v*(v-1)/2 + u)
	}
	return m
}

// sample counts the graphs of many seeds.
func sample(t *testing.T, text string, seeds int) map[uint64]int {
	f, _ := read(t, text)
	counts := map[uint64]int{}
	for seed := range seeds {
		counts[mask(f.Graph(rng.NewDraws(uint64(seed), rng.Graph, 0)))]++
	}
	return counts
}

func TestGNPLaw(t *testing.T) {
	for _, c := range []struct {
		n int
		p float64
	}{{3, 0.5}, {3, 0.07}, {4, 0.3}, {4, 0.85}} {
		pairs, law := c.n*(c.n-1)/2, map[uint64]float64{}
		for m := range uint64(1) << pairs {
			edges := float64(bits.OnesCount64(m))
			law[m] = math.Pow(c.p, edges) * math.Pow(1-c.p, float64(pairs)-edges)
		}
		text := fmt.Sprintf("gnp~%d~%v", c.n, c.p)
		chiSquare(t, text, sample(t, text, 100_000), law)
	}
}

// The gap g of a word w satisfies q^(g+1) <= w/2^64 < q^g, to 2^-62.
func TestGapsInvertTheLaw(t *testing.T) {
	const precision = 400
	number := func(x uint64) *big.Float { return new(big.Float).SetPrec(precision).SetUint64(x) }
	power := func(q *big.Float, g int64) *big.Float {
		result, square := number(1), new(big.Float).Copy(q)
		for ; g > 0; g >>= 1 {
			if g&1 == 1 {
				result.Mul(result, square)
			}
			square.Mul(square, square)
		}
		return result.SetMantExp(result, 64)
	}
	rapid.Check(t, func(t *rapid.T) {
		p := param.Fraction{Num: 1, Den: 1_000_000_000}
		p.Num = rapid.OneOf(rapid.Int64Range(1, p.Den-1), rapid.Int64Range(1, 5000)).Draw(t, "p")
		word := rapid.OneOf(rapid.Uint64(), rapid.Uint64Range(0, 1<<20)).Draw(t, "word")
		g := newGaps(p).draw(word)
		q := new(big.Float).SetPrec(precision).Quo(number(uint64(p.Den-p.Num)), number(uint64(p.Den)))
		least := new(big.Float).Sub(power(q, g+1), number(4))
		if w := number(word); w.Cmp(new(big.Float).Add(power(q, g), number(4))) > 0 || word > 0 && w.Cmp(least) < 0 {
			t.Fatalf("p %v, word %d: gap %d", p, word, g)
		}
	})
}

func TestGNPOfAMillion(t *testing.T) {
	f, _ := read(t, "gnp~1e6~0.000002")
	g := f.Graph(rng.NewDraws(1, rng.Graph, 0)).(*graph.Graph)
	checkSample(t, "gnp~1e6~0.000002", f, g)
	isolated := g.Facts().Isolated
	// (1-p)^(n-1) = e^-2 of the vertices, with a variance of n·e^-2(1 + e^-2).
	if mean := 1e6 * math.Exp(-2); math.Abs(float64(isolated)-mean) > 6*math.Sqrt(mean*1.14) {
		t.Errorf("%d isolated vertices, want about %.0f", isolated, mean)
	}
}

// regularGraphs is all d-regular graphs of n labelled vertices.
func regularGraphs(n, d int) (masks []uint64) {
	pairs := n * (n - 1) / 2
	for m := range uint64(1) << pairs {
		if bits.OnesCount64(m) != n*d/2 {
			continue
		}
		degrees := make([]int, n)
		for v := range n {
			for u := range v {
				if m>>(v*(v-1)/2+u)&1 == 1 {
					degrees[u]++
					degrees[v]++
				}
			}
		}
		if slices.Min(degrees) == d && slices.Max(degrees) == d {
			masks = append(masks, m)
		}
	}
	return masks
}

// All labelled regular graphs of few vertices are equally likely.
func TestRegularLaw(t *testing.T) {
	for _, c := range []struct {
		n, d, graphs int // the number of graphs: OEIS A059441
	}{{4, 1, 3}, {4, 2, 3}, {5, 2, 12}, {6, 1, 15}, {6, 2, 70}, {6, 3, 70}, {6, 4, 15}} {
		text, law := fmt.Sprintf("regular~%d~%d", c.n, c.d), map[uint64]float64{}
		for _, m := range regularGraphs(c.n, c.d) {
			law[m] = 1 / float64(c.graphs)
		}
		if len(law) != c.graphs {
			t.Errorf("%s: %d graphs, want %d", text, len(law), c.graphs)
		}
		chiSquare(t, text, sample(t, text, 4000), law)
	}
}

func TestRegularDegrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(2, 60).Draw(t, "n")
		f := &regular{int64(n), int64(rapid.Int32Range(1, n-1).Draw(t, "d"))}
		if f.Fits() != nil {
			t.Skip("odd")
		}
		g := f.Graph(rng.NewDraws(rapid.Uint64().Draw(t, "seed"), rng.Graph, 0)).(*graph.Graph)
		facts := g.Facts()
		for v := range n {
			if g.Degree(v) != int(f.d) || facts.Loops+facts.Parallel > 0 || g.Order() != int(n) {
				t.Fatalf("%d-regular: degree %d of vertex %d, %+v", f.d, g.Degree(v), v, facts)
			}
		}
	})
}

func TestRegularOfManyFaults(t *testing.T) {
	for _, text := range []string{"regular~2000~100", "regular~401~200", "regular~100000~8"} {
		if facts := build(t, text, 1).(*graph.Graph).Facts(); facts.Loops+facts.Parallel > 0 || facts.Components > 1 {
			t.Errorf("%s: %+v", text, facts)
		}
	}
}

// With k = 1 there is one choice: 2 picks 0 or 1, and 3 picks by degrees. With k = 2
// vertex 4 picks two of four by degrees, without repetition.
func TestPreferentialLaw(t *testing.T) {
	law := map[[2]int32]float64{{0, 0}: 0.25, {0, 1}: 0.125, {0, 2}: 0.125, {1, 0}: 0.125, {1, 1}: 0.25, {1, 2}: 0.125}
	counts := map[[2]int32]int{}
	for seed := range uint64(50_000) {
		g := build(t, "preferential~4~1", seed)
		a, _ := g.Ends(1)
		b, _ := g.Ends(2)
		counts[[2]int32{a, b}]++
	}
	chiSquare(t, "preferential~4~1", counts, law)

	law4, counts4 := map[uint64]float64{}, map[uint64]int{}
	for out := range 3 { // the vertex that 3 did not pick
		degrees := [4]float64{3, 3, 3, 2}
		degrees[out] = 2
		for a := range 4 {
			for b := range 4 {
				if a != b {
					m := uint64(1)<<out | 1<<(3+a) | 1<<(3+b)
					law4[m] += 1.0 / 3 * degrees[a] / 10 * degrees[b] / (10 - degrees[a])
				}
			}
		}
	}
	for seed := range uint64(50_000) {
		g, m := build(t, "preferential~5~2", seed), uint64(1|2|4)
		for e := int64(3); e < 7; e++ {
			if u, v := g.Ends(e); v == 3 {
				m &^= 1 << u
			} else {
				m |= 1 << (3 + u)
			}
		}
		counts4[m]++
	}
	chiSquare(t, "preferential~5~2", counts4, law4)
}

func TestPreferentialDegrees(t *testing.T) {
	g := build(t, "preferential~20000~3", 1).(*graph.Graph)
	earlier, least := make([]int, g.Order()), 0
	for e := range g.Size() {
		_, v := g.Ends(e)
		earlier[v]++
	}
	for v := range int32(g.Order()) {
		if want := min(int(v), 3); earlier[v] != want || g.Degree(v) < 3 {
			t.Errorf("vertex %d has %d edges to earlier ones, want %d, and degree %d", v, earlier[v], want, g.Degree(v))
		}
		if g.Degree(v) == 3 {
			least++
		}
	}
	// In the limit 2/(k+2) of the vertices have degree k (Bollobás, Riordan, Spencer,
	// Tusnády: The Degree Sequence of a Scale-Free Random Graph Process, 2001), and the
	// greatest degree is of order k√n.
	if share := float64(least) / 20000; math.Abs(share-0.4) > 0.02 {
		t.Errorf("%.3f of the vertices have degree 3, want about 0.4", share)
	}
	if most := g.Facts().MaxDegree; most < 150 {
		t.Errorf("greatest degree %d", most)
	}
}

func TestCirculantLaw(t *testing.T) {
	law, counts := map[string]float64{}, map[string]int{}
	for _, set := range []string{"[1 2]", "[1 3]", "[1 4]", "[1 5]", "[2 3]", "[2 4]", "[2 5]", "[3 4]", "[3 5]", "[4 5]"} {
		law[set] = 0.1
	}
	for seed := range uint64(20_000) {
		counts[fmt.Sprint(distances(12, 4, rng.NewDraws(seed, rng.Graph, 0)))]++
	}
	chiSquare(t, "circulant~12~4", counts, law)
}

func TestCirculantIsRegularAndTurns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := &circulant{n: rapid.Int64Range(3, 200).Draw(t, "n")}
		f.d = 2 * rapid.Int64Range(1, (f.n-1)/2).Draw(t, "half")
		g := f.Graph(rng.NewDraws(rapid.Uint64().Draw(t, "seed"), rng.Graph, 0))
		ahead := make([]int64, f.n) // edges of each distance
		for e := range g.Size() {
			u, v := g.Ends(e)
			ahead[v-u]++
		}
		distances := int64(0)
		for d := int64(1); 2*d < f.n; d++ {
			switch ahead[d] + ahead[f.n-d] {
			case f.n:
				distances++
			case 0:
			default:
				t.Fatalf("%d edges of distance %d", ahead[d]+ahead[f.n-d], d)
			}
		}
		if facts := graph.Stored(g).Facts(); 2*distances != f.d || facts.Parallel > 0 || facts.MaxDegree != int(f.d) {
			t.Fatalf("%d distances, %+v", distances, facts)
		}
	})
}
