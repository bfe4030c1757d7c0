//go:build js && wasm

package main

import (
	"math"

	"binfall/engine/scene"
	"binfall/wasm/bridge"
)

// labels sends the scene's text to the document: of every picture what differs from the one before.
type labels struct {
	json bridge.JSON
	last []scene.Label // as sent
}

func (l *labels) show(host bridge.Host, s *scene.Scene) {
	j := l.json.Reset().Open('[').Int(int64(len(s.Labels)))
	news := len(s.Labels) != len(l.last)
	for len(l.last) < len(s.Labels) {
		l.last = append(l.last, scene.Label{})
	}
	l.last = l.last[:len(s.Labels)]
	for i := range s.Labels {
		label := sent(&s.Labels[i], s.Scale)
		if l.last[i] == label {
			continue
		}
		l.last[i], news = label, true
		j.Open('[').Int(int64(i)).Text(label.Text).Float(float64(label.X)/10, -1).Float(float64(label.Y)/10, -1).Float(float64(label.Size), -1).
			Float(float64(label.Alpha)/50, -1).Int(int64(label.Align)).Text(label.Tone.String()).Bool(label.Bold).Bool(label.Halo).Close(']')
	}
	if news {
		host.Call("labels", j.Close(']').String())
	}
}

// sent is a label as the document gets it: in tenths of a CSS pixel, opacity in fiftieths, so that what nobody can see
// is no change.
func sent(label *scene.Label, scale float64) scene.Label {
	sent := *label
	sent.X = float32(math.Round(float64(label.X) / scale * 10))
	sent.Y = float32(math.Round(float64(label.Y) / scale * 10))
	sent.Alpha = float32(math.Round(float64(label.Alpha) * 50))
	return sent
}
