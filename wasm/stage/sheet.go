//go:build js && wasm

package main

import "binfall/engine/scene"

// sheet answers with the run's picture for paper as an SVG document, empty without a run: at rest, without the reader's
// pointer and lens, in the theme for printing. It has its own size, in CSS pixels, so that the window's says nothing of
// the size of its text on paper.
func (s *stage) sheet() string {
	run := s.player.scene()
	if run == nil {
		return ""
	}
	for i := range run.Lanes {
		for k := range run.Lanes[i].Acts {
			run.Lanes[i].Acts[k].Phase = 1
		}
	}
	const width, height, scale = 840, 560, 2
	view := scene.View{Width: width * scale, Height: height * scale, Scale: scale, Weight: scene.Print.Weight, Kind: s.player.kind, Show: s.player.extra}
	return drawing(run, view, &scene.Print)
}
