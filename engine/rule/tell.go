package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// thrown tells what a coin said that says yes with probability p; a sure one is none.
func thrown(p param.Fraction, yes bool) process.Coin {
	switch {
	case p.Num == 0 || p.Num == p.Den:
		return process.NoCoin
	case yes:
		return process.Many
	}
	return process.Few
}

// leastIf is the way of a rule that looks at its candidates, or takes the only one.
func leastIf(looks bool) process.Way {
	if looks {
		return process.Least
	}
	return process.Single
}
