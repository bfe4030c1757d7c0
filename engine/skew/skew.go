// Package skew takes a base graph apart for Threshold-Greedy (Bansal, Prabhu, Singla
// and Sundaram, Online Graph Balancing and the Power of Two Choices, 2026).
//
// T edges of a multigraph G with n vertices and m edges arrive, each drawn uniformly
// from all m; loads are in-degrees. Everything depends on T by d_eff = 2m/T, so that
// an edge has expected multiplicity 2/d_eff.
//
//   - [Preprocess] makes a bipartite graph H, every edge from a left vertex u_L to a
//     right vertex v_R, whose left degrees are at most a constant times its density.
//     [Oriented] makes it of a base graph that says itself which ends are left.
//   - [Measure] finds how lopsided G is: Skew(G) is the maximum of
//     ln(|A|/|B|) / ln(max(1, d_eff/d)·ln² n) over disjoint sets of vertices A and B,
//     |A| > |B|, each vertex of A having at least d edges into B.
//   - [Decompose] splits the edges of H into a few pieces, piece i with left degrees
//     at most 16R*/f_i and right degrees at most 16R*·(f_i ln n)^(2s), where
//     f_i = 2^(2^i), R* = max(ρ*(H), d_eff/16) and s is at most 2·Skew(G) or 1/4.
//   - [Law.Thresholds] says how many edges of each piece a left vertex takes before it
//     begins to compare loads. A [Law] is the rates of a decomposition.
//   - [Choose] says which algorithm the paper runs for a T.
//
// An example, the complete bipartite graph K_{400,20} as g:
//
//	h := skew.Preprocess(g)                    // H is g itself, ρ* = 400/21
//	d := skew.Decompose(h, 420, skew.Tightest) // 400, 7200 and 400 edges
//	d.Law().Thresholds(skew.Branching)         // 1, 5, 1
//
// The paper states the pieces and their existence; integer details of the
// decomposition and all thresholds are our reconstruction. What a run depends on is
// decided by integers where it can be. Where logarithms, powers and probabilities
// enter a capacity or a threshold, they are computed from + - * / and square roots
// alone, products unfused, so that every platform finds the same classes.
package skew
