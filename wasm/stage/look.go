//go:build js && wasm

package main

import (
	"strconv"
	"strings"

	"binfall/engine/scene"
)

// look moves the lens over a base graph: zoom takes a factor and a point, none for the middle; pan takes a way. All are
// CSS pixels.
func (s *stage) look(kind, text string) {
	var numbers []float64
	for _, word := range strings.Fields(text) {
		x, err := strconv.ParseFloat(word, 64)
		if err != nil || x != x {
			return
		}
		numbers = append(numbers, x)
	}
	at := scene.Point{X: float64(s.width) / 2, Y: float64(s.height) / 2}
	if len(numbers) == 3 {
		at = scene.Point{X: numbers[1] * s.scale, Y: numbers[2] * s.scale}
	}
	cell, ok := s.scene.CellAt(at)
	switch {
	case !ok:
	case kind == "zoom" && (len(numbers) == 1 || len(numbers) == 3) && numbers[0] > 0:
		if len(numbers) == 1 {
			at = scene.Point{X: (cell.Left + cell.Right) / 2, Y: (cell.Ceiling + cell.Floor) / 2}
		}
		s.lens = s.lens.Zoom(numbers[0], at, cell)
	case kind == "pan" && len(numbers) == 2:
		s.lens = s.lens.Pan(numbers[0]*s.scale, numbers[1]*s.scale, cell)
	}
}
