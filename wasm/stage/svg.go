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
	scene.Build(&s.scene, view, shown)
	var text strings.Builder
	scene.WriteSVG(&text, &s.scene, shown, s.theme) // a strings.Builder fails never
	var j bridge.JSON
	return j.Open('{').Key("binfall").Text("svg").Key("query").Text(run.RunQuery()).Key("round").Int(run.Round()).
		Key("digest").Text(shown.Digest).Key("text").Text(text.String()).Close('}').String()
}
