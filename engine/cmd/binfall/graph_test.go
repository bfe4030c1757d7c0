package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func graphFile(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestGraphJSON(t *testing.T) {
	file := graphFile(t, "a.txt", "# a list\n1 2\n2 1\n3 3\n")
	for _, args := range [][]string{{"graph", file, "-json"}, {"graph", "-json", file}} {
		code, out, problems := command(t, args...)
		if code != 0 || problems != "" {
			t.Fatalf("code %d: %s", code, problems)
		}
		var got importReport
		if err := json.Unmarshal([]byte(out), &got); err != nil {
			t.Fatal(err)
		}
		notes := got.Notes
		got.Notes = nil
		if want := (importReport{"edgelist", 3, 3, 1, 1, 2, 0, 2, nil}); !reflect.DeepEqual(got, want) {
			t.Errorf("%+v, want %+v", got, want)
		}
		if all := strings.Join(notes, "; "); !strings.Contains(all, "1 comment line (line 1)") || !strings.Contains(all, "1 loop") {
			t.Error(all)
		}
	}
	_, plain, _ := command(t, "graph", file)
	if !strings.HasPrefix(plain, file+": edgelist, n=3, edges 3,") || strings.Count(plain, "\n") < 4 {
		t.Error(plain)
	}
	_, empty, _ := command(t, "graph", graphFile(t, "b.g6", "C~\n"), "-json")
	if !strings.Contains(empty, `"notes": []`) {
		t.Error(empty)
	}
}

func TestGraphProblems(t *testing.T) {
	file := graphFile(t, "a.mtx", "%%MatrixMarket matrix coordinate pattern general\n3 3 1\n4 1\n")
	for _, c := range []struct {
		args     []string
		code     int
		problems string
	}{
		{[]string{"graph", file}, 1, file + ":3: range: "},
		{[]string{"graph", file, "-json"}, 1, file + ":3: range: "},
		{[]string{"graph", file + ".gz"}, 1, "binfall: open "},
		{[]string{"graph"}, 2, "binfall graph: wants one FILE"},
		{[]string{"graph", file, file}, 2, "binfall graph: wants one FILE"},
		{[]string{"graph", t.TempDir()}, 1, "binfall: "},
	} {
		code, out, problems := command(t, c.args...)
		if code != c.code || out != "" || !strings.HasPrefix(problems, c.problems) {
			t.Errorf("%v: code %d, %q, %q", c.args, code, out, problems)
		}
	}
}
