package family

import (
	"math/bits"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// BinaryTree is the complete binary tree.
var BinaryTree = Spec{
	About: param.About{
		Name:  "binary-tree",
		Title: "Binary tree",
		Doc:   "Every vertex above the lowest level is joined to two on the next level. Vertices are numbered from the root, level by level; half of them are leaves, which have a single edge.",
	},
	New: func() Family { return new(binaryTree) },
}

type binaryTree struct{ depth int64 }

func (f *binaryTree) Params(s *param.Set) {
	s.Int(&f.depth, "depth", 4, param.Range(0, 25), "levels below the root")
}

func (f *binaryTree) Fits() *param.Error { return nil }
func (f *binaryTree) Order() uint64      { return 2<<f.depth - 1 }
func (f *binaryTree) Size() uint64       { return 2<<f.depth - 2 }
func (f *binaryTree) Graph(*rng.Draws) graph.Multigraph {
	return treeGraph{wholeOf(f), int(f.depth)}
}

// treeGraph numbers an edge one less than its lower vertex.
type treeGraph struct {
	whole
	depth int
}

func (g treeGraph) Ends(e int64) (u, v int32) { return int32(e >> 1), int32(e) + 1 }

// Place puts a vertex above the middle of its leaves.
func (g treeGraph) Place(v int32) (x, y float64) {
	level := bits.Len32(uint32(v)+1) - 1
	across := v + 1 - 1<<level
	return row(float64(across), float64(int(1)<<level), float64(int(1)<<g.depth)), 2 * float64(level)
}

// Aligned marks the rows of [treeGraph.Place].
func (treeGraph) Aligned() {}
