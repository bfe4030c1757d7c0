package density

import (
	"cmp"
	"slices"

	"binfall/engine/flow"
)

// kernel is the task that a reduction leaves: profits of vertices, none above 0, and
// weights of edges above 0.
type kernel struct {
	profit []int64
	weight []int64

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

// exceeding returns a set worth more than 0, or none if there is no such set.
//
// Payments are levelled edge by edge, which is coordinate descent on the sum of the
// squares of the excesses. When the excesses above 0 sum to less than 1, there is no such
// set, since all weights are integers. When their sum hardly falls, the vertices of
// greatest excess should be one. If they are not, four times, a minimum cut decides:
// excess then has far to go, as in a grid.
func (k *kernel) exceeding() []int32 {
	if len(k.weight) == 0 {
		return nil
	}
	before := k.above()
	for slow := 0; slow < 4; {
		for range 16 {
			k.level()
		}
		above := k.above()
		if above < 0.5 && k.proved() {
			return nil
		}
		if above > float64(before*0.8) {
			if set := k.leaders(); len(set) > 0 {
				return set
			}
			slow++
		}
		before = above
	}
	return k.cut()
}

// add gives the kernel an edge that pays a part of its weight to u.
func (k *kernel) add(u, v int32, weight int64, part float64) {
	p := payment{u, v, float64(float64(weight) * part), float64(weight)}
	k.weight, k.payments = append(k.weight, weight), append(k.payments, p)
	k.excess[u] += p.share
	k.excess[v] += p.weight - p.share
}

// paid returns the part of its weight that every edge pays to its first end.
func (k *kernel) paid() []float64 {
	paid := make([]float64, len(k.payments))
	for e, p := range k.payments {
		paid[e] = p.share / p.weight
	}
	return paid
}

// level goes through the edges once and shifts payments from the end with the greater
// excess to the other, beyond equality: nine tenths of the difference instead of a half
// make it several times faster in the end (over-relaxation).
func (k *kernel) level() {
	excess := k.excess
	for i := range k.payments {
		p := &k.payments[i]
		shift := float64((excess[p.u] - excess[p.v]) * 0.9)
		if shift > p.share {
			shift = p.share
		} else if shift < p.share-p.weight {
			shift = p.share - p.weight
		}
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
	for e, p := range k.payments {
		gain[max(place[p.u], place[p.v])] += k.weight[e]
	}
	best, length, sum := int64(0), 0, int64(0)
	for i, x := range gain {
		if sum += x; sum > best {
			best, length = sum, i+1
		}
	}
	return order[:length]
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
		pay := k.payments[e]
		share := min(max(int64(float64(pay.share*float64(parts))), 0), parts*w)
		excess[pay.u] += share
		excess[pay.v] += parts*w - share
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
	// Vertex by vertex the search takes a third of the time that it takes in golden order.
	order := everything(len(k.weight))
	slices.SortFunc(order, func(e, f int32) int {
		a, b := &k.payments[e], &k.payments[f]
		return cmp.Or(cmp.Compare(a.u, b.u), cmp.Compare(a.v, b.v), cmp.Compare(e, f))
	})
	for _, e := range order {
		w, pay := k.weight[e], k.payments[e]
		share := min(max(int64(pay.share), 0), w)
		excess[pay.u] += share
		excess[pay.v] += w - share
		net.Edge(int(pay.u), int(pay.v), share, w-share)
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
	return set
}
