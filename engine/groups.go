package engine

import (
	"math/bits"
	"strconv"

	"binfall/engine/family"
	"binfall/engine/scene"
)

// groups returns the vertices of a base graph that is too large to be drawn one by one, by
// layer or by degree; nil for others.
func (r *Run) groups() *scene.Groups {
	if r.ground == nil || r.ground.base.Order() <= scene.MostVertices {
		return nil
	}
	if g, ok := r.ground.base.Multigraph.(family.Layered); ok {
		titles := make([]string, g.Layers())
		for i := range titles {
			titles[i] = "layer " + strconv.Itoa(i)
		}
		of := make([]uint8, r.ground.base.Order())
		for v := range of {
			of[v] = uint8(g.Layer(int32(v)))
		}
		return scene.NewGroups(titles, of)
	}
	return r.ground.degrees()
}

// mostCounted is the number of edges up to which degrees are counted for a picture.
const mostCounted = 1 << 23

// degrees groups vertices by the power of two that their degree reaches.
func (g *ground) degrees() *scene.Groups {
	of := make([]uint8, g.base.Order())
	if _, alike := g.base.Multigraph.(family.Alike); alike || g.base.Size() > mostCounted {
		return scene.NewGroups([]string{"all vertices"}, of)
	}
	used := make([]bool, 65)
	for v, d := range g.base.VertexDegrees() {
		of[v] = uint8(bits.Len64(uint64(d)))
		used[of[v]] = true
	}
	rank, titles := make([]uint8, len(used)), []string{}
	for class, there := range used {
		if there {
			rank[class] = uint8(len(titles))
			titles = append(titles, degreeTitle(class))
		}
	}
	for v := range of {
		of[v] = rank[of[v]]
	}
	return scene.NewGroups(titles, of)
}

// degreeTitle names the degrees with so many binary digits.
func degreeTitle(digits int) string {
	switch digits {
	case 0:
		return "isolated"
	case 1:
		return "degree 1"
	}
	low := uint64(1) << (digits - 1)
	return "degree " + strconv.FormatUint(low, 10) + " to " + strconv.FormatUint(2*low-1, 10)
}
