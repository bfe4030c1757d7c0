package graph

import (
	"bufio"
	"math/bits"
	"slices"
)

// six packs bits into bytes, six each.
type six struct {
	w    *bufio.Writer
	word uint64
	have int
}

// put appends the lowest k bits of x, k <= 32.
func (s *six) put(x uint64, k int) {
	s.word = s.word<<k | x
	s.have += k
	for s.have >= 6 {
		s.have -= 6
		s.w.WriteByte(byte(s.word>>s.have&63) + 63)
	}
}

// order begins a line with the number of vertices.
func (s *six) order(n int) {
	switch {
	case n < 63:
		s.put(uint64(n), 6)
	case n < 63<<12: // a greater one would begin with a second ~
		s.put(63, 6)
		s.put(uint64(n), 18)
	default:
		s.put(63<<6|63, 12)
		s.put(uint64(n)>>18, 18)
		s.put(uint64(n)&(1<<18-1), 18)
	}
}

func writeGraph6(w *bufio.Writer, g *Graph) error {
	if f := g.Facts(); f.Loops > 0 || f.Parallel > 0 {
		return cannot(Graph6, "loops and parallel edges; sparse6 can")
	}
	s := six{w: w}
	s.order(g.Order())
	lesser := make([]bool, g.Order())
	for j := range int32(g.Order()) {
		for _, e := range g.Incident(j) {
			lesser[g.Other(e, j)] = true
		}
		for i := range j {
			bit := uint64(0)
			if lesser[i] {
				bit = 1
			}
			s.put(bit, 1)
		}
		for _, e := range g.Incident(j) {
			lesser[g.Other(e, j)] = false
		}
	}
	if s.have > 0 {
		s.put(0, 6-s.have)
	}
	w.WriteByte('\n')
	return nil
}

func writeSparse6(w *bufio.Writer, g *Graph) {
	n := g.Order()
	s := six{w: w}
	w.WriteByte(':')
	s.order(n)
	k := bits.Len(uint(max(n-1, 0)))
	present := 0
	var lesser []int32
	for v := range n {
		lesser = lesser[:0]
		for i, list := 0, g.Incident(int32(v)); i < len(list); i++ {
			u := g.Other(list[i], int32(v))
			if u <= int32(v) {
				lesser = append(lesser, u)
			}
			if u == int32(v) { // a loop stands twice in the list
				i++
			}
		}
		slices.Sort(lesser)
		for _, u := range lesser {
			switch v - present {
			case 0:
				s.put(0, 1)
			case 1:
				s.put(1, 1)
			default:
				s.put(1, 1)
				s.put(uint64(v), k)
				s.put(0, 1)
			}
			present = v
			s.put(uint64(u), k)
		}
	}
	if s.have > 0 {
		// The padding of ones would join n-1 to itself if it could be read as a
		// move from n-2 to n-1 and a number of k ones, k being exact: then it begins
		// with a 0.
		pad := 6 - s.have
		if k < 6 && n == 1<<k && pad > k && present < n-1 {
			s.put(0, 1)
			pad--
		}
		s.put(1<<pad-1, pad)
	}
	w.WriteByte('\n')
}
