package scene

import "strings"

// mostRecalled is how many of the last rounds of a bin are told.
const mostRecalled = 4

// notes says what a bin holds, of which kind, and in which rounds it got it: "bin 5 holds 3; rounds 12, 40 and 57". The
// shorter ones after the first are for places with less room. An aside follows what the bin holds.
func (r *Run) notes(lane *Lane, bin int, aside string) []string {
	name, load := r.thing()+" "+BinName(bin), Whole(int64(lane.settled(bin)))
	holds, colon, kinds := " holds "+load, ": "+load, lane.kinds(bin)
	since, last := lane.since(bin)
	return []string{name + holds + aside + kinds + since, name + holds + aside + kinds + last, name + holds + last, name + colon + last, name + holds + aside, name + holds}
}

// kinds says how a rule with thresholds gave a vertex what it holds: ", 2 beyond thresholds (1 as a left end)".
func (lane *Lane) kinds(v int) string {
	if lane.Levels == nil || lane.settled(v) == 0 {
		return ""
	}
	left, right := lane.Levels.Beyond(int32(v))
	text := ", " + Whole(int64(left+right)) + " beyond thresholds"
	if lane.Levels.Sides && left > 0 && right > 0 {
		text += " (" + Whole(int64(left)) + " as a left end)"
	}
	return text
}

// since says in which rounds a bin got its balls, in full and in short; nothing while some are in flight, or if nobody has
// looked.
func (lane *Lane) since(bin int) (text, short string) {
	load := lane.State.Loads[bin]
	if lane.Past == nil || lane.Past.To != lane.State.Rounds || lane.settled(bin) != load || load == 0 {
		return "", ""
	}
	var rounds []string
	balls := int32(0)
	for _, g := range lane.Past.Last(bin, mostRecalled) {
		round := Whole(g.Round)
		if balls += g.Balls; g.Balls > 1 {
			round += " (" + Whole(int64(g.Balls)) + " balls)"
		}
		rounds = append(rounds, round)
	}
	n := len(rounds)
	if n == 0 && lane.Past.From == 0 {
		return "; all from the start", ""
	}
	if n == 0 {
		return "; none in the last " + Whole(lane.Past.To-lane.Past.From) + " rounds", ""
	}
	short = "; last in round " + rounds[n-1]
	switch {
	case n == 1 && balls == load:
		return "; round " + rounds[0], short
	case n == 1:
		return short, short
	case balls == load:
		return "; rounds " + list(rounds), short
	}
	return "; last rounds " + list(rounds), short
}

// Pointed says in words what a bin holds in every lane, and in which rounds it got it.
func Pointed(r *Run, bin int) string {
	text := r.notes(&r.Lanes[0], bin, "")[0] + "."
	if len(r.Lanes) > 1 {
		text = r.thing() + " " + BinName(bin) + "."
		for i := range r.Lanes {
			lane := &r.Lanes[i]
			since, _ := lane.since(bin)
			text += " " + lane.Title + ": holds " + Whole(int64(lane.settled(bin))) + lane.kinds(bin) + since + "."
		}
	}
	text = strings.ReplaceAll(text, "\u202f", "") // a voice reads groups of digits as numbers
	return string(text[0]-'a'+'A') + text[1:]
}
