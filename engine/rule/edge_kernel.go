package rule

import (
	"binfall/engine/process"
	"binfall/engine/rng"
)

// Fast loops over blocks of edges. Loads of a large graph lie outside the near caches; a
// first pass over a block asks for all that the second one will need, so that the machine
// waits for many of them at once instead of for one after the other. Each loop decides as
// the rule's Allocate does.

// Give plays a block of edges by Greedy.
func (r *greedy) Give(s *process.State, edges []process.Edge, tie *rng.Draws) {
	loads := s.Loads
	sum := int32(0)
	for i := range edges {
		sum += loads[edges[i].U] ^ loads[edges[i].V]
	}
	r.touched = sum
	for i := range edges {
		e := &edges[i]
		head := e.U
		switch x, y := loads[e.U], loads[e.V]; {
		case y < x:
			head = e.V
		case x == y:
			switch r.ties {
			case "random":
				if coin(tie, s.Rounds+int64(i)) {
					head = e.V
				}
			default:
				head = r.tied(s, *e)
			}
		}
		loads[head]++
	}
}

// Give plays a block of edges by left-assign.
func (leftAssign) Give(s *process.State, edges []process.Edge, _ *rng.Draws) {
	for i := range edges {
		s.Loads[s.Base.Left(edges[i].ID)]++
	}
}

// split is an edge with where thresholds look.
type split struct {
	left, right int32
	fill, x, y  int
	class       uint8
	beyond      bool
}

// Give plays a block of edges by thresholds.
func (r *thresholds) Give(s *process.State, edges []process.Edge, tie *rng.Draws) {
	r.block = r.block[:0]
	for i := range edges {
		e := &edges[i]
		x := split{left: s.Base.Left(e.ID), class: r.classes.Of(e.ID)}
		x.right = e.U ^ e.V ^ x.left
		x.fill, x.x, x.y = r.slots(x.left, x.right, int(x.class))
		r.block = append(r.block, x)
	}
	r.touch(s.Loads)
	r.allot(s.Loads, s.Rounds, tie)
	r.join()
}

// touch asks for the memory of a block.
func (r *thresholds) touch(loads []int32) {
	sum := int32(0)
	for i := range r.block {
		x := &r.block[i]
		sum += loads[x.left] ^ r.cells[x.x] ^ r.cells[x.y]
	}
	r.touched = sum
}

// allot gives the edges of a block, of which the first comes after t rounds.
func (r *thresholds) allot(loads []int32, t int64, tie *rng.Draws) {
	cells := r.cells
	for i := range r.block {
		x := &r.block[i]
		if int64(cells[x.fill]) < r.alpha[x.class] {
			cells[x.fill]++
			loads[x.left]++
			continue
		}
		x.beyond = true
		head, at := x.left, x.x
		if cells[x.y] < cells[x.x] || cells[x.y] == cells[x.x] && coin(tie, t+int64(i)) {
			head, at = x.right, x.y
		}
		cells[at]++
		loads[head]++
	}
}

// join joins the components of the block's edges beyond thresholds.
func (r *thresholds) join() {
	for i := range r.block {
		if x := &r.block[i]; x.beyond {
			r.connect(x.left, x.right)
		}
	}
}

func coin(tie *rng.Draws, round int64) bool {
	tie.At(round)
	return tie.Bernoulli(0, 1, 2)
}
