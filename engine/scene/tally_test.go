package scene

import (
	"math/rand/v2"
	"testing"

	"binfall/engine/process"
)

// A tally that follows, one that starts anew after a seek back, and a count of all edges
// agree; heads that flip are seen where they may flip.
func TestTallyCounts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	links := []Link{{0, 0, 0}, {0, 1, 1}, {1, 2, 2}, {0, 3, 3}}
	m := NewMap(Circle(5), links)
	var given []process.Given
	for range 300 {
		l := links[r.IntN(len(links))]
		g := process.Given{U: l.V, V: l.U, Head: []int32{l.U, l.V}[r.IntN(2)], Why: []process.Why{process.Beyond, process.Threshold}[r.IntN(2)]}
		given = append(given, g)
	}
	given = append(given, process.Given{U: 3, V: 4, Head: 4}) // no link of the map
	count := func(given []process.Given) []Count {
		counts := make([]Count, len(links))
		for _, g := range given {
			for i, l := range links {
				if l.U != min(g.U, g.V) || l.V != max(g.U, g.V) {
					continue
				}
				if g.Head == l.U {
					counts[i].ToU++
				} else {
					counts[i].ToV++
				}
				if g.Why == process.Beyond {
					counts[i].Beyond++
				}
			}
		}
		return counts
	}
	var tally Tally
	for range 100 {
		upto := r.IntN(len(given) + 1)
		flips := r.IntN(3) == 0
		if flips && upto > 0 {
			g := &given[r.IntN(upto)]
			g.Head = g.U ^ g.V ^ g.Head
		}
		tally.Update(m, given[:upto], flips)
		for i, want := range count(given[:upto]) {
			if tally.Links[i] != want {
				t.Fatalf("link %d after %d edges: %+v, want %+v", i, upto, tally.Links[i], want)
			}
		}
	}
}
