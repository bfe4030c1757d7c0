package base

import (
	"binfall/engine/family"
	"binfall/engine/skew"
)

// Classes are the classes into which the edges fall, with all that thresholds depend on.
type Classes struct {
	Law    skew.Law
	Choice skew.Choice // what the paper runs for this T
	// Pieces is the decomposition of which they are the pieces; nil if the family gives
	// them, or if there is but one.
	Pieces *skew.Decomposition

	given family.Classed
}

// Count is the number of classes.
func (c *Classes) Count() int { return len(c.Law.Classes) }

// Of returns the class of an edge, from 0.
func (c *Classes) Of(e int64) uint8 {
	switch {
	case c.Pieces != nil:
		return c.Pieces.Class[e]
	case c.given != nil:
		return c.given.Class(e)
	}
	return 0
}

// Classes finds the classes of edges: those of the family if it has some, else the pieces
// of the decomposition, or one class for a graph of more than 2^20 edges. It orients the
// graph, too, and costs a maximum flow for every piece when it is first called.
func (g *Graph) Classes(capacities skew.Capacities) (*Classes, error) {
	g.preparing.Lock()
	defer g.preparing.Unlock()
	if c := g.classes[capacities]; c != nil {
		return c, nil
	}
	if err := g.orient(); err != nil {
		return nil, err
	}
	c := g.classify(capacities)
	g.classes[capacities] = c
	return c, nil
}

// Tuned remembers what somebody found out about the graph under a key; find is called
// once. What it calls of the graph must be known already.
func (g *Graph) Tuned(key string, find func() []int64) []int64 {
	g.preparing.Lock()
	defer g.preparing.Unlock()
	if g.tuned[key] == nil {
		if g.tuned == nil {
			g.tuned = map[string][]int64{}
		}
		g.tuned[key] = find()
	}
	return g.tuned[key]
}

func (g *Graph) classify(capacities skew.Capacities) *Classes {
	if given, ok := g.Multigraph.(family.Classed); ok {
		c := g.byRates(given.Rates(g.Arrivals))
		c.given = given
		return c
	}
	if g.edges > decomposed {
		return g.byRates([]family.Rate{g.single()})
	}
	if g.h == nil {
		g.h = skew.Oriented(g.Multigraph, g.oriented.Left)
	}
	d := skew.Decompose(g.h, g.Arrivals, capacities)
	return &Classes{Law: d.Law(), Choice: g.choose(g.rate(g.h.MaxLeft)), Pieces: d}
}

func (g *Graph) choose(left float64) skew.Choice {
	return skew.Choose(g.Order(), g.Size(), g.Arrivals, left)
}

// rate is the expected sampled degree of a vertex of some degree.
func (g *Graph) rate(degree int64) float64 {
	if g.edges == 0 {
		return 0
	}
	return float64(float64(g.Arrivals)/float64(g.edges)) * float64(degree)
}

// single is the rates if all edges are one class.
func (g *Graph) single() family.Rate {
	if g.h != nil {
		return family.Rate{Left: g.rate(g.h.MaxLeft), Right: g.rate(g.h.MaxRight)}
	}
	left, right := g.oriented.Degrees()
	return family.Rate{Left: g.rate(left), Right: g.rate(right)}
}

// byRates makes classes of which only the rates are known, as if each were biregular:
// with rates λ_L and λ_R the expected density of a class is λ_L·λ_R/(λ_L + λ_R), and
// R*/d_eff is half of the greatest, at least 1/16. No guess of Skew has been refuted.
func (g *Graph) byRates(rates []family.Rate) *Classes {
	law := skew.Law{Vertices: g.Order(), Kappa: 1.0 / 16, Guess: 0.25}
	left := 0.0
	for i, r := range rates {
		law.Classes = append(law.Classes, skew.Class{Round: i + 1, Left: r.Left, Right: r.Right})
		left += r.Left
		if sum := r.Left + r.Right; sum > 0 {
			law.Kappa = max(law.Kappa, float64(r.Left*r.Right)/sum/2)
		}
	}
	return &Classes{Law: law, Choice: g.choose(left)}
}
