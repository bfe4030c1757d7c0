package scene

// mostRecalled is how many of the last rounds of a vertex are told.
const mostRecalled = 4

// vertexNote says what a vertex holds, of which kind, and since when: "vertex 5 holds 3, 1
// beyond thresholds; rounds 12, 40, 57".
func (lane *Lane) vertexNote(v int32) string {
	load := lane.settled(int(v))
	text := "vertex " + BinName(int(v)) + " holds " + Whole(int64(load))
	if lane.Levels != nil && load > 0 {
		left, right := lane.Levels.Beyond(v)
		text += ", " + digits(int64(left+right)) + " beyond thresholds"
		if lane.Levels.Sides && left > 0 && right > 0 {
			text += " (" + digits(int64(left)) + " as a left end)"
		}
	}
	var rounds []string
	for i := len(lane.Given) - 1; i >= 0 && len(rounds) < mostRecalled; i-- {
		if lane.Given[i].Head == v {
			rounds = append(rounds, digits(int64(i)+1))
		}
	}
	switch len(rounds) {
	case 0:
		return text
	case 1:
		return text + "; round " + rounds[0]
	}
	for i, j := 0, len(rounds)-1; i < j; i, j = i+1, j-1 {
		rounds[i], rounds[j] = rounds[j], rounds[i]
	}
	if int(load) > len(rounds) {
		return text + "; last rounds " + list(rounds)
	}
	return text + "; rounds " + list(rounds)
}
