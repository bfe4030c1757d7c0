package engine

import (
	"binfall/engine/family"
	"binfall/engine/scene"
)

// Map returns where the vertices of the base graph are drawn, nil without a base graph or
// for one that is too large to be drawn vertex by vertex.
func (r *Run) Map() *scene.Map {
	if r.ground == nil || r.ground.base.Order() > scene.MostVertices {
		return nil
	}
	return scene.NewMap(r.ground.places(), r.ground.links())
}

// places are those of the family, or a circle.
func (g *ground) places() []scene.Point {
	laid, ok := g.base.Multigraph.(family.Laid)
	if !ok {
		return scene.Circle(g.base.Order())
	}
	places := make([]scene.Point, g.base.Order())
	for v := range places {
		places[v].X, places[v].Y = laid.Place(int32(v))
	}
	return places
}

// links are the pairs of vertices that an edge joins, nil if there are too many to draw.
func (g *ground) links() (links [][2]int32) {
	seen := map[[2]int32]bool{}
	for e := range g.base.Size() {
		u, v := g.base.Ends(e)
		link := [2]int32{min(u, v), max(u, v)}
		if seen[link] {
			continue
		}
		if seen[link] = true; len(links) == scene.MostLinks {
			return nil
		}
		links = append(links, link)
	}
	return links
}
