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
	t, err := template.New("catalog").Funcs(template.FuncMap{"groups": groups}).Parse(page)
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

// group is a part of the catalogue's page.
type group struct {
	Title   string
	Entries []engine.Entry
}

// groups are the entries of the catalogue by what they are for.
func groups(d engine.Description) []group {
	all := []group{{Title: "Processes for balls"}, {Title: "Processes for edges of a base graph"}, {"Base graphs", d.Families}, {"Starts", d.Starts}}
	for _, p := range d.Processes {
		i := 0
		if p.Edges {
			i = 1
		}
		all[i].Entries = append(all[i].Entries, p)
	}
	return all
}
