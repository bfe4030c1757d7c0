package skew

import (
	"slices"

	"binfall/engine/graph"
)

// Skewness is Skew(G) with a pair that attains it, or a lower bound with its pair.
type Skewness struct {
	Pair
	Exact bool
}

// Measure returns Skew(G) for T arrivals, exactly for n ≤ 18. Beyond, it returns the
// best of what it finds among
//
//   - sets B of the vertices of highest degree,
//   - sets B that remain when the vertices least used are deleted one by one from a
//     side of G, or from the half of higher degree,
//   - sets B of the cuts met in a decomposition of the same G and T, if d is given.
//
// The maximum contains problems like the densest k vertices, so this is no promise of
// exactness: a lower bound that usually is close.
func Measure(g graph.Multigraph, T int64, d *Decomposition) Skewness {
	q := newGauge(graph.Stored(g), T)
	if g.Order() <= exactUpTo {
		return Skewness{q.exact(), true}
	}
	return Skewness{Pair: q.lowerBound(d)}
}

func (q *gauge) lowerBound(d *Decomposition) Pair {
	order := q.byDegree()
	best := q.prefix(order)
	consider := func(b []int32) {
		if p := q.bestOf(b); p.Value > best.Value {
			best = p
		}
	}
	for _, start := range q.starts(order) {
		for least := int64(1); least < int64(2*len(q.below)); least *= 2 {
			consider(q.peel(start, min(least, int64(len(q.below)-1))))
		}
	}
	if d != nil {
		for _, cut := range d.cuts {
			consider(cut)
		}
	}
	return best
}

// byDegree returns the vertices by descending degree, ties by number.
func (q *gauge) byDegree() []int32 {
	order := make([]int32, q.g.Order())
	for v := range order {
		order[v] = int32(v)
	}
	slices.SortStableFunc(order, func(u, v int32) int { return q.g.Degree(v) - q.g.Degree(u) })
	return order
}

// prefix returns the best pair with a B that leads the order: every length up to 64,
// then lengths that grow by a 64th.
func (q *gauge) prefix(order []int32) Pair {
	c := newCrowd(q)
	best, length := 0.0, 0
	for next := 1; next <= len(order)/2; next += 1 + next/64 {
		for c.size < next {
			c.add(order[c.size])
		}
		if value, _ := c.best(); value > best {
			best, length = value, next
		}
	}
	if length == 0 {
		return Pair{}
	}
	return q.bestOf(order[:length])
}

// starts returns the sets from which vertices are deleted.
func (q *gauge) starts(order []int32) [][]int32 {
	side, ok := q.g.Sides()
	if !ok {
		return [][]int32{order[:len(order)/2]}
	}
	var parts [2][]int32
	for v, s := range side {
		if q.g.Degree(int32(v)) > 0 {
			parts[s] = append(parts[s], int32(v))
		}
	}
	return parts[:]
}
