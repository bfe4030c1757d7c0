package scene

import (
	"math"
	"strings"

	"binfall/engine/stats"
)

// Shows says in words what the marks of a view mean, and what one sees in it that the sentence of the run does not tell.
func (k Kind) Shows(r *Run) string {
	thing, things := r.thing(), r.things()
	switch kind := k.Resolve(r); {
	case kind == Graph && r.Map == nil:
		return "Each row is a group of vertices with its mean load." + r.each("Means are ", (*Lane).means)
	case kind == Graph:
		return "Each disc is a vertex, the larger the more it holds." + r.each("Most is held by ", (*Lane).fullest)
	case kind == Field:
		return "Each cell is a " + thing + "; its colour tells how far its load is from the average." + r.each("At or above the average are ", (*Lane).overloaded)
	case kind == Profile:
		return "The curves show the loads of the " + things + " sorted from the fullest, one curve for each process." + r.each("At or above the average are ", (*Lane).overloaded)
	case kind == River:
		return "Time runs to the right; colours show how many " + things + " hold how much more or less than the average." + r.each("In the rounds kept the gap is at most ", (*Lane).farthest)
	case kind == Lorenz:
		return "The curves show the share of the balls in the least loaded " + things + ", one curve for each process." + r.each("The least loaded half holds ", (*Lane).leastHalf)
	}
	return "Each column is a " + thing + ", as tall as its load; a line marks the average." + r.each("Most is held by ", (*Lane).fullest)
}

// each tells something of every lane in a further sentence, by its name if there are several; nothing before the first
// ball.
func (r *Run) each(begin string, tell func(*Lane, *Run) string) string {
	var told []string
	for i := range r.Lanes {
		lane := &r.Lanes[i]
		if lane.State.Balls == 0 {
			continue
		}
		text := tell(lane, r)
		if len(r.Lanes) > 1 {
			text += " in " + lane.Title
		}
		told = append(told, text)
	}
	if told == nil {
		return ""
	}
	return " " + begin + strings.Join(told, "; ") + "."
}

// fullest names the bins with the greatest load, or counts them.
func (lane *Lane) fullest(r *Run) string {
	const most = 4
	var names []string
	count, max := int64(0), lane.State.Max()
	for bin, load := range lane.State.Loads {
		if load < max {
			continue
		}
		if count++; count <= most {
			names = append(names, BinName(bin))
		}
	}
	switch {
	case count == 1:
		return r.thing() + " " + names[0]
	case count <= most:
		return r.things() + " " + list(names)
	}
	return digits(count) + " " + r.things()
}

// overloaded is the share of the bins with at least the average.
func (lane *Lane) overloaded(r *Run) string {
	bins, ceil := 0, lane.State.Ceil()
	for _, load := range lane.State.Loads {
		if load >= ceil {
			bins++
		}
	}
	return percent(float64(bins)/float64(len(lane.State.Loads))) + " of the " + r.things()
}

// farthest is a gap that none in the columns of the lane's river exceeds.
func (lane *Lane) farthest(r *Run) string {
	gap := lane.State.Gap()
	if lane.River != nil {
		columns := lane.River.Columns()
		for i := range columns {
			_, hi := bounds(&columns[i], r.Bins)
			gap = math.Max(gap, hi)
		}
	}
	return Plain(gap)
}

// leastHalf is the share of the balls in the least loaded half of the bins.
func (lane *Lane) leastHalf(*Run) string {
	s := lane.State
	return percent(float64(stats.Least(s.Profile(), s.Bins()/2))/float64(s.Balls)) + " of the balls"
}

// means is the mean load of every group of vertices.
func (lane *Lane) means(r *Run) string {
	sum, _ := r.Groups.tell(lane.State.Loads)
	var told []string
	for i, title := range r.Groups.Titles {
		told = append(told, title+": "+Plain(float64(sum[i])/float64(r.Groups.Counts[i])))
	}
	return strings.Join(told, ", ")
}
