package links

import (
	"strconv"
	"strings"
	"testing"
)

func TestIDs(t *testing.T) {
	for i := range 2000 {
		query := "n=" + strconv.Itoa(i+1) + "&seed=0"
		list := ids(query)
		if len(list) < 2 || len(list[0]) < shortest {
			t.Fatalf("%s: %q", query, list)
		}
		for k, id := range list {
			if !possible(id) || strings.HasSuffix(id, "-") || strings.HasSuffix(id, "_") {
				t.Errorf("%s: %q", query, id)
			}
			if k > 0 && !strings.HasPrefix(id, list[k-1]) {
				t.Errorf("%s: %q does not lengthen %q", query, id, list[k-1])
			}
		}
	}
}

// A name that was given out must stay what it is: printf 'binfall link 1\nn=50&seed=42' | openssl dgst -sha256 -binary | base64.
func TestIDFrozen(t *testing.T) {
	if got, want := ids("n=50&seed=42")[0], "E9Nb_EKLscP"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestPossible(t *testing.T) {
	for id, want := range map[string]bool{
		"abcdefghijk":             true,
		"abcdefghij":              false,
		strings.Repeat("a", 22):   true,
		strings.Repeat("a", 23):   false,
		"abcde/../ghijk":          false,
		"abcdefghij\x00":          false,
		"' OR 1=1 --abc":          false,
		"ábcdefghijk":             false,
		"riN7DSreLm-":             true,
		"":                        false,
		"health":                  false,
		strings.Repeat("_-", 8):   true,
		strings.Repeat("%41", 5):  false,
		strings.Repeat("a", 1000): false,
	} {
		if possible(id) != want {
			t.Errorf("%q: %t", id, !want)
		}
	}
}
