package family

import (
	"strconv"

	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/rng"
)

// LayeredGraph is the graph that is hard for Greedy.
var LayeredGraph = Spec{
	About: param.About{
		Name:  "layered",
		Title: "Layers, hard for Greedy",
		Doc:   "A large layer with ever smaller ones on top, on which Greedy's loads climb from layer to layer while the optimum stays low. V₀ has n₀ vertices, each next layer r times fewer. An arrival joins random vertices of Vᵢ and Vᵢ₊₁ with probability u·|Vᵢ|/n, and is otherwise an edge of a random circulant graph of degree about √n on V₀. Our reconstruction: the published description was not to be had.",
		Refs:  []string{"bansal-prabhu-singla-sundaram-2026"},
	},
	Random: true,
	Uneven: true,
	New:    func() Family { return new(layered) },
}

type layered struct {
	n0 int64
	u  param.Fraction
	r  []int64
}

func (f *layered) Params(s *param.Set) {
	s.Int(&f.n0, "n0", 16, param.Range(3, most/2), "vertices of the lowest layer")
	s.Decimal(&f.u, "u", "0.9", "0", "1", "expected edges from a vertex to the layer above, with as many arrivals as vertices")
	s.Ints(&f.r, "r", "4~4", param.Range(2, most/2), "how many times smaller each next layer is")
}

// firsts is the first vertex of each layer, and at the end the number of vertices. It
// stops at an empty layer.
func (f *layered) firsts() []int64 {
	list, size := []int64{0, f.n0}, f.n0
	for _, r := range f.r {
		if size /= r; size == 0 {
			break
		}
		list = append(list, list[len(list)-1]+size)
	}
	return list
}

func (f *layered) Fits() *param.Error {
	if layers := len(f.firsts()) - 1; layers <= len(f.r) {
		return &param.Error{Key: "r", Value: strconv.FormatInt(f.r[layers-1], 10), Want: "layers of at least one vertex; there is none left in layer " + strconv.Itoa(layers)}
	}
	return nil
}

func (f *layered) Order() uint64 {
	list := f.firsts()
	return uint64(list[len(list)-1])
}

func (f *layered) Size() uint64 {
	starts := f.starts()
	return uint64(starts[len(starts)-1])
}

// degree of the lowest layer's graph is the even number next to √n, the greater of two,
// if n0 allows for it.
func (f *layered) degree() int64 {
	n, root := int64(f.Order()), int64(1)
	for (root+1)*(root+1) <= n {
		root++
	}
	return min(root+root%2, (f.n0-1)/2*2)
}

// starts is the first edge between each two layers, and at the end the number of edges.
func (f *layered) starts() []int64 {
	firsts := f.firsts()
	list := []int64{f.n0 * f.degree() / 2}
	for i := 1; i < len(firsts)-1; i++ {
		pairs := (firsts[i] - firsts[i-1]) * (firsts[i+1] - firsts[i])
		list = append(list, list[len(list)-1]+pairs)
	}
	return list
}

func (f *layered) Graph(d *rng.Draws) graph.Multigraph {
	return &layeredGraph{
		counts: countsOf(f),
		base:   ring{uint64(f.n0), distances(f.n0, f.degree(), d)},
		firsts: f.firsts(),
		starts: f.starts(),
		u:      f.u,
	}
}

// layeredGraph numbers the edges of the lowest layer first, then those between V₀ and
// V₁, and so on.
type layeredGraph struct {
	counts
	base   ring
	firsts []int64 // the vertices of layer i are firsts[i] up to firsts[i+1]
	starts []int64 // the edges from layer i up are starts[i] up to starts[i+1]
	u      param.Fraction
}

// across is the layer from which an edge leads up, -1 if it does not.
func (g *layeredGraph) across(e int64) int {
	i := -1
	for e >= g.starts[i+1] {
		i++
	}
	return i
}

// ends of an edge within layer i and the next.
func (g *layeredGraph) ends(i int, e int64) (u, v int32) {
	lower, upper := divide(uint64(e-g.starts[i]), uint64(g.width(i+1)))
	return int32(g.firsts[i]) + int32(lower), int32(g.firsts[i+1]) + int32(upper)
}

// width is the number of vertices of a layer.
func (g *layeredGraph) width(i int) int64 { return g.firsts[i+1] - g.firsts[i] }

func (g *layeredGraph) Ends(e int64) (u, v int32) {
	if i := g.across(e); i >= 0 {
		return g.ends(i, e)
	}
	return g.base.ends(e)
}

// Left is the end in the lower layer; in the lowest, the end from which the other is
// ahead.
func (g *layeredGraph) Left(e int64) int32 {
	if i := g.across(e); i >= 0 {
		u, _ := g.ends(i, e)
		return u
	}
	return g.base.left(e)
}

// Degrees are those of the support.
func (g *layeredGraph) Degrees() (left, right int64) {
	return int64(len(g.base.list)) + g.width(1), g.width(0)
}

// Pick decides between the layers by draw 0, and within them by draws 2 and 3, which
// share no word with it.
func (g *layeredGraph) Pick(d Draws) int64 {
	num := uint64(g.u.Num)
	at := d.Uniform(0, uint64(g.order)*uint64(g.u.Den))
	for i := range g.Layers() - 1 {
		if at < num*uint64(g.firsts[i+1]) {
			lower := d.Uniform(2, uint64(g.width(i)))
			upper := d.Uniform(3, uint64(g.width(i+1)))
			return g.starts[i] + int64(lower)*g.width(i+1) + int64(upper)
		}
	}
	from := d.Uniform(2, g.base.n)
	which := d.Uniform(3, uint64(len(g.base.list)))
	return int64(which*g.base.n + from)
}

// Class is 0 in the lowest layer and 1 between layers.
func (g *layeredGraph) Class(e int64) uint8 {
	if e < g.starts[0] {
		return 0
	}
	return 1
}

func (g *layeredGraph) Rates(T int64) []Rate {
	n, top := int64(g.order), g.Layers()-1
	perVertex := float64(T) * g.u.Float() / float64(n)
	greatest := 0.0
	for i := range top {
		greatest = max(greatest, perVertex*float64(g.width(i))/float64(g.width(i+1)))
	}
	base := n*g.u.Den - g.u.Num*g.firsts[top]
	each := float64(T) * float64(base) / float64(n*g.u.Den) / float64(g.base.n)
	return []Rate{{each, each}, {perVertex, greatest}}
}

// Layers is the number of layers.
func (g *layeredGraph) Layers() int { return len(g.firsts) - 1 }

// Layer is the layer of a vertex; 0 is the lowest and largest.
func (g *layeredGraph) Layer(v int32) (i int) {
	for int64(v) >= g.firsts[i+1] {
		i++
	}
	return i
}

// Place puts the layers above each other. The lowest is bent, so that its edges do not
// lie upon each other.
func (g *layeredGraph) Place(v int32) (x, y float64) {
	width, i, top := float64(g.width(0)), g.Layer(v), g.Layers()-1
	gap := 1 + width/float64(4*top)
	x = row(float64(int64(v)-g.firsts[i]), float64(g.width(i)), width)
	y = gap * float64(top-i)
	if i == 0 {
		y += gap * (1 - 4*(x/width)*(x/width))
	}
	return x, y
}

// Aligned marks the rows of [layeredGraph.Place].
func (*layeredGraph) Aligned() {}
