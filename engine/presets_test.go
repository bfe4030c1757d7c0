package engine

import (
	"math"
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every example of the page is a link in its plainest form, said in two sentences, that plays to its end.
func TestPresets(t *testing.T) {
	file, err := os.ReadFile("../site/js/presets.js")
	if err != nil {
		t.Fatal(err)
	}
	presets := regexp.MustCompile(`title: '(.*)',\s+look: '(.*)',\s+query: '(.*)',`).FindAllStringSubmatch(string(file), -1)
	if len(presets) != strings.Count(string(file), "    query: '") || len(presets) < 20 {
		t.Fatalf("%d examples are readable", len(presets))
	}
	for _, p := range presets {
		title, look, query := p[1], p[2], p[3]
		c := parse(t, query)
		if got := c.Query(); got != query {
			t.Errorf("%s: %s, plainer %s", title, query, got)
		}
		if !c.Seeded || len(regexp.MustCompile(`[.:;?!] \p{Lu}|[.:;?!]$`).FindAllString(look, -1)) < 2 {
			t.Errorf("%s: without a seed, or %q is not two sentences", title, look)
		}
		run := newRun(t, c)
		if run.Advance(math.MaxInt64); !run.Done() {
			t.Errorf("%s does not end", title)
		}
	}
}
