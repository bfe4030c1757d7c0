// Command generate writes what the site takes from the engine: the catalogue as
// JSON for forms and as HTML for readers without scripts, and the colours.
//
//	go run ./engine/cmd/generate [-dir site/gen]
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"flag"
	"html/template"
	"log"
	"os"
	"path/filepath"

	"binfall/engine"
	"binfall/engine/scene"
)

//go:embed catalog.html.tmpl
var page string

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	dir := flag.String("dir", "site/gen", "folder to write to")
	flag.Parse()
	if err := write(*dir); err != nil {
		log.Fatal(err)
	}
}

func write(dir string) error {
	catalog := engine.Catalog()
	text, err := json.MarshalIndent(catalog, "", "\t")
	if err != nil {
		return err
	}
	var html, css bytes.Buffer
	t, err := template.New("catalog").Parse(page)
	if err != nil {
		return err
	}
	if err := t.Execute(&html, catalog); err != nil {
		return err
	}
	if err := scene.WriteCSS(&css); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, content := range map[string][]byte{
		"catalog.json": append(text, '\n'),
		"catalog.html": html.Bytes(),
		"palette.css":  css.Bytes(),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
