// Package enginetest holds what tests of processes share: scripted randomness,
// exact enumeration of tiny runs, and the suite that every rule must pass.
package enginetest

import (
	"fmt"

	"binfall/engine/param"
	"binfall/engine/process"
)

// Script is randomness written down. Bins are the candidates of one round in
// order; Answers are the rule's own questions in order, 0 and 1 for a coin.
type Script struct {
	Bins    []int
	Answers []uint64
}

// Next offers the scripted bins.
func (s *Script) Next(state *process.State, a *process.Arrival) bool {
	a.OfferBins(state, s.Bins)
	return true
}

// At does nothing: a script has no rounds.
func (s *Script) At(int64) {}

// Uniform returns the next answer.
func (s *Script) Uniform(_ int, n uint64) uint64 {
	if len(s.Answers) == 0 {
		panic("enginetest: the script has no answer left")
	}
	x := s.Answers[0]
	s.Answers = s.Answers[1:]
	if x >= n {
		panic(fmt.Sprintf("enginetest: scripted answer %d to a question below %d", x, n))
	}
	return x
}

// Bernoulli returns the next answer as a coin. Sure outcomes ask nothing.
func (s *Script) Bernoulli(_ int, num, den uint64) bool {
	if num == 0 || num == den {
		return num == den
	}
	return s.Uniform(0, 2) == 1
}

// StateOf returns a state with the given loads.
func StateOf(draws process.Draws, loads ...int32) *process.State {
	s := process.NewState(len(loads), draws, draws)
	s.Begin(loads)
	return s
}

// Bind makes a rule with positional arguments and panics on wrong ones.
func Bind(make func() process.Rule, args ...string) process.Rule {
	r := make()
	var set param.Set
	r.Params(&set)
	if errs := set.Bind("", args); errs != nil {
		panic(errs)
	}
	return r
}

// Start returns a process whose rule has seen the state it starts from.
func Start(source process.Source, s *process.State, r process.Rule) *process.Process {
	if starter, ok := r.(process.Starter); ok {
		if err := starter.Start(s); err != nil {
			panic(err)
		}
	}
	return &process.Process{Source: source, Rule: r}
}
