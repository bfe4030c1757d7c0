package scene

import "math"

// Springs finds places for the vertices of a graph that knows none: linked vertices draw
// each other near, all others push each other away (Fruchterman and Reingold, Graph Drawing
// by Force-directed Placement, 1991), in so many steps and no more. It starts from a spiral
// in the order of a search through the graph, draws nothing at random, and gives the same
// picture every time.
type Springs struct {
	chart *Map
	move  []Point
	step  int
}

// springSteps is the number of steps; pairsAtOnce bounds the work before the first picture,
// in pairs of vertices.
const (
	springSteps = 300
	pairsAtOnce = 8_000_000
)

// Spring returns a map of n vertices with links, and the springs that improve it; nil
// springs if it is as good as it gets.
func Spring(n int, links []Link) (*Map, *Springs) {
	s := &Springs{chart: NewMap(spiral(n, links), links), move: make([]Point, n)}
	for pairs := 0; pairs < pairsAtOnce && s.advance(); {
		pairs += n * n / 2
	}
	s.chart.measure()
	if s.step == springSteps {
		return s.chart, nil
	}
	return s.chart, s
}

// Improve makes a step and reports whether there are more.
func (s *Springs) Improve() bool {
	more := s.advance()
	if s.chart.corners(); !more || s.step%10 == 0 {
		s.chart.distances()
	}
	return more
}

func (s *Springs) advance() bool {
	if s.step == springSteps {
		return false
	}
	s.push()
	s.pull()
	// Vertices move less and less far, so that the picture comes to rest.
	places := s.chart.Places
	limit := 0.12 * math.Sqrt(float64(len(places))) * (1 - float64(s.step)/springSteps)
	for v, m := range s.move {
		if d := math.Hypot(m.X, m.Y); d > 1e-9 {
			d = min(d, limit) / d
			places[v].X += m.X * d
			places[v].Y += m.Y * d
		}
	}
	s.step++
	return s.step < springSteps
}

// push starts a step: all pairs push, and what strays is drawn to the middle.
func (s *Springs) push() {
	places := s.chart.Places
	const gravity = 0.5 // vertices without links come to lie about 1.4·√n from the middle
	for v, p := range places {
		s.move[v] = Point{-gravity * p.X, -gravity * p.Y}
	}
	const least = 1e-4
	for v, p := range places {
		before, moved := s.move[:v], s.move[v]
		for w, q := range places[:len(before)] {
			dx, dy := p.X-q.X, p.Y-q.Y
			d2 := dx*dx + dy*dy
			if d2 < least { // not max, which WebAssembly calls as a function
				d2 = least
			}
			dx, dy = dx/d2, dy/d2
			moved.X += dx
			moved.Y += dy
			before[w].X -= dx
			before[w].Y -= dy
		}
		s.move[v] = moved
	}
}

// pull draws linked vertices together.
func (s *Springs) pull() {
	places := s.chart.Places
	for _, l := range s.chart.Links {
		dx, dy := places[l.U].X-places[l.V].X, places[l.U].Y-places[l.V].Y
		d := math.Hypot(dx, dy)
		s.move[l.U].X -= dx * d
		s.move[l.U].Y -= dy * d
		s.move[l.V].X += dx * d
		s.move[l.V].Y += dy * d
	}
}

// spiral places the vertices in the order of a breadth-first search, turning by the golden
// angle, about one unit of area for each.
func spiral(n int, links []Link) []Point {
	next := make([][]int32, n)
	for _, l := range links {
		next[l.U] = append(next[l.U], l.V)
		next[l.V] = append(next[l.V], l.U)
	}
	places, seen := make([]Point, n), make([]bool, n)
	golden := math.Pi * (3 - math.Sqrt(5))
	var queue []int32
	placed := 0
	for start := range n {
		if seen[start] {
			continue
		}
		seen[start] = true
		queue = append(queue[:0], int32(start))
		for ; len(queue) > 0; queue = queue[1:] {
			v := queue[0]
			r := math.Sqrt(float64(placed) / math.Pi)
			a := golden * float64(placed)
			places[v] = Point{r * math.Cos(a), r * math.Sin(a)}
			placed++
			for _, w := range next[v] {
				if !seen[w] {
					seen[w] = true
					queue = append(queue, w)
				}
			}
		}
	}
	return places
}
