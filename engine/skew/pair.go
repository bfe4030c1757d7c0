package skew

import "binfall/engine/graph"

// Pair is a bipartite subgraph of the base graph: every vertex of A has at least Least
// edges into B. Its skewness is S(A, B) = ln(|A|/|B|) / ln(max(1, d_eff/Least)·ln² n),
// 0 unless |A| > |B| ≥ 1.
type Pair struct {
	A, B  []int32
	Least int64
	Value float64
}

// gauge weighs pairs of a base graph.
type gauge struct {
	g *graph.Graph
	// below[d] is the denominator of S for least degree d. Beyond the last it stays, as
	// d has reached d_eff or the greatest degree.
	below []float64
}

func newGauge(g *graph.Graph, T int64) *gauge {
	most := int64(1)
	for v := range int32(g.Order()) {
		most = max(most, int64(g.Degree(v)))
	}
	m := g.Size()
	T = max(T, 1)
	last := min(most, (2*m+T-1)/T)
	logn := ln(float64(max(g.Order(), 3))) // below 3 vertices there are no pairs
	square := float64(logn * logn)
	below := make([]float64, max(last, 1)+1)
	for d := range below[1:] {
		share := float64(2*m) / float64(T) / float64(d+1) // d_eff/d
		below[d+1] = ln(float64(max(1, share) * square))
	}
	return &gauge{g, below}
}

// value is S for |A| = a, |B| = b and a least degree, all at least 0.
func (q *gauge) value(a, b int, least int64) float64 {
	if a <= b || b == 0 || least == 0 {
		return 0
	}
	return ln(float64(a)/float64(b)) / q.below[min(least, int64(len(q.below)-1))]
}

// pair weighs disjoint sets A and B.
func (q *gauge) pair(a, b []int32) Pair {
	in := make([]bool, q.g.Order())
	for _, v := range b {
		in[v] = true
	}
	p := Pair{A: a, B: b}
	for i, u := range a {
		into := int64(0)
		for _, e := range q.g.Incident(u) {
			if in[q.g.Other(e, u)] {
				into++
			}
		}
		if i == 0 || into < p.Least {
			p.Least = into
		}
	}
	p.Value = q.value(len(a), len(b), p.Least)
	return p
}

// crowd is a growing set B with the number of edges from every vertex outside into it.
type crowd struct {
	*gauge
	in    []bool
	size  int
	into  []int32
	count []int32 // vertices outside by edges into B, those beyond the last with the last
}

func newCrowd(q *gauge) *crowd {
	n := q.g.Order()
	c := &crowd{gauge: q, in: make([]bool, n), into: make([]int32, n), count: make([]int32, len(q.below))}
	c.count[0] = int32(n)
	return c
}

func (c *crowd) slot(v int32) *int32 { return &c.count[min(int(c.into[v]), len(c.count)-1)] }

// add moves a vertex into B.
func (c *crowd) add(v int32) {
	c.in[v] = true
	c.size++
	*c.slot(v)--
	for _, e := range c.g.Incident(v) {
		if u := c.g.Other(e, v); !c.in[u] {
			*c.slot(u)--
			c.into[u]++
			*c.slot(u)++
		}
	}
}

// best returns the best value for B and the least degree at which it is reached: for a
// least degree, A is every vertex outside that has it.
func (c *crowd) best() (value float64, least int64) {
	a := 0
	for d := len(c.count) - 1; d > 0; d-- {
		a += int(c.count[d])
		if v := c.value(a, c.size, int64(d)); v > value {
			value, least = v, int64(d)
		}
	}
	return value, least
}

// bestOf returns the best pair for a set B.
func (q *gauge) bestOf(b []int32) Pair {
	c := newCrowd(q)
	for _, v := range b {
		c.add(v)
	}
	value, least := c.best()
	if value == 0 {
		return Pair{}
	}
	var a []int32
	for v, k := range c.into {
		if !c.in[v] && int64(k) >= least {
			a = append(a, int32(v))
		}
	}
	return q.pair(a, listed(c.in))
}
