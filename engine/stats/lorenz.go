package stats

import "binfall/engine/process"

// Point is a point of a curve.
type Point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Lorenz returns the Lorenz curve of a profile: Y is the share of the balls held by
// the least share X of the bins. It is linear between the points; of an empty
// state it is the diagonal.
func Lorenz(s *process.State, profile []process.Level) []Point {
	points := []Point{{0, 0}}
	bins, balls := 0, int64(0)
	for i := len(profile) - 1; i >= 0; i-- {
		bins += profile[i].Bins
		balls += int64(profile[i].Bins) * int64(profile[i].Load)
		x := float64(bins) / float64(s.Bins())
		if s.Balls == 0 {
			points = append(points, Point{x, x})
			continue
		}
		points = append(points, Point{x, float64(balls) / float64(s.Balls)})
	}
	return points
}

// Least returns the number of balls in the k least loaded bins.
func Least(profile []process.Level, k int) (balls int64) {
	for i := len(profile) - 1; i >= 0 && k > 0; i-- {
		bins := min(k, profile[i].Bins)
		balls += int64(bins) * int64(profile[i].Load)
		k -= bins
	}
	return balls
}
