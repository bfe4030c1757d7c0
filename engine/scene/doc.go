// Package scene is the picture of a run as shapes in plain numbers, without a screen.
//
// Build turns the lanes of a run and a View into a Scene: a list of marks (balls, columns, the water line W/n, the
// bracket of the gap) and of labels, in pixels. The canvas draws it, WriteSVG writes it as a file, tests count it.
// Sentence and Event say the same in words.
//
// Each lane has a strip; strips share the clock, the scale and the bins' places. A bin holds its load as a stack, one
// level a ball. A bin with load below ceil(W/n) is underloaded, any other overloaded; the classes differ in colour and
// in texture. When stacks outgrow the strip the picture shows a Window of levels and tears the bottom edge.
//
//	s := new(scene.Scene)
//	scene.Build(s, scene.View{Width: 1440, Height: 900, Scale: 1}, &run)
//	scene.WriteSVG(w, s, &run, &scene.Light)
package scene
