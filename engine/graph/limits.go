package graph

// Limits bound what a file may ask for. A zero field stands for the default.
type Limits struct {
	Vertices int   // default 2^25, at most 2^28
	Edges    int   // default 2^26, at most 2^29
	Bytes    int64 // of the file, uncompressed; default 2^32
}

// Bounds that no sound file meets.
const (
	longestLine = 1 << 28 // bytes of a line that must be held at once
	longestTag  = 1 << 20 // bytes of a tag or token
	longestName = 1 << 12 // bytes of a vertex's name
	deepest     = 250     // levels of nesting, where they cost memory
	mostGrown   = 1 << 22 // edges that DOT may write as products of sets
	// A header may promise this many vertices, and many more only in a file with
	// enough edges: memory must follow the file and not its promises.
	mostPromised    = 1 << 22
	promisedPerEdge = 64
	// Text seldom shrinks by more than a factor of twenty.
	expansion      = 100
	expansionStart = 1 << 25
)

func (l Limits) orDefault() Limits {
	if l.Vertices == 0 {
		l.Vertices = 1 << 25
	}
	if l.Edges == 0 {
		l.Edges = 1 << 26
	}
	if l.Bytes == 0 {
		l.Bytes = 1 << 32
	}
	l.Vertices, l.Edges = min(l.Vertices, 1<<28), min(l.Edges, 1<<29)
	return l
}
