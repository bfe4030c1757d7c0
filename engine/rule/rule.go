// Package rule holds the allocation rules, one file each.
//
// A rule is a Spec: a name, a text, and a constructor. Its settings are declared
// in Params, and everything else follows from that.
package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// Spec describes a rule to the catalogue.
type Spec struct {
	param.About
	Label  func(process.Rule) string // short name with its settings: "3-Choice"
	Bounds []string                  // keys of the theory: the curves drawn beside it
	Edges  bool                      // gives heads to the edges of a base graph, instead of balls to bins
	New    func() process.Rule
}

// label returns a Label for rules of type R.
func label[R process.Rule](f func(R) string) func(process.Rule) string {
	return func(r process.Rule) string { return f(r.(R)) }
}

// fixed returns the Label of a rule without settings.
func fixed(name string) func(process.Rule) string {
	return func(process.Rule) string { return name }
}
