package family

import (
	"fmt"
	"math/bits"
	"testing"

	"binfall/engine/graph"
)

// adjacent says of two vertices u < v whether they are joined.
type adjacent func(u, v int) bool

// near tells whether x and y are neighbours in a cycle of n vertices.
func near(x, y, n int) bool { return x != y && ((x+1)%n == y || (y+1)%n == x) }

func pathRule(u, v int) bool       { return v == u+1 }
func cycleRule(n int) adjacent     { return func(u, v int) bool { return near(u, v, n) } }
func starRule(u, _ int) bool       { return u == 0 }
func cubeRule(u, v int) bool       { return bits.OnesCount(uint(u^v)) == 1 }
func completeRule(int, int) bool   { return true }
func treeRule(u, v int) bool       { return v == 2*u+1 || v == 2*u+2 }
func bipartiteRule(a int) adjacent { return func(u, v int) bool { return u < a && v >= a } }
func barbellRule(k int) adjacent {
	return func(u, v int) bool { return (u < k) == (v < k) || u == k-1 && v == k }
}
func biregularRule(a, b, d int) adjacent {
	return func(u, v int) bool { return u < a && v >= a && ((v-a-u*d)%b+b)%b < d }
}

func gridRule(a int) adjacent {
	return func(u, v int) bool {
		dx, dy := u%a-v%a, u/a-v/a
		return dx*dx+dy*dy == 1
	}
}

func torusRule(a, b int) adjacent {
	return func(u, v int) bool {
		return u/a == v/a && near(u%a, v%a, a) || u%a == v%a && near(u/a, v/a, b)
	}
}

func TestEdges(t *testing.T) {
	for text, rule := range map[string]adjacent{
		"path": pathRule, "path~1": pathRule, "path~2": pathRule,
		"cycle~3": cycleRule(3), "cycle~4": cycleRule(4), "cycle": cycleRule(24),
		"grid": gridRule(6), "grid~1~7": gridRule(1), "grid~7~1": gridRule(7), "grid~5~3": gridRule(5),
		"torus": torusRule(6, 4), "torus~1~1": torusRule(1, 1), "torus~2~2": torusRule(2, 2), "torus~2~5": torusRule(2, 5), "torus~3~2": torusRule(3, 2),
		"torus~1~4": torusRule(1, 4), "torus~4~1": torusRule(4, 1), "torus~3~3": torusRule(3, 3), "torus~5~4": torusRule(5, 4),
		"hypercube": cubeRule, "hypercube~0": cubeRule, "hypercube~1": cubeRule, "hypercube~7": cubeRule,
		"star": starRule, "star~1": starRule, "complete": completeRule, "complete~1": completeRule, "complete~2": completeRule, "complete~13": completeRule, "complete~14": completeRule,
		"bipartite": bipartiteRule(16), "bipartite~2~9": bipartiteRule(2), "binary-tree": treeRule, "binary-tree~0": treeRule,
		"barbell": barbellRule(10), "barbell~1": barbellRule(1), "barbell~2": barbellRule(2), "barbell~7": barbellRule(7),
		"biregular": biregularRule(20, 5, 2), "biregular~12~3~1~6": biregularRule(54, 6, 4), "gnp~12~1": completeRule, "regular~9~8": completeRule, "preferential~9~8": completeRule,
	} {
		g := build(t, text, 1)
		count := map[[2]int32]int{}
		for e := range g.Size() {
			u, v := g.Ends(e)
			count[[2]int32{u, v}]++
		}
		for v := range g.Order() {
			for u := range v {
				want := 0
				if rule(u, v) {
					want = 1
				}
				if got := count[[2]int32{int32(u), int32(v)}]; got != want {
					t.Errorf("%s: %d edges %d-%d, want %d", text, got, u, v, want)
				}
				delete(count, [2]int32{int32(u), int32(v)})
			}
		}
		if len(count) > 0 {
			t.Errorf("%s: other edges %v", text, count)
		}
	}
}

// Left ends as the theory defines them, see theory.md 4.4.
func TestLeft(t *testing.T) {
	half := func(u, v, n int) int { // the end from which the other is less than half a turn ahead
		if 2*(v-u) <= n {
			return u
		}
		return v
	}
	for text, left := range map[string]func(u, v int) int{
		"complete~9":         func(u, v int) int { return half(u, v, 9) },
		"complete~10":        func(u, v int) int { return half(u, v, 10) },
		"circulant~31~12":    func(u, v int) int { return half(u, v, 31) },
		"circulant~30~12":    func(u, v int) int { return half(u, v, 30) },
		"bipartite~7~4":      func(u, _ int) int { return u },
		"biregular~12~3~1~6": func(u, _ int) int { return u },
	} {
		g := build(t, text, 1)
		for e := range g.Size() {
			u, v := g.Ends(e)
			if got, want := g.(Oriented).Left(e), left(int(u), int(v)); int(got) != want {
				t.Errorf("%s: left end of %d-%d is %d, want %d", text, u, v, got, want)
			}
		}
	}
}

func TestOnlyTheseHaveLeftEnds(t *testing.T) {
	want := map[string]bool{"complete": true, "circulant": true, "bipartite": true, "biregular": true, "layered": true}
	for _, s := range specs {
		if _, ok := build(t, s.Name, 1).(Oriented); ok != want[s.Name] {
			t.Errorf("%s: oriented %v", s.Name, ok)
		}
	}
}

func TestBiregularDegrees(t *testing.T) {
	for _, c := range []struct{ dav, f, s, b, left, right, lefts int }{{4, 2, 1, 5, 2, 8, 20}, {12, 3, 1, 6, 4, 36, 54}, {6, 3, 2, 7, 2, 54, 189}, {5, 1, 3, 9, 5, 5, 9}} {
		g := graph.Stored(build(t, fmt.Sprintf("biregular~%d~%d~%d~%d", c.dav, c.f, c.s, c.b), 1))
		for v := range g.Order() {
			want := c.left
			if v >= c.lefts {
				want = c.right
			}
			if got := g.Degree(int32(v)); got != want {
				t.Errorf("%v: degree %d of vertex %d, want %d", c, got, v, want)
			}
		}
	}
}
