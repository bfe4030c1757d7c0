package family

import (
	"errors"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// File is a graph too large for a link. The link tells which one it is; whoever runs it
// must have the graph.
var File = Spec{
	About: param.About{
		Name:  "file",
		Title: "A graph file",
		Doc:   "A graph from a file that is too large for a link. The link holds its fingerprint and its size, and runs where the file is given beside it.",
	},
	Stored: true,
	New:    func() Family { return new(file) },
}

// FingerprintLength is the number of characters of a graph's fingerprint.
const FingerprintLength = 10

type file struct {
	fingerprint string
	n, m        int64
}

func (f *file) Params(s *param.Set) {
	s.Word(&f.fingerprint, "fingerprint", "0000000000", "ten digits and capital letters", "which graph it is, told by its edges",
		func(text string) error {
			if len(text) != FingerprintLength {
				return errors.New("it is not ten characters long")
			}
			for _, c := range text {
				if (c < '0' || c > '9') && (c < 'A' || c > 'Z') {
					return errors.New("it has other characters")
				}
			}
			return nil
		})
	s.Int(&f.n, "n", 1, param.Range(1, most), "vertices")
	s.Int(&f.m, "m", 0, param.Range(0, 1<<29), "edges")
}

func (f *file) Fits() *param.Error { return nil }
func (f *file) Order() uint64      { return uint64(f.n) }
func (f *file) Size() uint64       { return uint64(f.m) }

// Graph panics: the graph is not in the settings.
func (f *file) Graph(*rng.Draws) graph.Multigraph {
	panic("family: the graph of a file is not attached")
}
