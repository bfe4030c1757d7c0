//go:build js && wasm

package bridge

import (
	"encoding/json"
	"math"
	"reflect"
	"testing"
)

// What JSON writes is what encoding/json reads.
func TestJSON(t *testing.T) {
	var j JSON
	text := j.Open('{').Key("text").Text("a \"b\" \\ \n \x00 é \xff").Key("list").Open('[').Int(-3).Float(1.5, -1).Float(math.NaN(), 2).Bool(true).
		Open('{').Close('}').Close(']').Key("last").Int(1<<53 - 1).Close('}').String()
	var got any
	if err := json.Unmarshal([]byte(text), &got); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	want := map[string]any{
		"text": "a \"b\" \\ \n \x00 é \ufffd",
		"list": []any{-3.0, 1.5, nil, true, map[string]any{}},
		"last": float64(1<<53 - 1),
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if text := j.Reset().Open('[').Close(']').String(); text != "[]" {
		t.Errorf("after Reset: %s", text)
	}
}
