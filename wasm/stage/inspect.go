//go:build js && wasm

package main

import (
	"strconv"
	"strings"

	"binfall/engine/scene"
	"binfall/wasm/bridge"
)

// inspect is what the reader looks at: a place of the picture, by a pointer, or a bin, by keys. The latter counts until
// the pointer moves.
type inspect struct {
	point *scene.Point
	focus int // 1 for the first bin, 0 for none
	json  bridge.JSON
	told  string // the last message
}

// at takes the place of the pointer in CSS pixels, none if the text is empty.
func (k *inspect) at(text string, scale float64) {
	k.point = nil
	if x, y, found := strings.Cut(text, " "); found {
		px, _ := strconv.ParseFloat(x, 64)
		py, _ := strconv.ParseFloat(y, 64)
		k.point, k.focus = &scene.Point{X: px * scale, Y: py * scale}, 0
	}
}

// inspect looks at a bin: that of the last ball of the first lane, the next one or the one before, none, or one by its
// number.
func (s *stage) inspect(text string) {
	bins := int(s.player.run.Bins)
	from, looks := s.scene.Pointed, s.scene.Pointed >= 0
	switch {
	case text == "none":
		s.looked.focus, s.looked.point = 0, nil
	case text == "last" || !looks && (text == "next" || text == "before"):
		s.looked.focus = s.player.lastBin() + 1
	case text == "next":
		s.looked.focus = (from+1)%bins + 1
	case text == "before":
		s.looked.focus = (from+bins-1)%bins + 1
	default:
		if bin, err := strconv.Atoi(text); err == nil && bin >= 1 && bin <= bins {
			s.looked.focus = bin
		}
	}
}

// lastBin is the bin that got the last ball in the first lane, the first bin before there is one.
func (p *player) lastBin() int {
	if placed := p.run.Lanes()[0].State.Last.Placed; p.run.Round() > 0 && len(placed) > 0 {
		return placed[len(placed)-1].Bin
	}
	return 0
}

// tell says which bin of the last picture the reader looks at, once it is at rest; what is dear to find is told later.
func (k *inspect) tell(s *stage) {
	p, bin := &s.player, s.scene.Pointed
	if s.dirty || p.playing || p.moving() || s.seek.active || bin >= 0 && p.history.soon(p.run) {
		return
	}
	j := k.json.Reset().Open('{').Key("binfall").Text("pointed").Key("bin").Int(int64(bin + 1)).Key("keys").Bool(k.focus > 0).Key("text")
	if bin >= 0 {
		j.Text(scene.Pointed(p.scene(), bin))
	} else {
		j.Text("")
	}
	text := j.Close('}').String()
	if text == k.told || bin < 0 && k.told == "" {
		return
	}
	k.told = text
	s.host.Call("post", text)
}
