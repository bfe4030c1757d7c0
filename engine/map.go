package engine

import (
	"binfall/engine/family"
	"binfall/engine/scene"
)

// chart returns where the vertices of the base graph are drawn, nil without a base graph or
// for one that is too large to be drawn vertex by vertex. Springs, if there are any, improve
// it.
func (r *Run) chart() (*scene.Map, *scene.Springs) {
	if r.ground == nil || r.ground.base.Order() > scene.MostVertices {
		return nil, nil
	}
	links := r.ground.links()
	if laid, ok := r.ground.base.Multigraph.(family.Laid); ok {
		m := scene.NewMap(r.ground.places(laid), links)
		_, m.Aligned = laid.(family.Aligned)
		return m, nil
	}
	if links == nil {
		return scene.NewMap(scene.Circle(r.ground.base.Order()), nil), nil
	}
	return scene.Spring(r.ground.base.Order(), links)
}

// places are those of the family.
func (g *ground) places(laid family.Laid) []scene.Point {
	places := make([]scene.Point, g.base.Order())
	for v := range places {
		places[v].X, places[v].Y = laid.Place(int32(v))
	}
	return places
}

// links are the pairs of vertices that an edge joins, nil if there are too many to draw.
func (g *ground) links() (links []scene.Link) {
	seen := map[[2]int32]bool{}
	for e := range g.base.Size() {
		u, v := g.base.Ends(e)
		u, v = min(u, v), max(u, v)
		if seen[[2]int32{u, v}] {
			continue
		}
		if seen[[2]int32{u, v}] = true; len(links) == scene.MostLinks {
			return nil
		}
		links = append(links, scene.Link{U: u, V: v, Edge: e})
	}
	return links
}
