package enginetest

import (
	"fmt"
	"math/big"
	"slices"

	"binfall/engine/base"
	"binfall/engine/process"
)

// Distribution is exact probabilities by outcome; an outcome is the loads in bin
// order, as fmt prints them.
type Distribution map[string]*big.Rat

// Enumerate plays every possible run of a rule in n bins until it has m balls
// and returns the exact distribution of the loads. Every question of a round is
// answered in every possible way.
func Enumerate(rule process.Rule, n int, m int64) Distribution {
	return enumerate(rule, n, m, nil)
}

// EnumerateOn is Enumerate for m edges of a base graph, all equally likely.
func EnumerateOn(rule process.Rule, g *base.Graph, m int64) Distribution {
	return enumerate(rule, g.Order(), m, g)
}

func enumerate(rule process.Rule, n int, m int64, g *base.Graph) Distribution {
	open := map[string]weighted{}
	start(open, rule, n, g)
	done := Distribution{}
	for len(open) > 0 {
		next := map[string]weighted{}
		for _, w := range open {
			if w.state.Balls >= m {
				done.add(fmt.Sprint(w.state.Loads), w.p)
				continue
			}
			for _, s := range OneRound(w.rule, w.state) {
				merge(next, s.Rule, s.State, new(big.Rat).Mul(w.p, s.P))
			}
		}
		open = next
	}
	return done
}

// Outcome is one way in which a round may go.
type Outcome struct {
	Rule  process.Rule // with its memory after the round
	State *process.State
	P     *big.Rat
}

// OneRound plays a round in every possible way.
func OneRound(rule process.Rule, state *process.State) []Outcome {
	var outcomes []Outcome
	for d := new(decisions); ; {
		s, r := state.Clone(), cloneRule(rule)
		s.Rule, s.Tie = d, d
		p := process.Process{Source: d, Rule: r}
		d.begin()
		p.Step(s)
		outcomes = append(outcomes, Outcome{r, s, d.probability})
		if !d.next() {
			return outcomes
		}
	}
}

type weighted struct {
	rule  process.Rule
	state *process.State
	p     *big.Rat
}

func start(open map[string]weighted, rule process.Rule, n int, g *base.Graph) {
	for d := new(decisions); ; {
		d.begin()
		s := process.NewState(n, d, d)
		s.Base = g
		merge(open, Start(d, s, cloneRule(rule)).Rule, s, d.probability)
		if !d.next() {
			return
		}
	}
}

func merge(open map[string]weighted, rule process.Rule, s *process.State, p *big.Rat) {
	key := fmt.Sprintf("%v %+v", s.Loads, rule)
	if w, ok := open[key]; ok {
		w.p.Add(w.p, p)
		return
	}
	open[key] = weighted{rule, s, new(big.Rat).Set(p)}
}

func cloneRule(r process.Rule) process.Rule {
	if c, ok := r.(process.Cloner); ok {
		return c.Clone()
	}
	return r
}

func (d Distribution) add(outcome string, p *big.Rat) {
	if d[outcome] == nil {
		d[outcome] = new(big.Rat)
	}
	d[outcome].Add(d[outcome], p)
}

// Outcomes returns the outcomes in a fixed order.
func (d Distribution) Outcomes() []string {
	var list []string
	for outcome := range d {
		list = append(list, outcome)
	}
	slices.Sort(list)
	return list
}

// decisions walks the tree of all answers, depth first. It is both the arrivals
// and the rule's draws.
type decisions struct {
	path        []branch
	depth       int
	probability *big.Rat
}

type branch struct{ answer, ways uint64 }

func (d *decisions) begin() { d.depth, d.probability = 0, big.NewRat(1, 1) }

// next moves to the next leaf.
func (d *decisions) next() bool {
	for len(d.path) > 0 {
		last := &d.path[len(d.path)-1]
		if last.answer++; last.answer < last.ways {
			return true
		}
		d.path = d.path[:len(d.path)-1]
	}
	return false
}

func (d *decisions) choose(ways uint64) uint64 {
	if d.depth == len(d.path) {
		d.path = append(d.path, branch{0, ways})
	}
	d.depth++
	return d.path[d.depth-1].answer
}

func (d *decisions) At(int64) {}

func (d *decisions) Uniform(_ int, n uint64) uint64 {
	x := d.choose(n)
	d.probability.Mul(d.probability, big.NewRat(1, int64(n)))
	return x
}

func (d *decisions) Bernoulli(_ int, num, den uint64) bool {
	if num == 0 || num == den {
		return num == den
	}
	yes := d.choose(2) == 1
	if !yes {
		num = den - num
	}
	d.probability.Mul(d.probability, big.NewRat(int64(num), int64(den)))
	return yes
}

func (d *decisions) Next(s *process.State, a *process.Arrival) bool {
	if s.Base != nil {
		e := s.Base.Pick(d)
		u, v := s.Base.Ends(e)
		a.OfferEdge(s, process.Edge{ID: e, U: u, V: v})
		return true
	}
	a.Offer(s, d)
	return true
}
