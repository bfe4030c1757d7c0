package graph

import (
	"fmt"
	"strings"
)

// Report says what was found in a file and what was made of it.
type Report struct {
	Format Format
	Gzip   bool
	Facts
	Written int // edges, arcs or entries as they stand in the file
	Graphs  int // graphs in the file; the first is read
	// Notes are sentences about everything that is not simply an edge or a vertex:
	// what was skipped, ignored, merged or is odd, with the lines where it stands.
	Notes []string
}

// FormatName is the format with "+gzip" behind it if the file was compressed.
func (r *Report) FormatName() string {
	if r.Gzip {
		return string(r.Format) + "+gzip"
	}
	return string(r.Format)
}

func (r *Report) note(format string, args ...any) {
	r.Notes = append(r.Notes, fmt.Sprintf(format, args...))
}

// places counts lines and remembers where the first of them stand.
type places struct {
	count  int
	ranges [][2]int
}

const mostPlaces = 4

func (p *places) add(line int) {
	p.count++
	last := len(p.ranges) - 1
	switch {
	case last >= 0 && p.ranges[last][1] == line-1:
		p.ranges[last][1] = line
	case last < 0 || last < mostPlaces-1 && p.ranges[last][1] < line:
		p.ranges = append(p.ranges, [2]int{line, line})
	}
}

// String is "line 3", "lines 1-4 and 7" or "lines 1, 3, 5, 7, …".
func (p *places) String() string {
	if p.count == 1 {
		return fmt.Sprintf("line %d", p.ranges[0][0])
	}
	var parts []string
	shown := 0
	for _, r := range p.ranges {
		shown += r[1] - r[0] + 1
		if r[0] == r[1] {
			parts = append(parts, fmt.Sprint(r[0]))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", r[0], r[1]))
		}
	}
	if shown < p.count {
		parts = append(parts, "…")
	}
	return "lines " + strings.Join(parts, ", ")
}

// counted is "1 loop" or "3 loops".
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
