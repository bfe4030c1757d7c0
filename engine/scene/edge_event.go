package scene

import "binfall/engine/process"

// edgeEvent is the arrival of an edge in words: "edge 3–17: loads 2 and 1; 17 is the head,
// it holds less".
func edgeEvent(e *process.Event) string {
	u, v := BinName(int(e.Edge.U)), BinName(int(e.Edge.V))
	head := BinName(e.Placed[0].Bin)
	if u == v {
		return "a loop at vertex " + u + ", which holds " + digits(int64(e.Candidates[0].Load)) + " and is the head"
	}
	text := "edge " + u + "–" + v + ": loads " + digits(int64(e.Candidates[0].Load)) + " and " + digits(int64(e.Candidates[1].Load)) + "; "
	if e.Flipped > 0 {
		return text + count(int64(e.Flipped), "earlier head flips", "earlier heads flip") + ", and vertex " + head + " holds one more"
	}
	return text + head + " is the head" + reason(e)
}

func reason(e *process.Event) string {
	switch e.Why {
	case process.Lesser:
		return ", it holds less"
	case process.Tie:
		return ", chosen by the rule for ties"
	case process.Fixed:
		return ", always its left end"
	case process.Blind:
		return ", chosen by a coin"
	case process.Threshold:
		return ", its left end, below the threshold of class " + digits(int64(e.Class)+1)
	case process.Beyond:
		return ", it holds no more beyond thresholds"
	case process.Optimal:
		return ", which keeps the largest load least"
	}
	return ""
}
