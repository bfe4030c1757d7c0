package graph

import "strconv"

// names says what vertices are called: prefix and first, prefix and first+1, … unless
// there is a list of numbers or one of texts.
type names struct {
	prefix  string
	first   int32
	numbers []int32
	text    []byte  // all names without anything between them
	starts  []int32 // the name of v is text[starts[v]:starts[v+1]]
}

func (n *names) name(v int32) string {
	switch {
	case n.starts != nil:
		return string(n.text[n.starts[v]:n.starts[v+1]])
	case n.numbers != nil:
		return strconv.Itoa(int(n.numbers[v]))
	}
	return n.prefix + strconv.Itoa(int(v)+int(n.first))
}

// areTexts tells whether names are more than numbers.
func (n *names) areTexts() bool { return n.starts != nil || n.prefix != "" }
