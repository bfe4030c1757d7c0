package graph

import (
	"fmt"
	"strconv"
)

// Kind is the sort of fault for which a file is refused.
type Kind string

// The kinds of faults.
const (
	Syntax      Kind = "syntax"      // not in the format at all
	Header      Kind = "header"      // first or size line wrong or missing
	Count       Kind = "count"       // a promise of the header is broken
	Range       Kind = "range"       // an id outside 1..n
	Asymmetric  Kind = "asymmetric"  // an edge listed at one end only
	Duplicate   Kind = "duplicate"   // a vertex declared twice
	Undefined   Kind = "undefined"   // an edge with an undeclared end
	Encoding    Kind = "encoding"    // bytes that are not text in UTF-8
	Truncated   Kind = "truncated"   // the file ends too early
	Length      Kind = "length"      // more bytes than the number of vertices needs
	Corrupt     Kind = "corrupt"     // damaged compressed data
	Limit       Kind = "limit"       // larger than the Limits
	Rectangular Kind = "rectangular" // a matrix that cannot be square
	Triangle    Kind = "triangle"    // an entry in the half that is not stored
	Weight      Kind = "weight"      // a weight that the format does not allow
	Empty       Kind = "empty"       // nothing in the file
	Unsupported Kind = "unsupported" // a format or part of one that is not read
	Loop        Kind = "loop"        // a loop where the format has none
)

// Error says where and why a file is refused. Nothing is loaded then.
type Error struct {
	File   string
	Line   int // from 1; inside the compressed file if there is one
	Kind   Kind
	Reason string
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d: %s: %s", e.File, e.Line, e.Kind, e.Reason)
}

// quote shows a piece of a file.
func quote(text []byte) string {
	const most = 40
	if len(text) > most {
		return strconv.Quote(string(text[:most])) + "…"
	}
	return strconv.Quote(string(text))
}
