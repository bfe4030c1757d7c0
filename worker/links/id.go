package links

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// A name is the first characters of a hash, so that the same run has the same
// name and nobody can list the names by counting. 11 characters are 66 bits.
const (
	shortest = 11
	longest  = 22
)

// salt separates these hashes from any other and is raised with their definition.
const salt = "binfall link 1\n"

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// possible reports whether a link may have this name.
func possible(id string) bool {
	return shortest <= len(id) && len(id) <= longest && strings.Trim(id, letters) == ""
}

// ids returns the names for a query, the preferred one first. A later one is
// for the day when a shorter one belongs to another query. None ends in a
// character that programs drop when they find links in text.
func ids(query string) []string {
	sum := sha256.Sum256([]byte(salt + query))
	text := base64.RawURLEncoding.EncodeToString(sum[:])
	var list []string
	for n := shortest; n <= longest; n++ {
		if !strings.ContainsRune("-_", rune(text[n-1])) {
			list = append(list, text[:n])
		}
	}
	return list
}
