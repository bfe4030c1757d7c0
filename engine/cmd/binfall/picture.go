package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"net/url"
	"strings"

	"binfall/engine"
	"binfall/engine/scene"
)

// picture draws a run as SVG, at the round of its link or, if that names none, at its end.
func picture(args []string, out io.Writer) error {
	set := flag.NewFlagSet("picture", flag.ContinueOnError)
	view := set.String("view", "", "instead of the link's view")
	theme := set.String("theme", "", "instead of the link's theme")
	width := set.Float64("width", 1280, "CSS pixels")
	height := set.Float64("height", 720, "CSS pixels")
	scale := set.Float64("scale", 1, "pixels a CSS pixel, of which cells and hairlines are made")
	file := set.String("graph", "", "take the base graph from this file")
	words, err := parse(set, args)
	if err != nil {
		return err
	}
	if len(words) != 1 {
		return wrongUse("binfall picture: wants one QUERY")
	}
	if err := checkSize(*width, *height, *scale); err != nil {
		return err
	}
	base, err := readBase(*file)
	if err != nil {
		return err
	}
	config, err := base.config(words[0])
	if err != nil {
		return err
	}
	if err := dress(&config.View, *view, *theme); err != nil {
		return err
	}
	run, err := begin(config)
	if err != nil {
		return err
	}
	if !engine.Names(words[0], "at") {
		run.View.At = math.MaxInt64
	}
	shown := look(run)
	shown.Link = home(words[0]) + run.Query()
	var s scene.Scene
	dressing := scene.ThemeOf(run.View.Theme)
	scene.Build(&s, scene.View{Width: *width * *scale, Height: *height * *scale, Scale: *scale, Weight: dressing.Weight, Kind: run.View.Kind(), Show: run.View.Extra()}, shown)
	return scene.WriteSVG(out, &s, shown, dressing)
}

// checkSize keeps the sizes where a picture can be drawn and read.
func checkSize(width, height, scale float64) error {
	for _, c := range []struct {
		name                string
		value, least, limit float64
	}{{"width", width, 100, 8192}, {"height", height, 100, 8192}, {"scale", scale, 0.5, 8}} {
		if !(c.value >= c.least && c.value <= c.limit) {
			return wrongUse(fmt.Sprintf("binfall picture: -%s wants a number from %g to %g", c.name, c.least, c.limit))
		}
	}
	return nil
}

// dress replaces view and theme of a link, each by a value that the link could have.
func dress(v *engine.View, view, theme string) error {
	var pairs []string
	if view != "" {
		pairs = append(pairs, "view="+url.QueryEscape(view))
	}
	if theme != "" {
		pairs = append(pairs, "theme="+url.QueryEscape(theme))
	}
	c, err := engine.ParseQuery(strings.Join(pairs, "&"))
	if err != nil {
		return err
	}
	if view != "" {
		v.View = c.View.View
	}
	if theme != "" {
		v.Theme = c.View.Theme
	}
	return nil
}

// look goes to the round of the view, or to the end if the run is shorter, and returns what the
// scene shows there. The view's round becomes the one that is shown.
func look(run *engine.Run) *scene.Run {
	p := run.Picture()
	run.Record(run.View.Kind() == scene.River)
	run.Visit(int64(run.View.At))
	run.View.At = uint64(run.Round())
	if run.HasOptimum() {
		run.FollowOptimum(run.Round())
	}
	for !p.Settled() {
		p.Settle()
	}
	shown := p.Show()
	for i, act := range run.Acts(engine.AtRest) {
		if act.Round > 0 {
			shown.Lanes[i].Acts = []scene.Act{act}
		}
	}
	shown.Digest = run.Digest()
	return shown
}

// home is a link up to its question mark; that of any site for one without.
func home(link string) string {
	if before, _, found := strings.Cut(link, "?"); found {
		return before + "?"
	}
	return "/?"
}
