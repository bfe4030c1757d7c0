//go:build js && wasm

package main

import (
	"math/big"
	"strconv"
	"strings"

	"binfall/engine"
	"binfall/engine/stats"
	"binfall/wasm/bridge"
)

// details answers with everything that is measured of the present round but not told with every state: potentials,
// conditions, couplings, and the theory's curves at this n and W. The text is α and c of the exponential potentials,
// which may be missing.
func (s *stage) details(text string) string {
	run := s.player.run
	alpha, from := 0.25, 2.0
	if a, c, found := strings.Cut(text, " "); found {
		alpha, from = setting(a, alpha), setting(c, from)
	}
	var j bridge.JSON
	j.Open('{').Key("binfall").Text("details").Key("query").Text(run.RunQuery()).Key("round").Int(run.Round()).
		Key("alpha").Float(alpha, -1).Key("from").Float(from, -1).Key("couplings").Open('[')
	for _, c := range run.Couplings() {
		j.Open('{').Key("upper").Int(int64(c.Upper)).Key("lower").Int(int64(c.Lower)).Key("holds").Bool(c.Holds).Close('}')
	}
	j.Close(']').Key("lanes").Open('[')
	for i, lane := range run.Lanes() {
		j.Open('{').Key("title").Text(lane.Title())
		potentials(&j, lane, alpha, from)
		conditions(&j, lane)
		bounds(&j, run.Bounds(i))
		levels(&j, lane.Levels())
		layers(&j, run.Layers(i))
		j.Close('}')
	}
	return j.Close(']').Close('}').String()
}

// setting reads a number from 0 to 1000.
func setting(text string, otherwise float64) float64 {
	if x, err := strconv.ParseFloat(text, 64); err == nil && x >= 0 && x <= 1000 {
		return x
	}
	return otherwise
}

func potentials(j *bridge.JSON, lane *engine.Lane, alpha, from float64) {
	s := lane.State
	n := float64(s.Bins())
	profile := s.Profile()
	p := stats.PotentialsOf(s, profile, alpha, from)
	perBin := func(v *big.Int) float64 { // the exact integer is n times the potential
		x, _ := new(big.Float).SetInt(v).Float64()
		return x / n / n
	}
	j.Key("overloaded").Float(float64(p.Overloaded)/n, -1).Key("minGap").Float(p.MinGap, -1).
		Key("absolute").Float(perBin(p.Absolute), -1).Key("quadratic").Float(perBin(p.Quadratic), -1).
		Key("filling").Float(p.Filling, -1).Key("twoSided").Float(p.TwoSided, -1).Key("truncated").Float(p.Truncated, -1).
		Key("samplesPerBall").Float(float64(s.Samples)/float64(s.Balls-s.Given), -1).
		Key("ballsPerRound").Float(float64(s.Balls-s.Given)/float64(s.Rounds), -1).
		Key("leastHalf").Float(float64(stats.Least(profile, s.Bins()/2))/float64(s.Balls), -1)
	j.Key("pair")
	if w := lane.Swaps(); w != nil {
		j.Open('{').Key("met").Bool(w.Met).Key("swaps").Int(w.Count).Close('}')
	} else {
		j.Null()
	}
}

// conditions adds the four conditions, or null for a rule without a closed distribution vector.
func conditions(j *bridge.JSON, lane *engine.Lane) {
	c, known := lane.Conditions()
	if j.Key("conditions"); !known {
		j.Null()
		return
	}
	j.Open('{').Key("P1").Bool(c.P1).Key("W1").Bool(c.W1).Key("P3").Bool(c.P3).Key("W3").Bool(c.W3).Close('}')
}

func bounds(j *bridge.JSON, list []engine.Bound) {
	j.Key("bounds").Open('[')
	for _, b := range list {
		j.Open('{').Key("key").Text(b.Key).Key("of").Text(string(b.Of)).Key("formula").Text(b.Formula).
			Key("sentence").Text(b.Sentence).Key("ref").Text(b.Ref).Key("status").Text(string(b.Status)).
			Key("value").Float(b.Value, -1).Key("holds").Bool(b.Holds).Close('}')
	}
	j.Close(']')
}

// levels adds the state of a rule with thresholds, or null.
func levels(j *bridge.JSON, l *engine.Levels) {
	if j.Key("levels"); l == nil {
		j.Null()
		return
	}
	j.Open('{').Key("classes").Open('[')
	for _, c := range l.Classes {
		j.Open('{').Key("alpha").Int(c.Alpha).Key("taken").Int(c.Taken).Key("full").Int(int64(c.Full)).Close('}')
	}
	j.Close(']').Key("beyond").Int(l.Beyond).Key("largest").Int(int64(l.Largest)).Key("vertices").Int(int64(l.Vertices)).
		Key("why").Text(l.Why).Close('}')
}

// layers adds the loads by layer, or null for a graph without layers.
func layers(j *bridge.JSON, list []stats.Layer) {
	if j.Key("layers"); list == nil {
		j.Null()
		return
	}
	j.Open('[')
	for _, l := range list {
		j.Open('{').Key("vertices").Int(int64(l.Vertices)).Key("balls").Int(l.Balls).Key("mean").Float(l.Mean, -1).Key("max").Int(int64(l.Max)).Close('}')
	}
	j.Close(']')
}
