package skew

import "math/bits"

// exactUpTo is the largest n for which all 2^n sets are tried: a quarter of a second.
const exactUpTo = 18

// exact tries every B. The best A for it is a prefix of the other vertices in
// descending order of their edges into B, as edges left out only lower the degrees.
//
// Sets follow each other as Gray codes, so that one vertex changes at a time.
func (q *gauge) exact() Pair {
	n := q.g.Order()
	edges := make([][]int32, n) // edges between two vertices
	for v := range edges {
		edges[v] = make([]int32, n)
		for _, e := range q.g.Incident(int32(v)) {
			if u := q.g.Other(e, int32(v)); int(u) != v {
				edges[v][u]++
			}
		}
	}
	into := make([]int32, n)
	best, bestSet := 0.0, uint(0)
	for k := uint(1); k < 1<<n; k++ {
		set, v := k^k>>1, bits.TrailingZeros(k)
		sign := int32(-1)
		if set>>v&1 == 1 {
			sign = 1
		}
		for u, c := range edges[v] {
			into[u] += sign * c
		}
		if value := q.bestPrefix(set, into); value > best {
			best, bestSet = value, set
		}
	}
	if bestSet == 0 {
		return Pair{}
	}
	var b []int32
	for v := range n {
		if bestSet>>v&1 == 1 {
			b = append(b, int32(v))
		}
	}
	return q.bestOf(b)
}

// bestPrefix returns the best value for a set B of at most exactUpTo vertices.
func (q *gauge) bestPrefix(set uint, into []int32) (best float64) {
	b := bits.OnesCount(set)
	if 2*b >= len(into) {
		return 0
	}
	var sorted [exactUpTo]int32
	a := 0
	for u, k := range into {
		if set>>u&1 == 1 || k == 0 {
			continue
		}
		i := a
		for ; i > 0 && sorted[i-1] < k; i-- {
			sorted[i] = sorted[i-1]
		}
		sorted[i] = k
		a++
	}
	for j := b + 1; j <= a; j++ {
		best = max(best, q.value(j, b, int64(sorted[j-1])))
	}
	return best
}
