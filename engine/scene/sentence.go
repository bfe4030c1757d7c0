package scene

import (
	"strconv"
	"strings"

	"binfall/engine/process"
)

// Sentence says in words what the picture shows, for readers who cannot see it.
func Sentence(r *Run) string {
	var b strings.Builder
	things, balls := [2]string{"bin", "bins"}, [2]string{"ball", "balls"}
	if r.Graph {
		things, balls = [2]string{"vertex", "vertices"}, [2]string{"edge", "edges"}
	}
	b.WriteString(count(r.Bins, things[0], things[1]) + ", seed " + r.Seed + ", ")
	switch {
	case r.Round == 0:
		b.WriteString("before the first round")
	case r.Done:
		b.WriteString("finished after round " + digits(r.Round))
	case r.EndKnown:
		b.WriteString("round " + digits(r.Round) + " of " + digits(r.End))
	default:
		b.WriteString("round " + digits(r.Round))
	}
	if r.OptimumKnown {
		b.WriteString(", optimum " + digits(int64(r.Optimum)))
	}
	b.WriteString(".")
	for i := range r.Lanes {
		lane := &r.Lanes[i]
		s := lane.State
		average := float64(s.Balls) / float64(len(s.Loads))
		b.WriteString(" " + lane.Title + ": " + count(s.Balls, balls[0], balls[1]))
		if s.Balls == 0 {
			b.WriteString(".")
			continue
		}
		b.WriteString(", loads from " + digits(int64(s.Min())) + " to " + digits(int64(s.Max())) +
			", average " + Plain(average) + ", gap " + Plain(s.Gap()))
		if memory := lane.remembers(); memory != "" {
			b.WriteString(", " + memory)
		}
		b.WriteString(".")
	}
	return b.String()
}

// Events says what the last round did: once if all lanes did the same, else lane by lane.
func Events(r *Run) string {
	first := ""
	same := true
	for i := range r.Lanes {
		e := r.Lanes[i].event(r.Round)
		if e == nil {
			continue
		}
		text := Event(e)
		if first == "" {
			first = text
		}
		same = same && text == first
	}
	if first == "" {
		return ""
	}
	text := "round " + digits(r.Round)
	if same {
		return text + ": " + first
	}
	for i := range r.Lanes {
		if e := r.Lanes[i].event(r.Round); e != nil {
			text += "; " + r.Lanes[i].Title + ": " + Event(e)
		}
	}
	return strings.Replace(text, ";", ":", 1)
}

// event is what the lane did in a round, nil if it had finished before.
func (lane *Lane) event(round int64) *process.Event {
	if e := &lane.State.Last; lane.State.Watch && round > 0 && e.Round == round && len(e.Placed) > 0 {
		return e
	}
	return nil
}

// Event is one lane's round in words: "bins 3 and 17 hold 2 and 1; the ball goes to bin 17".
func Event(e *process.Event) string {
	switch {
	case e.Edge != nil:
		return edgeEvent(e)
	case e.Told.Way != process.Untold:
		return ballEvent(e)
	}
	var bins, loads, goals []string
	for _, c := range e.Candidates {
		bins = append(bins, BinName(c.Bin))
		loads = append(loads, digits(int64(c.Load)))
	}
	balls := int64(0)
	for _, m := range e.Placed {
		balls += int64(m.Balls)
		goal := BinName(m.Bin)
		if m.Balls > 1 {
			goal += " (" + digits(int64(m.Balls)) + ")"
		}
		goals = append(goals, goal)
	}
	text := ""
	switch {
	case len(bins) == 1:
		text = "bin " + bins[0] + " holds " + loads[0] + "; "
	case len(bins) > 1:
		text = "bins " + list(bins) + " hold " + list(loads) + "; "
	}
	switch {
	case balls == 1:
		return text + "the ball goes to bin " + goals[0]
	case len(goals) == 1:
		return text + digits(balls) + " balls go to bin " + BinName(e.Placed[0].Bin)
	}
	return text + digits(balls) + " balls go to bins " + list(goals)
}

// list joins words as a sentence does: "1, 2 and 3".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

func count(v int64, one, many string) string {
	if v == 1 {
		return "1 " + one
	}
	return digits(v) + " " + many
}

// Plain writes a quantity with two places at most, none if it is whole.
func Plain(x float64) string { return number(x) }

func digits(v int64) string { return strconv.FormatInt(v, 10) }
