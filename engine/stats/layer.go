package stats

// Layer is the loads of some of the vertices of a base graph.
type Layer struct {
	Vertices int     `json:"vertices"`
	Balls    int64   `json:"balls"`
	Mean     float64 `json:"mean"`
	Max      int32   `json:"max"`
}

// Layers sums the loads by layer.
func Layers(loads []int32, count int, of func(v int32) int) []Layer {
	layers := make([]Layer, count)
	for v, x := range loads {
		l := &layers[of(int32(v))]
		l.Vertices++
		l.Balls += int64(x)
		l.Max = max(l.Max, x)
	}
	for i := range layers {
		layers[i].Mean = float64(layers[i].Balls) / float64(layers[i].Vertices)
	}
	return layers
}
