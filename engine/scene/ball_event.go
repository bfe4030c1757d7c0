package scene

import (
	"strconv"
	"strings"

	"binfall/engine/process"
)

// ballEvent is what a rule for balls did and why, in words: "bin 5 holds 3, at or above the average 2.75: refused; bin 9
// takes it unseen". It is empty for a rule that told nothing.
func ballEvent(e *process.Event) string {
	text := ""
	switch e.Told.Way {
	case process.Single:
		text = binOf(e.Candidates[0]) + " takes the ball without a look and holds " + digits(int64(e.Placed[0].From)+1) + " now"
	case process.Least:
		text = extreme(e, "less", "least")
	case process.Most:
		text = extreme(e, "more", "most")
	case process.Each:
		text = each(e)
	case process.Mean, process.Limit, process.Rank:
		text = judged(e)
	case process.Cache:
		text = remembering(e)
	case process.Fill, process.Spread, process.Twin:
		text = filled(e)
	case process.Near:
		text = near(e)
	case process.Noise:
		text = noisy(e)
	}
	return before(e) + text
}

// before is what was settled before the first look at a bin.
func before(e *process.Event) string {
	var said []string
	if batch := e.Told.Batch; batch > 0 {
		said = append(said, "ball "+digits((e.Round-1)%batch+1)+" of a batch of "+digits(batch))
	}
	switch {
	case e.Told.Coin == process.Few:
		said = append(said, "the coin says one choice")
	case e.Told.Coin == process.Many && e.Told.Way == process.Rank:
		said = append(said, "the coin says to look")
	case e.Told.Coin == process.Many:
		said = append(said, "the coin says "+choices(len(e.Candidates)))
	}
	if said == nil {
		return ""
	}
	return strings.Join(said, ", ") + ": "
}

func choices(d int) string {
	if names := [...]string{"none", "one choice", "two choices", "three choices", "four choices"}; d < len(names) {
		return names[d]
	}
	return strconv.Itoa(d) + " choices"
}

func binOf(c process.Candidate) string { return "bin " + BinName(c.Bin) }

// seen is the load that the rule took a candidate to have.
func seen(c process.Candidate) int64 { return int64(c.Load) - int64(c.Late) }

// offered says which bins were drawn and what they hold, each bin once: "bins 3 and 17 hold 2 and 1".
func offered(e *process.Event) string {
	verb, verbs := " holds ", " hold "
	if e.Told.Batch > 0 {
		verb, verbs = " held ", " held "
	}
	var bins, loads []string
	same := true
	for i, c := range e.Candidates {
		if repeated(e.Candidates, i) {
			continue
		}
		bins, loads = append(bins, BinName(c.Bin)), append(loads, digits(seen(c)))
		same = same && seen(c) == seen(e.Candidates[0])
	}
	if len(bins) == 1 {
		if len(e.Candidates) > 1 {
			return "bin " + bins[0] + " is drawn " + times(len(e.Candidates)) + " and" + verb + loads[0]
		}
		return "bin " + bins[0] + verb + loads[0]
	}
	if e.Told.Groups > 0 {
		verbs = ", one of each group," + verbs
	}
	if same {
		each := map[bool]string{true: "both", false: "all"}[len(bins) == 2]
		return "bins " + list(bins) + strings.Replace(verbs, " h", " "+each+" h", 1) + loads[0]
	}
	return "bins " + list(bins) + verbs + list(loads)
}

func times(k int) string {
	if k == 2 {
		return "twice"
	}
	return strconv.Itoa(k) + " times"
}

// extreme is a choice of the least or the fullest candidate.
func extreme(e *process.Event, comparative, superlative string) string {
	goal := e.Placed[0].Bin
	different, equal, load := 1, 0, int64(0)
	for i, c := range e.Candidates {
		if c.Bin == goal {
			load = seen(c)
		}
		if i > 0 && !repeated(e.Candidates, i) {
			different++
		}
	}
	for i, c := range e.Candidates {
		if seen(c) == load && !repeated(e.Candidates, i) {
			equal++
		}
	}
	text, verb := offered(e)+"; ", "holds "
	if e.Told.Batch > 0 {
		text, verb = offered(e)+" at its start; ", "held "
	}
	switch {
	case different == 1:
		return text + "it takes the ball"
	case equal > 1 && e.Told.Groups > 0:
		return text + "the ball goes to bin " + BinName(goal) + ", the leftmost of equals"
	case equal > 1:
		return text + "the ball goes to bin " + BinName(goal) + ", drawn first of equals"
	case different == 2:
		return text + "the ball goes to bin " + BinName(goal) + ", which " + verb + comparative
	}
	return text + "the ball goes to bin " + BinName(goal) + ", which " + verb + superlative
}

// each is a ball for every candidate.
func each(e *process.Event) string {
	bins, balls := sums(e.Placed)
	if len(bins) == len(e.Candidates) {
		if len(bins) == 1 {
			return "bin " + bins[0] + " gets the ball"
		}
		return "bins " + list(bins) + " get one ball each"
	}
	if len(bins) == 1 {
		return "bin " + bins[0] + " is drawn " + times(len(e.Candidates)) + " and gets " + digits(balls[0]) + " balls"
	}
	return digits(int64(len(e.Candidates))) + " balls: " + list(shares(bins, balls))
}

// sums adds the balls of every bin, in the order in which they got the first one.
func sums(placed []process.Move) (bins []string, balls []int64) {
	at := map[int]int{}
	for _, m := range placed {
		i, found := at[m.Bin]
		if !found {
			i = len(bins)
			at[m.Bin] = i
			bins, balls = append(bins, BinName(m.Bin)), append(balls, 0)
		}
		balls[i] += int64(m.Balls)
	}
	return bins, balls
}

func shares(bins []string, balls []int64) []string {
	var list []string
	for i := range bins {
		list = append(list, digits(balls[i])+" to bin "+bins[i])
	}
	return list
}

// judged is a first bin that refuses or takes the ball.
func judged(e *process.Event) string {
	first, refused := e.Candidates[0], e.Candidates[0].Fate == process.Refused
	text := binOf(first) + " holds " + digits(int64(first.Load))
	switch e.Told.Way {
	case process.Mean:
		text += sides(refused, e.Told.Lax) + bound(e)
	case process.Limit:
		text += sides(refused, false) + "the limit " + digits(e.Told.Level)
	case process.Rank:
		text += ranked(e, refused)
	}
	switch {
	case !refused:
		return text + ": it takes the ball"
	case first.Bin == e.Placed[0].Bin:
		return text + ": refused; drawn again, it takes the ball unseen"
	}
	return text + ": refused; bin " + BinName(e.Placed[0].Bin) + " takes it unseen"
}

func sides(above, lax bool) string {
	switch {
	case above && lax:
		return ", above "
	case above:
		return ", at or above "
	case lax:
		return ", at or below "
	}
	return ", below "
}

// average is W/n at the round's start, with so many places that it looks whole only if it is.
func average(e *process.Event) string {
	return places(float64(e.Balls)/float64(e.Bins), len(digits(int64(e.Bins-1))))
}

// bound is the average, or what is so far above or below it.
func bound(e *process.Event) string {
	f := e.Told.Above
	if f.Num == 0 {
		return "the average " + average(e)
	}
	sign := " + " + f.String()
	if f.Num < 0 {
		sign = " − " + strings.TrimPrefix(f.String(), "-")
	}
	sum := float64(e.Balls)/float64(e.Bins) + f.Float()
	return "the average " + average(e) + sign + " = " + places(sum, max(len(digits(int64(e.Bins-1))), len(digits(f.Den))-1))
}

func places(x float64, most int) string {
	text := strconv.FormatFloat(x, 'f', max(2, most), 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

func ranked(e *process.Event, refused bool) string {
	rank := strconv.Itoa(e.Told.Rank)
	fullest := "among the " + rank + " fullest"
	if e.Told.Rank == 1 {
		fullest = "the fullest"
	}
	level := digits(e.Told.Level)
	switch {
	case e.Told.Drawn && refused:
		return ", as rank " + rank + " does; the draw counts it " + fullest
	case e.Told.Drawn:
		return ", as rank " + rank + " does; the draw does not count it " + fullest
	case refused:
		return " and is " + fullest + " (rank " + rank + " holds " + level + ")"
	}
	return " and is not " + fullest + " (rank " + rank + " holds " + level + ")"
}

// remembering is a choice between the sample and the remembered bin.
func remembering(e *process.Event) string {
	first, cached := e.Candidates[0], BinName(e.Told.Before)
	if first.Bin == e.Told.Before {
		return binOf(first) + ", the remembered one, is drawn: it takes the ball and stays remembered"
	}
	text := binOf(first) + " holds " + digits(int64(first.Load))
	switch x := int64(first.Load); {
	case x < e.Told.Level:
		return text + ", less than the " + digits(e.Told.Level) + " of remembered bin " + cached + ": it takes the ball and is remembered now"
	case x > e.Told.Level:
		return text + ", more than the " + digits(e.Told.Level) + " of remembered bin " + cached + ", which takes the ball and stays remembered"
	}
	return text + ", as much as remembered bin " + cached + ": it takes the ball, bin " + cached + " stays remembered"
}

// filled is a bin below the average that brings more than one ball, or another that gets one.
func filled(e *process.Event) string {
	first := e.Candidates[0]
	under := int64(first.Load)*int64(e.Bins) < e.Balls
	text := binOf(first) + " holds " + digits(int64(first.Load)) + sides(!under, false) + "the average " + average(e) + ": "
	balls := int64(0)
	for _, m := range e.Placed {
		balls += int64(m.Balls)
	}
	many := count(balls, "ball", "balls")
	switch {
	case !under:
		return text + "one ball"
	case e.Told.Way == process.Twin:
		return text + "two balls"
	case e.Told.Way == process.Spread:
		bins, balls := sums(e.Placed)
		if len(bins) == 1 {
			return text + "it brings " + many + ", all to bin " + bins[0]
		}
		return text + "it brings " + many + ", " + list(shares(bins, balls))
	case int64(first.Load)+balls > e.Told.Level:
		return text + many + ", up to the average and one above"
	}
	return text + many + ", up to the average"
}

// near is a choice of two bins whose loads are told wrong if they are close.
func near(e *process.Event) string {
	x, y, goal := e.Candidates[0], e.Candidates[1], BinName(e.Placed[0].Bin)
	if x.Bin == y.Bin {
		return offered(e) + "; it takes the ball"
	}
	g := "g = " + digits(e.Told.Near)
	switch difference := max(x.Load-y.Load, y.Load-x.Load); {
	case e.Told.Drawn:
		return offered(e) + ", within " + g + ": a coin sends the ball to bin " + goal
	case difference == 0:
		return offered(e) + ": the ball goes to the second, bin " + goal
	case int64(difference) <= e.Told.Near:
		return offered(e) + ", within " + g + ": the ball goes to the fuller, bin " + goal
	}
	return offered(e) + ", more than " + g + " apart: the ball goes to the lesser, bin " + goal
}

// noisy is a choice of two bins whose loads are read with noise.
func noisy(e *process.Event) string {
	x, y, goal := e.Candidates[0], e.Candidates[1], e.Placed[0].Bin
	if x.Bin == y.Bin {
		return offered(e) + "; it takes the ball"
	}
	if x.Bin != goal {
		x, y = y, x
	}
	if x.Load > y.Load {
		return offered(e) + ", but with noise bin " + BinName(goal) + " seems to hold less: it takes the ball"
	}
	return offered(e) + "; with noise bin " + BinName(goal) + " seems to hold less and takes the ball"
}

// repeated reports whether candidate i's bin was drawn before in the round.
func repeated(candidates []process.Candidate, i int) bool {
	for _, c := range candidates[:i] {
		if c.Bin == candidates[i].Bin {
			return true
		}
	}
	return false
}
