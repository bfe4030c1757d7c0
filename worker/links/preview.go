package links

import (
	"fmt"
	"strings"

	"binfall/engine"
)

// title names a run in a tab, a chat or a course page: "One-Choice and 2-Choice, n = 100".
func title(c engine.Config) string {
	return fmt.Sprintf("%s, n = %d", lanes(c), c.Bins)
}

// description says in one sentence what opening the link shows.
func description(c engine.Config) string {
	same := ""
	if len(c.Lanes) > 1 {
		same = " on the same draws"
	}
	return fmt.Sprintf("%d balls fall into %d bins by %s%s, seed %d: watch every choice, step by step.", c.M(), c.Bins, lanes(c), same, c.Seed)
}

// lanes joins the processes as a sentence does: "A", "A and B", "A, B and C".
func lanes(c engine.Config) string {
	titles := make([]string, len(c.Lanes))
	for i, lane := range c.Lanes {
		titles[i] = lane.Title()
	}
	last := len(titles) - 1
	if last < 1 {
		return strings.Join(titles, "")
	}
	return strings.Join(titles[:last], ", ") + " and " + titles[last]
}
