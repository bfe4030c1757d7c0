package engine

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"

	"binfall/engine/family"
	"binfall/engine/graph"
	"binfall/engine/param"
)

// FileKey returns the value of g for a graph that is not in the link: its fingerprint,
// vertices and edges.
func FileKey(g *graph.Graph) string {
	c := Choice{family.File.Name, []string{fingerprint(g), strconv.Itoa(g.Order()), strconv.FormatInt(g.Size(), 10)}}
	_, _, set, _ := c.family()
	return Choice{c.Name, set.Args()}.String()
}

// fingerprint hashes the numbers of vertices and edges and the ends of every edge in
// order: names and formats do not matter.
func fingerprint(g *graph.Graph) string {
	hash := sha256.New()
	b := binary.AppendUvarint(nil, uint64(g.Order()))
	b = binary.AppendUvarint(b, uint64(g.Size()))
	for e := range g.Size() {
		u, v := g.Ends(e)
		b = binary.AppendUvarint(binary.AppendUvarint(b, uint64(u)), uint64(v))
		if len(b) > 4096 {
			hash.Write(b)
			b = b[:0]
		}
	}
	hash.Write(b)
	return encode(hash.Sum(nil))
}

// Attach gives a config whose base graph is in a file that graph. It must be the one that
// the link tells.
func (c Config) Attach(g *graph.Graph) (Config, error) {
	if key := FileKey(g); c.Graph.String() != key {
		return c, param.Errors{{Key: "g", Value: c.Graph.String(), Want: key + ", as the file that is given is another"}}
	}
	c.stored = g
	return c, nil
}

// attached checks that a graph in a file is there.
func (c Config) attached() error {
	if c.Graph.Name == family.File.Name && c.stored == nil {
		return param.Errors{{Key: "g", Value: c.Graph.String(), Want: "the file of the graph beside the link"}}
	}
	return nil
}
