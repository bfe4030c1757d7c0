package rule

import (
	"binfall/engine/param"
	"binfall/engine/process"
)

// ThresholdGreedy is the algorithm of the paper, on the bipartite graph H.
var ThresholdGreedy = Spec{
	About: param.About{
		Name:  "threshold-greedy",
		Title: "Threshold-Greedy",
		Doc:   "The left end of an edge takes the first α of each class unconditionally, the others go to the end with less beyond thresholds. Left and right sides are counted apart, as ends of the bipartite graph H. With T = n its maximum is within O(log log n) of the optimum on every graph. The thresholds are our reconstruction.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	Label:  label(func(r *thresholds) string { return r.label("Threshold-Greedy", "branching") }),
	Bounds: []string{"threshold-greedy"},
	Edges:  true,
	New:    func() process.Rule { return &thresholds{kind: onSides} },
}

// ThresholdGreedyMerged compares loads in the base graph.
var ThresholdGreedyMerged = Spec{
	About: param.About{
		Name:  "threshold-greedy-merged",
		Title: "Threshold-Greedy, merged",
		Doc:   "Threshold-Greedy that compares what whole vertices hold beyond their thresholds, left and right sides together. A variant of ours without a proof, and better wherever we measured it.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	Label:  label(func(r *thresholds) string { return r.label("Threshold-Greedy, merged", "branching") }),
	Bounds: []string{"threshold-greedy"},
	Edges:  true,
	New:    func() process.Rule { return &thresholds{kind: merged} },
}

// PerPiece treats every class of edges alone.
var PerPiece = Spec{
	About: param.About{
		Name:  "per-piece",
		Title: "Greedy per piece",
		Doc:   "Each class of edges is balanced by itself: an edge goes to the end that holds less of its class, left and right sides counted apart. It is within O((log log n)²) of the optimum; thresholds, our reconstruction, may be added.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	Label:  label(func(r *thresholds) string { return r.label("Greedy per piece", "0") }),
	Bounds: []string{"per-piece"},
	Edges:  true,
	New:    func() process.Rule { return &thresholds{kind: perPiece} },
}
