package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const grid = "n=20&n=30&m=5n&seed=4&p=one-choice&p=d-choice"

func rowsOf(t *testing.T, text string) []row {
	t.Helper()
	var result struct{ Rows []row }
	if err := json.Unmarshal([]byte(text), &result); err != nil {
		t.Fatal(err)
	}
	return result.Rows
}

func TestExperimentJSON(t *testing.T) {
	code, out, problems := command(t, "experiment", grid, "-runs", "12", "-json")
	if code != 0 {
		t.Fatal(problems)
	}
	rows := rowsOf(t, out)
	if len(rows) != 4 || rows[1].Query != "n=20&m=5n&seed=4" || rows[2].Query != "n=30&m=5n&seed=4&p=one-choice" {
		t.Fatalf("rows %+v", rows)
	}
	for _, r := range rows {
		if r.Runs != 12 || r.Gap.Counts.Runs() != 12 || r.Max.Counts.Runs() != 12 || r.Gap.Mean <= 0 || r.Gap.SE <= 0 {
			t.Errorf("%+v", r)
		}
	}
	if rows[1].PerBall != 2 || rows[1].Gap.Mean >= rows[0].Gap.Mean {
		t.Errorf("Two-Choice %+v", rows[1])
	}
	if !strings.Contains(problems, "12 of 12 runs") {
		t.Errorf("progress %q", problems)
	}
}

// The shards of a cluster's job array, merged in any order, print what one machine
// prints, byte by byte, in every form.
func TestShardsPrintTheSame(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for i, part := range [][2]string{{"7", "12"}, {"0", "3"}, {"3", "7"}} {
		_, out, _ := command(t, "experiment", grid, "-json", "-from", part[0], "-to", part[1])
		file := filepath.Join(dir, fmt.Sprint(i, ".json"))
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	for _, form := range []string{"-json", "-csv", "-latex"} {
		_, whole, _ := command(t, "experiment", grid, "-runs", "12", form)
		code, merged, problems := command(t, append([]string{"merge", form}, files...)...)
		if code != 0 || merged != whole {
			t.Errorf("%s: %s\n%s\nwant\n%s", form, problems, merged, whole)
		}
	}
	if code, _, problems := command(t, "merge", files[0], files[0]); code != 1 || !strings.Contains(problems, "is in both") {
		t.Errorf("the same shard twice: exit %d, %s", code, problems)
	}
}

func TestForms(t *testing.T) {
	_, out, _ := command(t, "experiment", grid, "-runs", "5", "-csv")
	rows, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil || len(rows) != 5 || rows[1][3] != "5" {
		t.Errorf("CSV %v %v", rows, err)
	}
	_, out, _ = command(t, "experiment", "-latex", grid, "-runs", "5")
	for _, want := range []string{"\\begin{tabular}", "\\toprule", "Two-Choice & 20 & 5", "\\bottomrule", "\\end{tabular}"} {
		if !strings.Contains(out, want) {
			t.Errorf("LaTeX lacks %q: %s", want, out)
		}
	}
	_, out, _ = command(t, "experiment", "n=256&m=n&seed=1&p=d-choice", "-runs", "200")
	if !strings.Contains(out, "max: distribution measured: within 4 standard errors") {
		t.Errorf("no verdict: %s", out)
	}
}

func TestExperimentProblems(t *testing.T) {
	bad := filepath.Join(t.TempDir(), "bad.json")
	os.WriteFile(bad, []byte(`{"rows":[{"query":"n=5&seed=1","n":5,"replicates":[[0,3]],"gap":{"values":{"5":1}},"max":{"values":{"2":3}},"samples":{"5":3},"balls":{"5":3}}]}`), 0o644)
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"experiment"}, 2, "wants one QUERY"},
		{[]string{"experiment", "n=0&n=5&p=nothing"}, 2, "p.0: got"},
		{[]string{"experiment", "n=5", "-from", "5", "-to", "5"}, 2, "-to must be greater"},
		{[]string{"experiment", "n=5", "-runs", "-3"}, 2, "-runs"},
		{[]string{"merge"}, 2, "at least one FILE"},
		{[]string{"merge", "no-such-file.json"}, 1, "no such file"},
		{[]string{"merge", bad}, 1, "1 values of 3 replicates"},
	} {
		if code, _, problems := command(t, c.args...); code != c.code || !strings.Contains(problems, c.want) {
			t.Errorf("%v: exit %d, %q", c.args, code, problems)
		}
	}
}
