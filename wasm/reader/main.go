//go:build js && wasm

// Command reader reads graph files for a page: a program of its own, fetched only when somebody opens a file, and at
// work beside the page instead of on its thread.
//
// The document around it calls read(name, "", bytes) and gets a report as JSON: what is in the file, or why it is
// refused, and the text by which a link carries the graph if it is small enough.
package main

import (
	"bytes"
	"errors"
	"strconv"

	"binfall/engine/family"
	"binfall/engine/graph"
	"binfall/wasm/bridge"
)

// limits are what a page may read: the largest graph of a stage, and no more.
var limits = graph.Limits{Vertices: 1 << 23, Edges: 1 << 22, Bytes: 1 << 28}

func main() {
	host := bridge.Open("binfallReader")
	host.Receive("read", func(name, _ string, file []byte) { host.Call("report", report(name, file)) })
	host.Call("ready")
	select {}
}

func report(name string, file []byte) string {
	var j bridge.JSON
	j.Open('{').Key("name").Text(name).Key("problem")
	g, r, err := graph.Read(bytes.NewReader(file), name, limits)
	if err != nil {
		return j.Text(flaw(err)).Key("report").Null().Key("g").Text("").Close('}').String()
	}
	j.Text("").Key("report").Open('{').Key("format").Text(r.FormatName()).
		Key("n").Int(int64(r.Vertices)).Key("edges").Int(int64(r.Edges)).Key("loops").Int(int64(r.Loops)).
		Key("parallel").Int(int64(r.Parallel)).Key("maxDegree").Int(int64(r.MaxDegree)).
		Key("isolated").Int(int64(r.Isolated)).Key("components").Int(int64(r.Components)).Key("notes").Open('[')
	for _, note := range r.Notes {
		j.Text(note)
	}
	return j.Close(']').Close('}').Key("g").Text(family.Link6(g)).Close('}').String()
}

// flaw is where and why a file is refused; the page knows its name.
func flaw(err error) string {
	var wrong *graph.Error
	if !errors.As(err, &wrong) {
		return err.Error()
	}
	return "line " + strconv.Itoa(wrong.Line) + ": " + wrong.Reason
}
