package scene

import "binfall/engine/process"

// Tally counts the edges of a lane that have arrived on every link of the map.
type Tally struct {
	Links []Count
	seen  int
}

// Count is the edges that have arrived on a link: by the end that is their head, and how
// many of them were given beyond thresholds.
type Count struct{ ToU, ToV, Beyond int32 }

// all is how many there are.
func (c Count) all() int32 { return c.ToU + c.ToV }

// Update brings the tally to the edges given so far. Heads of edges seen before may have
// changed if flips is set.
func (t *Tally) Update(m *Map, given []process.Given, flips bool) {
	if len(t.Links) != len(m.Links) || len(given) < t.seen || flips {
		t.Links, t.seen = make([]Count, len(m.Links)), 0
	}
	for _, g := range given[t.seen:] {
		i := m.link(g.U, g.V)
		if i < 0 {
			continue
		}
		c := &t.Links[i]
		if g.Head == m.Links[i].U {
			c.ToU++
		} else {
			c.ToV++
		}
		if g.Why == process.Beyond {
			c.Beyond++
		}
	}
	t.seen = len(given)
}
