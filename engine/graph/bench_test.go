package graph

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"runtime"
	"testing"

	"binfall/engine/rng"
)

// benchEdges is the size of the files that the readers are measured on.
const benchEdges = 1_000_000

// random is a multigraph with n vertices and benchEdges edges.
func random(n uint64) *Graph {
	draws := rng.NewDraws(1, rng.Graph, 0)
	var b Builder
	b.Grow(int(n))
	for e := range int64(benchEdges) {
		draws.At(e)
		b.Add(int32(draws.Uniform(0, n)), int32(draws.Uniform(1, n)))
	}
	return b.Graph()
}

// benchmarkRead measures a file, and by how much all that is allocated exceeds it.
func benchmarkRead(b *testing.B, text []byte, name string) {
	b.SetBytes(int64(len(text)))
	edges := 0
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		g, _, err := Read(bytes.NewReader(text), name, Limits{})
		if err != nil {
			b.Fatal(err)
		}
		edges = int(g.Size())
	}
	runtime.ReadMemStats(&after)
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(edges), "ns/edge")
	b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(b.N)/float64(len(text)), "alloc-x")
	b.ReportMetric(float64(len(text))/float64(edges), "B/edge")
}

func BenchmarkRead(b *testing.B) {
	g := random(100_000)
	for _, f := range []Format{EdgeList, CSV, MatrixMarket, DIMACS, DIMACSPaths, METIS, GraphML, GML, DOT, Sparse6} {
		b.Run(string(f), func(b *testing.B) {
			var text bytes.Buffer
			if err := Write(&text, g, f); err != nil {
				b.Fatal(err)
			}
			name := "a"
			if f == METIS {
				name = "a.graph"
			}
			benchmarkRead(b, text.Bytes(), name)
		})
	}
	for name, ends := range map[string]string{"edgelist-sparse-ids": "%d007 %d013\n", "edgelist-weights": "%d %d 0.125\n", "edgelist-text": "v%d v%d\n", "csv-text": "name %d,name %d\n", "dot-strict": "n%d -- \"n%d\";\n"} {
		b.Run(name, func(b *testing.B) {
			var text bytes.Buffer
			if name == "dot-strict" {
				text.WriteString("strict graph {\n")
			}
			for e := range g.Size() {
				u, v := g.Ends(e)
				fmt.Fprintf(&text, ends, u, v)
			}
			if name == "dot-strict" {
				text.WriteString("}\n")
			}
			benchmarkRead(b, text.Bytes(), "a")
		})
	}
	b.Run("graph6", func(b *testing.B) { benchmarkRead(b, denseLine(false), "a.g6") })
	b.Run("digraph6", func(b *testing.B) { benchmarkRead(b, denseLine(true), "a.d6") })
	b.Run("edgelist-gzip", func(b *testing.B) {
		var text bytes.Buffer
		z := gzip.NewWriter(&text)
		if err := Write(z, g, EdgeList); err != nil {
			b.Fatal(err)
		}
		z.Close()
		benchmarkRead(b, text.Bytes(), "a")
	})
}

// denseLine has about benchEdges edges: half of all pairs.
func denseLine(directed bool) []byte {
	var text bytes.Buffer
	n, size := 2000, 0
	if directed {
		n = 1414
		text.WriteByte('&')
		size = (n*n + 5) / 6
	} else {
		size = (n*(n-1)/2 + 5) / 6
	}
	text.Write([]byte{'~', 63 + byte(n>>12), 63 + byte(n>>6&63), 63 + byte(n&63)})
	draws := rng.NewDraws(1, rng.Graph, 0)
	for i := range size {
		draws.At(int64(i))
		text.WriteByte(63 + byte(draws.Uniform(0, 64)))
	}
	return text.Bytes()
}

// A star: all in one line of METIS, and one vertex of degree 10^6.
func BenchmarkReadStar(b *testing.B) {
	var star Builder
	for v := range int32(benchEdges) {
		star.Add(0, v+1)
	}
	var text bytes.Buffer
	if err := Write(&text, star.Graph(), METIS); err != nil {
		b.Fatal(err)
	}
	benchmarkRead(b, text.Bytes(), "a.graph")
}

func BenchmarkFacts(b *testing.B) {
	g := random(benchEdges)
	for b.Loop() {
		g.Facts()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/benchEdges, "ns/edge")
}
