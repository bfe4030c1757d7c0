//go:build unix

// Tests of the built Worker in the runtime that serves it.
package main_test

import (
	"bufio"
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	_ "modernc.org/sqlite"
)

// The server of all tests here, and the folder of its database.
var site, state string

func TestMain(m *testing.M) {
	for _, path := range []string{"node_modules/wrangler", "build/app.wasm", "../site/index.html"} {
		if _, err := os.Stat(path); err != nil {
			fmt.Printf("the Worker's tests in the real runtime are left out: %s is missing, make build brings it\n", path)
			return
		}
	}
	os.Exit(serve(m))
}

// serve runs the tests while serve.mjs serves. Its command is cat, which ends
// with our end of the pipe, however we end.
func serve(m *testing.M) int {
	var err error
	if state, err = os.MkdirTemp("", "binfall-test-"); err != nil {
		panic(err)
	}
	defer os.RemoveAll(state)
	server := exec.Command("node", "serve.mjs", "--state", state, "--writes", "20", "--", "cat")
	server.Stderr = os.Stderr
	input, err := server.StdinPipe()
	if err != nil {
		panic(err)
	}
	output, err := server.StdoutPipe()
	if err != nil {
		panic(err)
	}
	if err := server.Start(); err != nil {
		panic(err)
	}
	defer server.Wait()
	defer input.Close()
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		if _, url, found := strings.Cut(lines.Text(), "served at "); found {
			site = strings.TrimSuffix(url, "/")
			return m.Run()
		}
	}
	return 1 // it has said why
}

// execute changes the database behind the Worker's back.
func execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(state, "v3/d1/miniflare-D1DatabaseObject/*.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if filepath.Base(file) == "metadata.sqlite" {
			continue
		}
		db, err := sql.Open("sqlite", file)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		if _, err := db.Exec(statement, args...); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Fatalf("no database in %s", state)
}
