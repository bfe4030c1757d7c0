//go:build js && wasm

package main

import (
	"errors"
	"math"
	"strconv"
	"time"

	"binfall/engine"
	"binfall/engine/param"
	"binfall/engine/scene"
)

// command obeys one order of the document: a kind and its text.
func (s *stage) command(kind, text string, _ []byte) {
	now := time.Now()
	p := &s.player
	switch kind {
	case "load":
		s.load(text, now)
	case "scale":
		if scale, err := strconv.ParseFloat(text, 64); err == nil && scale > 0 {
			s.scale, s.camera.jump = scale, true
		}
	case "theme":
		s.theme, s.camera.jump = scene.ThemeOf(text), true
	case "motion":
		p.reduced = text == "reduce"
	case "point":
		s.looked.at(text, s.scale)
	case "zoom", "pan":
		s.look(kind, text)
	case "visible":
		p.visible, p.last = text == "1", now
	case "pump":
		if s.pump(); s.seek.active && now.Sub(s.drawn) < glimpse {
			return
		}
	default:
		if p.run != nil {
			s.drive(kind, text, now)
		}
	}
	s.touch()
}

// glimpse is the time between two pictures of a journey.
const glimpse = 250 * time.Millisecond

// drive obeys the orders that need a run.
func (s *stage) drive(kind, text string, now time.Time) {
	p := &s.player
	switch kind {
	case "details":
		s.host.Call("post", s.details(text))
		return
	case "inspect":
		s.inspect(text)
		return
	case "svg":
		s.host.Call("post", s.svg())
		return
	case "play":
		p.setRate(text)
		s.play(now)
	case "pause":
		s.seek.stop()
		p.pause()
	case "speed":
		p.setRate(text)
	case "step":
		if n, err := strconv.ParseInt(text, 10, 64); err == nil && n != 0 {
			s.step(n, now)
		}
	case "seek":
		s.seekTo(text)
	case "tell": // nothing but what follows
	}
	s.report.send(s, now, true)
}

// load starts the run of a link, or changes the view if the run is the same.
func (s *stage) load(query string, now time.Time) {
	p := &s.player
	config, err := engine.ParseQuery(query)
	if err == nil {
		err = config.Check(engine.Stage)
	}
	if err == nil && !config.Seeded {
		config.Seed, err = strconv.ParseUint(s.host.Ask("seed"), 10, 64)
		config.Seeded = true
	}
	same := err == nil && p.run != nil && p.run.RunQuery() == config.RunQuery()
	var run *engine.Run
	if err == nil && !same {
		run, err = engine.New(config)
	}
	if err != nil {
		s.host.Call("post", s.report.faults(err))
		return
	}
	if same {
		p.run.Config.View = config.View
	} else {
		s.seek.stop()
		p.start(run)
		s.scout.begin(run)
		s.lens = scene.Lens{}
		s.camera.jump = true
	}
	p.dress(config.View)
	s.host.Call("theme", config.View.Theme)
	at := int64(config.View.At)
	if !same && !engine.Names(query, "at") {
		at = int64(config.View.From)
	}
	if engine.Names(query, "at") && at != p.run.Round() || !same && at > 0 {
		s.seekTo(strconv.FormatInt(at, 10))
	}
	if p.kind == scene.River {
		s.complete()
	}
	if !same && config.View.Autoplay && !p.reduced {
		s.play(now)
	}
	s.report.send(s, now, true)
}

// dress takes the view keys of a link.
func (p *player) dress(v engine.View) {
	p.kind = v.Kind()
	p.run.Record(p.kind == scene.River)
	p.extra = v.Extra()
	p.setRate(v.Speed)
}

// setRate takes a number of rounds a second or max; anything else changes nothing. The link keeps the same text.
func (p *player) setRate(text string) {
	rate, err := strconv.ParseFloat(text, 64)
	switch {
	case text == "max":
		rate = maxRate
	case err != nil || !(rate > 0):
		return
	default:
		rate = math.Max(0.1, math.Min(1e8, math.Round(rate*1000)/1000))
		text = strconv.FormatFloat(rate, 'f', -1, 64)
	}
	p.rate = rate
	p.run.Config.View.Speed = text
}

// faultList gives every error of a link by itself.
func faultList(err error) param.Errors {
	var list param.Errors
	if errors.As(err, &list) {
		return list
	}
	return param.Errors{{Want: err.Error()}}
}
