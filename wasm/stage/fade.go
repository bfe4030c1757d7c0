//go:build js && wasm

package main

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"binfall/engine/scene"
)

// fade blends the picture of another view out when the view changes.
type fade struct {
	old   *ebiten.Image // what was seen, nil while nothing fades
	kind  scene.Kind    // of the last picture
	began time.Time
}

// fadeTime is how long the picture before is seen.
const fadeTime = 250 * time.Millisecond

// before keeps the screen if the next picture is of another view; it must be called while the screen shows the last one.
func (f *fade) before(screen *ebiten.Image, kind scene.Kind, still bool, now time.Time) {
	changed := kind != f.kind && f.kind != scene.Auto // Auto before the first picture
	f.kind = kind
	if !changed || still {
		return
	}
	f.drop()
	f.old = ebiten.NewImage(screen.Bounds().Dx(), screen.Bounds().Dy())
	f.old.DrawImage(screen, nil)
	f.began = now
}

// over draws what is left of the picture before; fading reports that there will be less in the next frame.
func (f *fade) over(screen *ebiten.Image, now time.Time) (fading bool) {
	if f.old == nil {
		return false
	}
	left := 1 - now.Sub(f.began).Seconds()/fadeTime.Seconds()
	if left <= 0 || f.old.Bounds() != screen.Bounds() {
		f.drop()
		return false
	}
	var options ebiten.DrawImageOptions
	options.ColorScale.ScaleAlpha(float32(left))
	screen.DrawImage(f.old, &options)
	return true
}

func (f *fade) drop() {
	if f.old != nil {
		f.old.Deallocate()
		f.old = nil
	}
}
