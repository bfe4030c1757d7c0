//go:build js && wasm

package main

import "binfall/engine/scene"

// setTheme takes a theme by its name.
func (s *stage) setTheme(name string) { s.theme, s.camera.jump = scene.ThemeOf(name), true }
