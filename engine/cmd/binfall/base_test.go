package main

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// edgeList is a triangle with a tail, a loop and a doubled edge: ρ* is 5/3 on the triangle
// with the loop and the double.
const edgeList = "# a small graph\na b\nb c\nc a\na b\na a\nc d\n"

func writeFile(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestRunOnAFile(t *testing.T) {
	file := writeFile(t, "small.txt", edgeList)
	code, out, problems := command(t, "run", "order=given&T=100&seed=5&p=greedy&p=optimum&p=threshold-greedy", "-graph", file, "-json")
	var r result
	if err := json.Unmarshal([]byte(out), &r); err != nil || code != 0 || problems != "" {
		t.Fatalf("code %d, %v, %s", code, err, problems)
	}
	if r.Opt == nil || *r.Opt != 2 || r.Lanes[1].Max != 2 || r.Rounds != 6 || r.Import == nil || r.Import.Edges != 6 || r.Import.Loops != 1 || r.Lanes[2].Levels == nil {
		t.Errorf("%s", out)
	}
	// The link tells which file it was.
	if code, again, problems := command(t, "run", r.Query, "-graph", file, "-json"); code != 0 || again != out {
		t.Errorf("code %d, %s: %s", code, problems, again)
	}
	for _, args := range [][]string{
		{"run", r.Query},
		{"run", r.Query, "-graph", writeFile(t, "other.txt", "1 2\n2 3\n")},
		{"run", "g=complete~4&seed=1", "-graph", file},
	} {
		if code, _, problems := command(t, args...); code != 2 || !strings.HasPrefix(problems, "g: got") {
			t.Errorf("%v: code %d, %s", args, code, problems)
		}
	}
	broken := writeFile(t, "broken.gml", "graph [ node [ id 1 ]")
	if code, _, problems := command(t, "run", "seed=1", "-graph", broken); code != 1 || !strings.HasPrefix(problems, broken+":") {
		t.Errorf("code %d, %s", code, problems)
	}
}

func TestExperimentOnGraphs(t *testing.T) {
	query := "g=complete~64&g=cycle~64&seed=5&p=greedy&p=left-assign"
	_, out, _ := command(t, "experiment", query, "-runs", "40", "-json")
	var r struct{ Rows []row }
	if err := json.Unmarshal([]byte(out), &r); err != nil || len(r.Rows) != 4 {
		t.Fatalf("%v: %s", err, out)
	}
	for _, x := range r.Rows {
		if x.Opt == nil || x.Opt.Values.Runs() != 40 || x.Opt.Mean > x.Max.Mean || x.Opt.Mean < 1 || x.Bins != 64 {
			t.Errorf("%+v", x)
		}
	}
	// Shards merge to the same bytes, optima included.
	var files []string
	for i, part := range [][2]string{{"0", "15"}, {"15", "40"}} {
		_, shard, _ := command(t, "experiment", query, "-from", part[0], "-to", part[1], "-json")
		files = append(files, writeFile(t, "shard"+string(rune('0'+i))+".json", shard))
	}
	if _, merged, problems := command(t, "merge", files[1], files[0], "-json"); merged != out {
		t.Errorf("%s\nmerged %s\nwant %s", problems, merged, out)
	}
	if _, table, _ := command(t, "experiment", query, "-runs", "5"); !strings.Contains(table, "optimum") || !strings.Contains(table, "cycle~64") {
		t.Errorf("table %s", table)
	}
	if _, text, _ := command(t, "experiment", query, "-runs", "5", "-latex"); !strings.Contains(text, "\\texttt{cycle") || strings.Count(text, "\\\\") != 5 {
		t.Errorf("LaTeX %s", text)
	}
	if _, text, _ := command(t, "experiment", query, "-runs", "5", "-csv"); len(strings.Split(strings.TrimSpace(text), "\n")) != 5 || !strings.Contains(text, "opt_counts") {
		t.Errorf("CSV %s", text)
	}
}

// The series of a graph run has the optimum, which never falls nor exceeds a lane.
func TestSeriesOnAGraph(t *testing.T) {
	file := filepath.Join(t.TempDir(), "series.csv")
	if code, _, problems := command(t, "run", "-csv", file, "g=regular~40~4&T=10n&seed=1&p=greedy&p=threshold-greedy"); code != 0 {
		t.Fatal(problems)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || rows[0][8] != "optimum" || rows[0][9] != "largest component" {
		t.Fatalf("%v: %v", err, rows[0])
	}
	last := map[string]string{}
	for _, row := range rows[1:] {
		if len(row[8]) < len(last[row[0]]) || len(row[8]) == len(last[row[0]]) && row[8] < last[row[0]] || len(row[4]) < len(row[8]) {
			t.Fatalf("%v after optimum %s", row, last[row[0]])
		}
		last[row[0]] = row[8]
	}
	if last["greedy"] != last["threshold-greedy"] || last["greedy"] == "" {
		t.Errorf("ends %v", last)
	}
}
