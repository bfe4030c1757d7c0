//go:build js && wasm

package main

import (
	"strings"

	"binfall/engine/scene"
	"binfall/wasm/bridge"
)

// svg answers with the picture as a file: what is on the stage now, but where the reader points, with the camera at
// its goal.
func (s *stage) svg() string {
	run := s.player.run
	link := run.Config
	link.View.At = uint64(run.Round())
	shown := s.player.scene()
	shown.Digest, shown.Link = run.Digest(), s.host.Ask("home")+"?"+link.Query()
	view := s.view()
	view.Point = nil
	var j bridge.JSON
	return j.Open('{').Key("binfall").Text("svg").Key("query").Text(run.RunQuery()).Key("round").Int(run.Round()).
		Key("digest").Text(shown.Digest).Key("text").Text(drawing(shown, view, s.theme)).Close('}').String()
}

// drawing is a picture as an SVG document.
func drawing(run *scene.Run, view scene.View, theme *scene.Theme) string {
	var picture scene.Scene
	var text strings.Builder
	scene.Build(&picture, view, run)
	if err := scene.WriteSVG(&text, &picture, run, theme); err != nil {
		panic(err) // a strings.Builder refuses nothing
	}
	return text.String()
}
