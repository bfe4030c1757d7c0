package family

import (
	"math/bits"
	"strconv"

	"binfall/engine/param"
)

// most is the largest number of vertices: their numbers and loads are 32 bits wide.
const most = 1 << 26

// counts is what computed graphs know of themselves before any edge.
type counts struct {
	order int
	size  int64
}

func countsOf(f Family) counts { return counts{int(f.Order()), int64(f.Size())} }

func (c counts) Order() int  { return c.order }
func (c counts) Size() int64 { return c.size }

// whole is counts for graphs that are as dense as their densest part. Among them are
// all regular ones, since a subset of k vertices of degree d spans at most kd/2 edges.
type whole struct{ counts }

func wholeOf(f Family) whole { return whole{countsOf(f)} }

func (w whole) Densest() (edges, vertices int64) { return w.size, int64(w.order) }

// crowded is the error of too many vertices, nil if there are not too many.
func crowded(f Family, key string, value int64) *param.Error {
	if n := f.Order(); n > most {
		return &param.Error{Key: key, Value: strconv.FormatInt(value, 10), Want: "at most " + strconv.Itoa(most) + " vertices, not " + strconv.FormatUint(n, 10)}
	}
	return nil
}

// product multiplies, or gives the greatest number if the product is greater still.
func product(factors ...uint64) uint64 {
	all := uint64(1)
	for _, x := range factors {
		high, low := bits.Mul64(all, x)
		if high > 0 {
			return 1<<64 - 1
		}
		all = low
	}
	return all
}

// ordered writes an edge with the lower end first.
func ordered(u, v uint64) (int32, int32) { return int32(min(u, v)), int32(max(u, v)) }

// divide gives quotient and remainder for one division.
func divide(e, n uint64) (quotient, rest uint64) {
	quotient = e / n
	return quotient, e - quotient*n
}
