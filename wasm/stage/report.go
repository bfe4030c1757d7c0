//go:build js && wasm

package main

import (
	"time"

	"binfall/engine"
	"binfall/engine/scene"
	"binfall/wasm/bridge"
)

// report tells the host page the state: at most ten times a second while playing, and less often when the digest of
// many bins is dear.
type report struct {
	json  bridge.JSON
	sent  time.Time
	pause time.Duration // least time between two
	stale bool          // the last state sent was of a moment gone by
}

const leastPause = 100 * time.Millisecond

// ready is the first message.
func (r *report) ready(rules int64) string {
	return r.json.Reset().Open('{').Key("binfall").Text("ready").Key("rules").Int(rules).Close('}').String()
}

// faults is the answer to a link that cannot be run.
func (r *report) faults(err error) string {
	j := r.json.Reset().Open('{').Key("binfall").Text("error").Key("list").Open('[')
	for _, e := range faultList(err) {
		j.Open('{').Key("key").Text(e.Key).Key("value").Text(e.Value).Key("want").Text(e.Want).Key("text").Text(e.Error()).Close('}')
	}
	return j.Close(']').Close('}').String()
}

// send posts the state if it changed and the time has come, or at once.
func (r *report) send(s *stage, now time.Time, atOnce bool) {
	p := &s.player
	moving := p.busy() || p.behind() || s.seek.active
	if moving {
		r.stale = true
	}
	if !atOnce && (!r.stale || moving && now.Sub(r.sent) < max(leastPause, r.pause)) {
		return
	}
	r.sent, r.stale = now, moving
	s.host.Call("post", r.state(s))
	r.pause = 10 * time.Since(now)
}

// state is the whole state as a message.
func (r *report) state(s *stage) string {
	p := &s.player
	run, shown := p.run, p.scene()
	config := run.Config
	config.View.At = 0
	digest, digests := r.digests(run)
	j := r.json.Reset().Open('{').Key("binfall").Text("state").
		Key("query").Text(config.Query()).Key("round").Int(run.Round()).Key("goal").Int(s.goal()).
		Key("end").Int(shown.End).Key("endKnown").Bool(shown.EndKnown).
		Key("playing").Bool(p.playing).Key("rate")
	rate(j, p.rate)
	j.Key("done").Bool(run.Done()).Key("n").Int(shown.Bins).Key("m").Int(shown.Balls).Key("seed").Text(shown.Seed).
		Key("graph").Bool(shown.Graph).Key("opt")
	if shown.OptimumKnown {
		j.Int(int64(shown.Optimum))
	} else {
		j.Null()
	}
	j.Key("digest").Text(digest).Key("caption").Bool(config.View.Caption).
		Key("sentence").Text(sentence(shown, p.kind)).Key("event").Text(scene.Events(shown)).
		Key("lanes").Open('[')
	for i, lane := range run.Lanes() {
		st := lane.State
		j.Open('{').Key("process").Text(lane.String()).Key("title").Text(lane.Title()).
			Key("rounds").Int(st.Rounds).Key("balls").Int(st.Balls).Key("samples").Int(st.Samples).
			Key("max").Int(int64(st.Max())).Key("min").Int(int64(st.Min())).Key("gap").Float(st.Gap(), -1).
			Key("ratio")
		if shown.OptimumKnown && shown.Optimum > 0 {
			j.Float(float64(st.Max())/float64(shown.Optimum), -1)
		} else {
			j.Null()
		}
		j.Key("average").Float(float64(st.Balls)/float64(st.Bins()), -1).
			Key("digest").Text(digests[i]).Key("done").Bool(lane.Done()).Close('}')
	}
	return j.Close(']').Close('}').String()
}

// quickDigest is the number of bins up to which digests are told of a clock that runs, too.
const quickDigest = 1 << 16

// digests are that of the run and those of its lanes; while the clock runs dear ones are left open.
func (r *report) digests(run *engine.Run) (whole string, each []string) {
	each = make([]string, len(run.Lanes()))
	open := r.stale && run.Bins > quickDigest
	for i := range each {
		if each[i] = "…"; !open {
			each[i] = run.LaneDigest(i)
		}
	}
	if whole = each[0]; len(each) > 1 && !open {
		whole = run.Digest()
	}
	return whole, each
}

// sentence says what the picture shows, and how.
func sentence(run *scene.Run, kind scene.Kind) string {
	text := scene.Sentence(run)
	if how := kind.Shows(run); how != "" {
		text += " " + how
	}
	return text
}

func rate(j *bridge.JSON, rate float64) {
	if rate >= maxRate {
		j.Text("max")
		return
	}
	j.Float(rate, -1)
}

// probe is what the browser tests ask for.
func (s *stage) probe() string {
	var j bridge.JSON
	j.Open('{').Key("frames").Int(int64(s.frames)).Key("width").Int(int64(s.width)).Key("height").Int(int64(s.height)).Key("scale").Float(s.scale, -1)
	if run := s.player.run; run != nil {
		j.Key("round").Int(run.Round()).Key("playing").Bool(s.player.playing).Key("moving").Bool(s.player.moving() || s.dirty).
			Key("visible").Bool(s.player.visible).Key("digest").Text(run.Digest()).Key("labels").Int(int64(len(s.scene.Labels)))
	}
	return j.Close('}').String()
}
