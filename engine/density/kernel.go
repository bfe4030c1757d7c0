package density

import (
	"cmp"
	"slices"

	"binfall/engine/flow"
)

// kernel is the task that a reduction leaves: profits of vertices, none above 0, and
// weights of edges above 0.
type kernel struct {
	names  []int32 // vertices in the graph
	profit []int64
	ends   [][2]int32
	weight []int64
	edges  []int32 // edges in the graph

	// Every edge pays its weight to its two ends. A vertex then has excess: its profit
	// and what it is paid. No set is worth more than the sum of the excesses above 0.
	payments []payment
	excess   []float64
}

// payment is what an edge of u and v pays: share to u, the rest of its weight to v.
type payment struct {
	u, v          int32
	share, weight float64
}

// exceeding returns a set worth more than 0, by names, or none if there is no such set.
//
// Payments are levelled edge by edge, which is coordinate descent on the sum of the
// squares of the excesses. The vertices of greatest excess then are a set worth much, if
// there is any; and when the sum of the excesses above 0 is below 1, there is none, since
// all weights are integers. Only if the descent is slow a minimum cut decides.
//
// The first look for leaders is after a number of sweeps over the edges. The part of its
// weight that an edge pays to its first end is taken from, and written to, paid.
func (k *kernel) exceeding(sweeps int, paid []float64) []int32 {
	if len(k.weight) == 0 {
		return nil
	}
	k.begin(paid)
	defer k.end(paid)
	for before := k.above(); ; sweeps *= 2 {
		for sweep := range sweeps {
			k.level()
			if sweep%16 == 15 && k.above() < 0.5 && k.proved() {
				return nil
			}
		}
		if set := k.leaders(); set != nil {
			return set
		}
		above := k.above()
		if sweeps >= 64 && above > before/4 {
			return k.cut()
		}
		before = above
	}
}

func (k *kernel) begin(paid []float64) {
	k.payments, k.excess = make([]payment, len(k.weight)), make([]float64, len(k.profit))
	for v, p := range k.profit {
		k.excess[v] = float64(p)
	}
	for e, w := range k.weight {
		p := payment{k.ends[e][0], k.ends[e][1], float64(float64(w) * paid[k.edges[e]]), float64(w)}
		k.payments[e] = p
		k.excess[p.u] += p.share
		k.excess[p.v] += p.weight - p.share
	}
}

func (k *kernel) end(paid []float64) {
	for e, p := range k.payments {
		paid[k.edges[e]] = p.share / p.weight
	}
}

// level goes through the edges once and shifts payments from the end with the greater
// excess to the other, beyond equality: nine tenths of the difference instead of a half
// make it several times faster in the end (over-relaxation).
func (k *kernel) level() {
	excess := k.excess
	for i := range k.payments {
		p := &k.payments[i]
		shift := float64((excess[p.u] - excess[p.v]) * 0.9)
		shift = min(max(shift, p.share-p.weight), p.share)
		p.share -= shift
		excess[p.u] -= shift
		excess[p.v] += shift
	}
}

func (k *kernel) above() (sum float64) {
	for _, x := range k.excess {
		sum += max(x, 0)
	}
	return sum
}

// leaders returns the most valuable of the sets that lead the order by excess, or none.
func (k *kernel) leaders() []int32 {
	order := make([]int32, len(k.profit))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortFunc(order, func(u, v int32) int {
		return cmp.Or(cmp.Compare(k.excess[v], k.excess[u]), cmp.Compare(u, v))
	})
	place := make([]int32, len(order))
	for i, v := range order {
		place[v] = int32(i)
	}
	gain := make([]int64, len(order)) // by place
	for v, p := range k.profit {
		gain[place[v]] = p
	}
	for e, ends := range k.ends {
		gain[max(place[ends[0]], place[ends[1]])] += k.weight[e]
	}
	best, length, sum := int64(0), 0, int64(0)
	for i, x := range gain {
		if sum += x; sum > best {
			best, length = sum, i+1
		}
	}
	return k.named(order[:length])
}

func (k *kernel) named(set []int32) (names []int32) {
	for _, v := range set {
		names = append(names, k.names[v])
	}
	return names
}

// proved tells whether the excesses above 0 sum to less than 1, in integers: of 2^20
// parts or, where these could overflow, fewer.
func (k *kernel) proved() bool {
	parts, total := int64(1)<<20, int64(0)
	for _, w := range k.weight {
		total += w
	}
	for _, p := range k.profit {
		total -= p
	}
	for parts > 1 && total > 1<<61/parts {
		parts /= 2
	}
	excess := make([]int64, len(k.profit))
	for v, p := range k.profit {
		excess[v] = parts * p
	}
	for e, w := range k.weight {
		share := min(max(int64(float64(k.payments[e].share*float64(parts))), 0), parts*w)
		excess[k.ends[e][0]] += share
		excess[k.ends[e][1]] += parts*w - share
	}
	above := int64(0)
	for _, x := range excess {
		above += max(x, 0)
	}
	return above < parts
}

// cut returns a set of greatest value by a minimum cut, if it is above 0. The network
// carries the excesses above 0 to those below, over edges that can shift what they pay.
func (k *kernel) cut() []int32 {
	n := len(k.profit)
	source, sink := n, n+1
	net := flow.New(n+2, len(k.weight)+n)
	excess := slices.Clone(k.profit)
	for e, w := range k.weight {
		u, v := k.ends[e][0], k.ends[e][1]
		share := min(max(int64(k.payments[e].share), 0), w)
		excess[u] += share
		excess[v] += w - share
		net.Edge(int(u), int(v), share, w-share)
	}
	above := int64(0)
	for v, x := range excess {
		if x > 0 {
			net.Arc(source, v, x)
			above += x
		} else if x < 0 {
			net.Arc(v, sink, -x)
		}
	}
	if net.Max(source, sink) == above {
		return nil
	}
	var set []int32
	for v, in := range net.Cut(source)[:n] {
		if in {
			set = append(set, int32(v))
		}
	}
	return k.named(set)
}
