package rule

import (
	"slices"
	"strconv"

	"binfall/engine/base"
	"binfall/engine/graph"
	"binfall/engine/param"
	"binfall/engine/process"
	"binfall/engine/skew"
)

// kind says which loads beyond the thresholds are compared.
type kind int

const (
	onSides  kind = iota // of the left and of the right end, in H
	merged               // of both vertices, in the base graph
	perPiece             // in H, of the edge's class alone
)

// thresholds is Threshold-Greedy (Bansal, Prabhu, Singla and Sundaram, Online Graph
// Balancing and the Power of Two Choices, 2026, Algorithm 1) and its variants. The box of
// the algorithm is not in the text that we have; this is its prose.
type thresholds struct {
	kind    kind
	m       param.Thresholds
	caps    string
	classes *base.Classes
	alpha   []int64

	// cells are the counters of all vertices, width for each, so that what an edge looks at
	// lies close: first the threshold edges of every class, then the edges beyond, see slots.
	cells   []int32
	width   int
	trees   *graph.Forest // components of the other edges
	largest int

	block   []split // of Give, kept for its memory
	touched int32   // keeps its first pass from being optimised away
}

func (r *thresholds) Params(s *param.Set) {
	def := "branching"
	if r.kind == perPiece {
		def = "0"
	}
	s.Thresholds(&r.m, "alpha", def, []param.Option{
		{Name: "branching", Title: "branching factor below 1/2"},
		{Name: "star", Title: "union bound, actual degrees"},
		{Name: "theory", Title: "closed form"},
		{Name: "auto", Title: "best of 0 to 6 in simulated runs"},
	}, param.Range(0, 1<<31-1), "edges of each class that a left end takes unconditionally")
	s.Choice(&r.caps, "caps", "Capacities", "tightest", []param.Option{
		{Name: "tightest", Title: "tightest"},
		{Name: "theory", Title: "as in the theory"},
	}, "how many edges of a class a right end may have")
}

func (r *thresholds) label(name, def string) string {
	if text := r.m.String(); text != def {
		return name + ", α = " + text
	}
	return name
}

func (r *thresholds) BallsPerRound() int64 { return 1 }

// Start takes the graph apart and finds the thresholds.
func (r *thresholds) Start(s *process.State) (err error) {
	capacities := skew.Tightest
	if r.caps == "theory" {
		capacities = skew.Theoretical
	}
	if r.classes, err = s.Base.Classes(capacities); err != nil {
		return err
	}
	h := r.classes.Count()
	switch algorithm := r.classes.Choice.Algorithm; {
	case len(r.m.List) == 1:
		r.alpha = slices.Repeat(r.m.List, h)
	case len(r.m.List) > 1:
		if r.alpha = r.m.List; len(r.alpha) != h {
			return &param.Error{Key: "alpha", Value: r.m.String(), Want: "one number, or one for each of the " + strconv.Itoa(h) + " classes of edges"}
		}
	case r.m.Mode == "auto":
		r.alpha = s.Base.Tuned(r.caps+strconv.Itoa(int(r.kind)), func() []int64 { return r.simulate(s, h) })
	case algorithm == skew.LeftAssign:
		r.alpha = slices.Repeat([]int64{process.NoLimit}, h)
	case algorithm == skew.Greedy:
		r.kind, r.alpha = merged, make([]int64, h)
	default:
		r.alpha = r.classes.Law.Thresholds(modes[r.m.Mode])
	}
	r.reset(s.Bins())
	return nil
}

var modes = map[string]skew.Mode{"branching": skew.Branching, "star": skew.Star, "theory": skew.Theory}

// reset forgets all edges.
func (r *thresholds) reset(n int) {
	h, sides := r.classes.Count(), 2*n
	switch r.kind {
	case onSides:
		r.width = h + 2
	case merged:
		r.width, sides = h+1, n
	case perPiece:
		r.width = 3 * h
	}
	r.cells = make([]int32, n*r.width)
	r.trees, r.largest = graph.NewForest(sides), 0
}

// slots is where the threshold edges of the left end are counted, and the edges beyond of
// both ends.
func (r *thresholds) slots(left, right int32, class int) (fill, x, y int) {
	h := len(r.alpha)
	u, v := int(left)*r.width, int(right)*r.width
	switch r.kind {
	case onSides:
		return u + class, u + h, v + h + 1
	case merged:
		return u + class, u + h, v + h
	}
	return u + class, u + h + class, v + 2*h + class
}

// sides are the vertices for which the ends of an edge stand: of the base graph if
// merged, else u_L = 2u and v_R = 2v + 1 of H.
func (r *thresholds) sides(left, right int32) (u, v int32) {
	if r.kind == merged {
		return left, right
	}
	return 2 * left, 2*right + 1
}

func (r *thresholds) Allocate(s *process.State, a *process.Arrival) {
	e := a.Edge()
	left := s.Base.Left(e.ID)
	right := e.U ^ e.V ^ left
	class := int(r.classes.Of(e.ID))
	s.Of(class, left)
	fill, x, y := r.slots(left, right, class)
	if int64(r.cells[fill]) < r.alpha[class] {
		r.cells[fill]++
		s.Because(process.Threshold)
		s.Place(int(left), 1)
		return
	}
	head := left
	if r.cells[y] < r.cells[x] || r.cells[y] == r.cells[x] && s.Tie.Bernoulli(0, 1, 2) {
		head, x = right, y
	}
	r.cells[x]++
	r.connect(left, right)
	s.Because(process.Beyond)
	s.Place(int(head), 1)
}

// connect joins the components of the ends of an edge beyond thresholds.
func (r *thresholds) connect(left, right int32) {
	u, v := r.sides(left, right)
	if r.trees.Union(u, v) {
		r.largest = max(r.largest, r.trees.Size(u))
	}
}

func (r *thresholds) Clone() process.Rule {
	c := *r
	c.block = nil
	if r.trees != nil { // it has started
		c.cells, c.trees = slices.Clone(r.cells), r.trees.Clone()
	}
	return &c
}

// Kept is the counters and the forest.
func (r *thresholds) Kept(s *process.State) int { return len(r.cells) + 2*s.Bins() }

func (r *thresholds) Levels() process.Levels {
	vertices := len(r.cells) / max(1, r.width)
	if r.kind != merged {
		vertices *= 2
	}
	return process.Levels{
		Alpha:    r.alpha,
		Class:    func(e int64) int { return int(r.classes.Of(e)) },
		Sides:    r.kind != merged,
		Fill:     func(v int32, class int) int32 { return r.cells[int(v)*r.width+class] },
		Beyond:   r.held,
		Largest:  r.largest,
		Vertices: vertices,
		Why:      r.classes.Choice.Why,
	}
}

// held is the edges beyond thresholds that a vertex of the base graph holds, as a left and
// as a right end.
func (r *thresholds) held(v int32) (left, right int32) {
	h := len(r.alpha)
	beyond := r.cells[int(v)*r.width+h : (int(v)+1)*r.width]
	for i, x := range beyond {
		if i < (len(beyond)+1)/2 {
			left += x
		} else {
			right += x
		}
	}
	return left, right
}
