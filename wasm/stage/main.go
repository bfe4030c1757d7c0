//go:build js && wasm

// Command stage is the interactive picture of a run: an Ebitengine program in a document of its own, driven by
// commands from the JavaScript around it (site/js/stage) and answering with JSON.
//
// Everything runs on the browser's one thread: commands, Update and Draw never overlap and never block.
package main

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine"
	"binfall/engine/scene"
	"binfall/wasm/bridge"
	"binfall/wasm/canvas"
)

// stage is the game of Ebitengine and the owner of all parts.
type stage struct {
	host   bridge.Host
	player player
	camera camera
	seek   seek
	scout  scout
	report report
	canvas *canvas.Canvas
	scene  scene.Scene
	labels labels
	fade   fade
	looked inspect

	width, height int     // of the screen, device pixels
	scale         float64 // device pixels a CSS pixel
	theme         *scene.Theme
	lens          scene.Lens // over a base graph
	dirty         bool       // the picture on the screen is old
	quiet         int        // frames since something moved
	frames        int        // pictures drawn
	drawn         time.Time
	cost          time.Duration // of the last picture
}

func main() {
	s := &stage{host: bridge.Open("binfallHost"), scale: 1, theme: &scene.Light, canvas: canvas.New(), dirty: true}
	s.player.visible = true
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	s.host.Receive("receive", s.command)
	s.host.Answer("probe", s.probe)
	s.host.Answer("sheet", s.sheet)
	s.host.Call("post", s.report.ready(engine.Rules))
	err := ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{
		DisableHiDPI:      true, // the shim reports the size in device pixels
		InitUnfocused:     true,
		ScreenTransparent: true,
	})
	if err != nil {
		panic(err)
	}
}

// Layout is not used: Ebitengine prefers LayoutF.
func (s *stage) Layout(int, int) (int, int) { panic("stage: LayoutF replaces Layout") }

// LayoutF makes one unit one device pixel.
func (s *stage) LayoutF(width, height float64) (float64, float64) {
	w, h := int(math.Max(1, width)), int(math.Max(1, height))
	if w != s.width || h != s.height {
		s.width, s.height = w, h
		s.camera.jump = true
		s.touch()
	}
	return float64(w), float64(h)
}

// still is how many frames Ebitengine gets after the last change: it shows a picture up to four frames later.
const still = 8

// Update moves the clock by what the wall says and the run by what the speed says.
func (s *stage) Update() error {
	now := time.Now()
	if s.player.run != nil {
		if s.player.advance(now) || !s.seek.active && s.player.improve(now) {
			s.dirty = true
		}
		s.report.send(s, now, false)
		s.scout.look(s, now)
		if s.looksBack() && s.player.history.look(s.player.run) {
			s.dirty = true
		}
		s.looked.tell(s)
	}
	if s.quiet++; s.quiet > still && !s.dirty && !s.scout.busy() && !s.looksBack() && !s.player.busy() && !s.player.behind() && !s.seek.active {
		s.host.Call("shut")
	}
	return nil
}

// looksBack reports that the reader looks at a bin of which there is more to find.
func (s *stage) looksBack() bool {
	p := &s.player
	return s.scene.Pointed >= 0 && p.visible && !p.playing && !s.seek.active && p.history.busy(p.run)
}

// Draw paints only if something changed.
func (s *stage) Draw(screen *ebiten.Image) {
	defer s.player.slack.from()
	if !s.dirty || s.width < 8 || s.height < 8 {
		return
	}
	if s.player.pressed && time.Since(s.drawn) < respite*s.cost {
		return // the run needs the time more: pictures of millions of bins are dear
	}
	s.quiet, s.dirty = 0, false
	s.frames++
	s.drawn = time.Now()
	run, view := s.player.scene(), s.view()
	if run != nil {
		s.camera.jump = s.camera.jump || s.player.reduced || !s.camera.window.Holds(run)
		view.Window, s.dirty = s.camera.follow(scene.Fit(run, scene.StackHeight(view, run)), s.drawn)
		scene.Build(&s.scene, view, run)
		s.fade.before(screen, view.Kind.Resolve(run), s.player.reduced, s.drawn)
	} else {
		s.scene.Reset(view)
	}
	s.canvas.Draw(screen, &s.scene, s.theme)
	s.dirty = s.fade.over(screen, s.drawn) || s.dirty
	s.labels.show(s.host, &s.scene)
	s.cost = time.Since(s.drawn)
}

// respite is how much longer than a picture takes its successor is awaited while the clock runs.
const respite = 4

func (s *stage) view() scene.View {
	return scene.View{Width: float64(s.width), Height: float64(s.height), Scale: s.scale, Weight: s.theme.Weight, Kind: s.player.kind, Point: s.looked.point, Focus: s.looked.focus, Show: s.player.extra, Lens: s.lens}
}

// touch asks for a new picture.
func (s *stage) touch() {
	s.dirty = true
	s.quiet = 0
	s.host.Call("wake")
}

// camera lets the window of levels glide.
type camera struct {
	window scene.Window
	last   time.Time
	jump   bool
}

// follow moves toward the wanted window, most of the way within a third of a second; moving reports that it has not
// arrived.
func (c *camera) follow(want scene.Window, now time.Time) (at scene.Window, moving bool) {
	share := 1 - math.Exp(-10*math.Min(now.Sub(c.last).Seconds(), 0.1))
	c.last = now
	if c.jump {
		share, c.jump = 1, false
	}
	c.window = c.window.Toward(want, share)
	return c.window, c.window != want
}
