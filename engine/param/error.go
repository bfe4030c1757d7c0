package param

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error is one wrong setting. Key is the place: a key of the link ("n"), the
// number of a repeated key ("p.0") or an argument of it ("p.0.d").
type Error struct {
	Key   string // place, empty for the link as a whole
	Value string // the text that was given
	Want  string // what would be right: "a whole number from 1 to 16"
}

// shown is the longest value repeated in a message.
const shown = 40

func (e *Error) Error() string {
	value := strings.ToValidUTF8(e.Value, "\ufffd")
	if utf8.RuneCountInString(value) > shown {
		value = string([]rune(value)[:shown]) + "…"
	}
	text := fmt.Sprintf("got %q, want %s", value, e.Want)
	if e.Key != "" {
		text = e.Key + ": " + text
	}
	return text
}

// Errors is every wrong setting of one reading, in the order of the link.
type Errors []*Error

func (l Errors) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// Add appends an error.
func (l *Errors) Add(key, value, want string) {
	*l = append(*l, &Error{key, value, want})
}

// Err returns the list as an error, nil when it is empty.
func (l Errors) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}
