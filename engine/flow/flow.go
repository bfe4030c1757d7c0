// Package flow computes integer maximum flows and minimum cuts.
//
// A [Network] has nodes 0..n-1 and arcs with capacities. [Network.Max] finds a
// maximum flow by blocking flows on level graphs (Dinic, Algorithm for Solution of
// a Problem of Maximum Flow in a Network with Power Estimation, 1970); the nodes
// that the source still reaches are the source side of a minimum cut, which proves
// the flow maximum.
//
//	n := flow.New(4, 5)
//	n.Arc(0, 1, 3)
//	…
//	value := n.Max(0, 3)
//	side := n.Cut(0)
package flow

// Network is a flow network under construction, or with a flow in it.
type Network struct {
	first []int32 // first arc of each node, -1 for none
	next  []int32 // next arc of the same node
	to    []int32
	left  []int64 // residual capacity; arc e and its reverse e^1

	level, current, queue []int32
}

// New returns a network of n nodes with room for a number of arcs.
func New(n, arcs int) *Network {
	net := &Network{
		first: make([]int32, n),
		next:  make([]int32, 0, 2*arcs), to: make([]int32, 0, 2*arcs), left: make([]int64, 0, 2*arcs),
	}
	for i := range net.first {
		net.first[i] = -1
	}
	return net
}

// Arc adds an arc with a capacity of at least 0 and returns its number.
func (n *Network) Arc(from, to int, capacity int64) int { return n.Edge(from, to, capacity, 0) }

// Edge adds an arc with capacities in both directions and returns its number.
func (n *Network) Edge(u, v int, forward, backward int64) int {
	if forward < 0 || backward < 0 {
		panic("flow: negative capacity")
	}
	e := len(n.to)
	n.add(u, v, forward)
	n.add(v, u, backward)
	return e
}

func (n *Network) add(from, to int, capacity int64) {
	n.next = append(n.next, n.first[from])
	n.first[from] = int32(len(n.to))
	n.to = append(n.to, int32(to))
	n.left = append(n.left, capacity)
}

// Left returns the capacity that the flow leaves on an arc.
func (n *Network) Left(arc int) int64 { return n.left[arc] }

// Flow returns what runs through an arc that was added without a capacity back.
func (n *Network) Flow(arc int) int64 { return n.left[arc^1] }

// patience is the number of level graphs after which paths of any length are taken.
const patience = 40

// Max adds to the flow from source to sink until it is maximal and returns what it
// added. It costs O(V²E), far less on the networks of this project. Where nearly everything
// is tight, what is left to send must go long ways, each of which would want a level graph
// of its own; so after a number of them each search takes whatever paths it finds (Pothen and
// Fan, Computing the Block Triangular Form of a Sparse Matrix, 1990, for matchings).
func (n *Network) Max(source, sink int) (value int64) { return n.max(source, sink, patience) }

// max takes so many level graphs, and then paths of any length.
func (n *Network) max(source, sink, patience int) (value int64) {
	if source == sink {
		panic("flow: source is sink")
	}
	nodes := len(n.first)
	n.level, n.current = make([]int32, nodes), make([]int32, nodes)
	for range patience {
		if !n.levels(source, sink) {
			return value
		}
		value += n.paths(source, sink, true)
	}
	for {
		sent := n.paths(source, sink, false)
		if sent == 0 {
			return value
		}
		value += sent
	}
}

// levels numbers the nodes by their distance from the source; it reports whether
// the sink is reached.
func (n *Network) levels(source, sink int) bool {
	for i := range n.level {
		n.level[i] = -1
	}
	n.level[source] = 0
	n.queue = append(n.queue[:0], int32(source))
	for head := 0; head < len(n.queue); head++ {
		v := n.queue[head]
		for e := n.first[v]; e >= 0; e = n.next[e] {
			if w := n.to[e]; n.left[e] > 0 && n.level[w] < 0 {
				n.level[w] = n.level[v] + 1
				n.queue = append(n.queue, w)
			}
		}
		if n.level[sink] >= 0 {
			return true
		}
	}
	return false
}

// paths sends what it can from the source along the paths that it finds, without recursion:
// path is the arcs from the source to where the search stands. Levelled, every arc leads to
// the next level, and the flow blocks the level graph. Otherwise the search goes anywhere,
// but into every node once; then 0 proves that no path is left.
func (n *Network) paths(source, sink int, levelled bool) (value int64) {
	const unseen = -1
	copy(n.current, n.first)
	if !levelled {
		for i := range n.level {
			n.level[i] = unseen
		}
		n.level[source] = 0
	}
	var path []int32
	for v := int32(source); ; {
		if v == int32(sink) {
			sent, back := n.send(path)
			value += sent
			v = n.to[path[back]^1]
			path = path[:back]
			if !levelled {
				n.level[sink] = unseen
			}
			continue
		}
		e := n.current[v]
		for ; e >= 0; e = n.next[e] {
			if level := n.level[n.to[e]]; n.left[e] > 0 && (levelled && level == n.level[v]+1 || !levelled && level == unseen) {
				break
			}
		}
		n.current[v] = e
		if e >= 0 {
			path = append(path, e)
			if v = n.to[e]; !levelled {
				n.level[v] = 0
			}
			continue
		}
		if len(path) == 0 {
			return value
		}
		last := path[len(path)-1] // a dead end: step back over its arc for good
		path = path[:len(path)-1]
		v = n.to[last^1]
		n.current[v] = n.next[last]
	}
}

// send pushes the bottleneck through a path; back is the number of arcs before the
// first that is now full.
func (n *Network) send(path []int32) (amount int64, back int) {
	amount = n.left[path[0]]
	for _, e := range path {
		amount = min(amount, n.left[e])
	}
	back = -1
	for i, e := range path {
		n.left[e] -= amount
		n.left[e^1] += amount
		if n.left[e] == 0 && back < 0 {
			back = i
		}
	}
	return amount, back
}

// Cut returns the nodes that the source reaches in what the flow leaves. After Max
// they are the source side of a minimum cut.
func (n *Network) Cut(source int) []bool {
	side := make([]bool, len(n.first))
	side[source] = true
	queue := []int32{int32(source)}
	for head := 0; head < len(queue); head++ {
		for e := n.first[queue[head]]; e >= 0; e = n.next[e] {
			if w := n.to[e]; n.left[e] > 0 && !side[w] {
				side[w] = true
				queue = append(queue, w)
			}
		}
	}
	return side
}
