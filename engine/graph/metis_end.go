package graph

import "strings"

// end checks that every edge stands at both ends, then the promised number.
func (m *metis) end() error {
	if err := m.confirm(); err != nil {
		return err
	}
	if m.over == 0 && m.entries != 2*m.m {
		return m.fail(m.header, Count, "header says %s, the lists hold %d", counted(m.m, "edge"), m.entries/2)
	}
	r := m.report
	r.Written = m.entries
	if m.before+m.after > 0 {
		r.note("%s before the header, %d after", counted(m.before, "comment line"), m.after)
	}
	var ignored []string
	if m.sizes {
		ignored = append(ignored, "vertex sizes")
	}
	if m.weights && m.constraints > 1 {
		ignored = append(ignored, counted(m.constraints, "vertex weight"))
	} else if m.weights {
		ignored = append(ignored, "vertex weights")
	}
	if m.edgeWeights {
		ignored = append(ignored, "edge weights")
	}
	if len(ignored) > 0 {
		r.note("%s ignored", strings.Join(ignored, " and "))
	}
	if m.rest > 0 {
		r.note("%s without a line at the end: isolated", counted(m.rest, "vertex line"))
	}
	return nil
}

// confirm compares the edges made at their lesser ends with the lists of the greater
// ones: for each v the smaller neighbours must be the same, as often.
func (m *metis) confirm() error {
	if m.over > 0 {
		return nil
	}
	// The lesser ends of the edges up to v, by counting: from[v] is where they begin.
	from := make([]int32, m.n+1)
	for i := 1; i < len(m.ends); i += 2 {
		if m.ends[i] != m.ends[i-1] {
			from[m.ends[i]]++
		}
	}
	sum := int32(0)
	for v := range from {
		sum += from[v]
		from[v] = sum
	}
	lesser := make([]int32, sum)
	for i := len(m.ends) - 1; i > 0; i -= 2 {
		if v := m.ends[i]; v != m.ends[i-1] {
			from[v]--
			lesser[from[v]] = m.ends[i-1]
		}
	}
	excess := make([]int32, m.n)
	for v := range m.n {
		made, told := lesser[from[v]:from[v+1]], m.smaller[m.starts[v]:m.starts[v+1]]
		for _, u := range made {
			excess[u]++
		}
		for _, u := range told {
			excess[u]--
		}
		for _, list := range [][]int32{made, told} {
			for _, u := range list {
				if excess[u] != 0 {
					return m.oneSided(u, int32(v), excess[u] > 0)
				}
			}
		}
	}
	return nil
}

// oneSided is the error of an edge between u < v that only u tells, or only v.
func (m *metis) oneSided(u, v int32, atLesser bool) error {
	teller, silent := v, u
	if atLesser {
		teller, silent = u, v
	}
	if m.entries == m.m {
		return m.fail(int(m.lines[teller]), Asymmetric, "each edge is listed once (%d entries); METIS lists it at both ends; the repaired reading, an edge for every entry, has n=%d, %s", m.entries, m.n, counted(m.m, "edge"))
	}
	return m.fail(int(m.lines[teller]), Asymmetric, "vertex %d lists %d more often than %d lists %d", teller+1, silent+1, silent+1, teller+1)
}
