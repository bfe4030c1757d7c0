package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"binfall/engine"
)

func command(t *testing.T, args ...string) (code int, out, problems string) {
	t.Helper()
	var o, p bytes.Buffer
	code = run(args, &o, &p)
	return code, o.String(), p.String()
}

const query = "/?n=100&m=10n&seed=42&p=one-choice&p=d-choice~2"

func TestRunJSON(t *testing.T) {
	for _, args := range [][]string{{"run", query, "-json"}, {"run", "-json", query}, {"run", "--json", strings.TrimPrefix(query, "/?")}} {
		code, out, problems := command(t, args...)
		var r result
		if err := json.Unmarshal([]byte(out), &r); err != nil || code != 0 || problems != "" {
			t.Fatalf("%v: code %d, %v, %s", args, code, err, problems)
		}
		if r.Query != "seed=42&p=one-choice&p=d-choice" || r.Engine != "array" || r.Rules != engine.Rules || r.Rounds != 1000 || r.Balls != 1000 || len(r.Lanes) != 2 || len(r.Digest) != 10 {
			t.Errorf("%v: %+v", args, r)
		}
		if r.Figures != r.Lanes[0].Figures || r.Lanes[1].Gap >= r.Lanes[0].Gap || r.Lanes[1].Samples != 2000 {
			t.Errorf("%v: %+v", args, r)
		}
		for _, key := range []string{`"query"`, `"engine"`, `"rules"`, `"rounds"`, `"balls"`, `"samples"`, `"max"`, `"min"`, `"gap"`, `"digest"`, `"lanes"`} {
			if !strings.Contains(out, key) {
				t.Errorf("%v: no %s", args, key)
			}
		}
	}
}

// What a link says of the picture never stops the run short.
func TestRunGoesToTheEnd(t *testing.T) {
	_, plain, _ := command(t, "run", query, "-json")
	_, cut, problems := command(t, "run", query+"&at=3&from=40&to=60&loop=1", "-json")
	var whole, section result
	json.Unmarshal([]byte(plain), &whole)
	json.Unmarshal([]byte(cut), &section)
	if section.Rounds != 1000 || section.Digest != whole.Digest {
		t.Errorf("%+v, want %+v; %s", section, whole, problems)
	}
}

func TestMissingSeedIsShown(t *testing.T) {
	_, a, _ := command(t, "run", "n=5", "-json")
	_, b, _ := command(t, "run", "n=5", "-json")
	var first, second result
	json.Unmarshal([]byte(a), &first)
	json.Unmarshal([]byte(b), &second)
	if !strings.Contains(first.Query, "seed=") || first.Query == second.Query {
		t.Errorf("queries %q and %q", first.Query, second.Query)
	}
	if _, again, _ := command(t, "run", first.Query, "-json"); again != a {
		t.Error("the shown query gives another run")
	}
}

func TestCSV(t *testing.T) {
	file := filepath.Join(t.TempDir(), "series.csv")
	if code, _, problems := command(t, "run", "-csv", file, "n=10&m=5000&seed=1&p=one-choice&p=every~3"); code != 0 {
		t.Fatal(problems)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil || len(rows) < 500 || len(rows) > 1+2*1000 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	ends := map[string][]string{}
	for _, row := range rows[1:] {
		if last := ends[row[0]]; last != nil && len(last[1]) > len(row[1]) {
			t.Fatalf("round %s after %s", row[1], last[1])
		}
		ends[row[0]] = row
	}
	if ends["one-choice"][2] != "5000" || ends["every~3"][2] != "5001" || rows[1][1] != "0" {
		t.Errorf("ends %v", ends)
	}
}

func TestProblems(t *testing.T) {
	for _, c := range []struct {
		args string
		code int
		want []string
	}{
		{"", 2, []string{"no command", "usage"}},
		{"fly", 2, []string{"no command fly"}},
		{"run", 2, []string{"wants one QUERY"}},
		{"run a=1 b=2", 2, []string{"wants one QUERY"}},
		{"run n=5 -fast", 2, []string{"-fast"}},
		{"run n=0&m=-1&p=nothing&p=d-choice~0", 2, []string{"n: got \"0\"", "m: got", "p.0: got", "p.1.d: got"}},
		{"run n=5000000&seed=1", 2, []string{"n: got \"5000000\", want at most 4194304"}},
		{"run n=5&seed=1 -csv no/such/folder/x.csv", 1, []string{"no such file"}},
		{"describe more", 2, []string{"takes no more"}},
	} {
		code, _, problems := command(t, strings.Fields(c.args)...)
		if code != c.code {
			t.Errorf("%q: exit %d, want %d", c.args, code, c.code)
		}
		lines := strings.Split(strings.TrimSpace(problems), "\n")
		for i, want := range c.want {
			if len(lines) <= i || !strings.Contains(lines[i], want) && !strings.Contains(problems, want) {
				t.Errorf("%q: %q lacks %q", c.args, problems, want)
			}
		}
	}
}

func TestDescribe(t *testing.T) {
	code, out, _ := command(t, "describe", "-json")
	var d engine.Description
	if err := json.Unmarshal([]byte(out), &d); err != nil || code != 0 || len(d.Processes) < 5 || len(d.Settings) < 10 {
		t.Errorf("code %d, %v, %d processes", code, err, len(d.Processes))
	}
	if _, text, _ := command(t, "describe"); !strings.Contains(text, "d-choice~d") || !strings.Contains(text, "from 1 to 16") || !strings.Contains(text, "layered~n0~u~r") || !strings.Contains(text, "pair~h~g") {
		t.Errorf("text %q", text)
	}
	if code, text, _ := command(t, "help"); code != 0 || !strings.Contains(text, "usage") {
		t.Errorf("help: %d %q", code, text)
	}
}
