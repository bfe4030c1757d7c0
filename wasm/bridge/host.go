//go:build js && wasm

// Package bridge carries values between Go and the JavaScript around it: calls with text to a host object, calls from
// it, and JSON written without reflection. Few calls, much in each.
package bridge

import "syscall/js"

// Host is the JavaScript object that the program talks to.
type Host struct{ object js.Value }

// Open finds the host under its global name.
func Open(name string) Host { return Host{js.Global().Get(name)} }

// Call calls a function of the host with at most one text.
func (h Host) Call(function string, text ...string) {
	if len(text) == 0 {
		h.object.Call(function)
		return
	}
	h.object.Call(function, text[0])
}

// Ask calls a function of the host that answers with text.
func (h Host) Ask(function string) string { return h.object.Call(function).String() }

// Receive gives the host a function that takes a kind, a text and, where the kind has them, the bytes of a file. It
// lives as long as the program.
func (h Host) Receive(function string, take func(kind, text string, file []byte)) {
	h.object.Set(function, js.FuncOf(func(_ js.Value, args []js.Value) any {
		var file []byte
		if len(args) > 2 && args[2].Truthy() {
			file = make([]byte, args[2].Length())
			js.CopyBytesToGo(file, args[2])
		}
		take(args[0].String(), args[1].String(), file)
		return nil
	}))
}

// Answer gives the host a function that answers with text. It lives as long as the program.
func (h Host) Answer(function string, answer func() string) {
	h.object.Set(function, js.FuncOf(func(js.Value, []js.Value) any { return answer() }))
}
