//go:build js && wasm

package main

import "binfall/engine/scene"

// setTheme takes a theme by its name; one that is not known changes nothing.
func (s *stage) setTheme(name string) {
	for _, theme := range scene.Themes {
		if theme.Name == name {
			s.theme, s.camera.jump = theme, true
		}
	}
}
