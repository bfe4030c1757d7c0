package main

import (
	"encoding/xml"
	"strings"
	"testing"
)

// document is what every SVG says of itself.
type document struct {
	Width    string   `xml:"width,attr"`
	ViewBox  string   `xml:"viewBox,attr"`
	Title    string   `xml:"title"`
	Desc     string   `xml:"desc"`
	Metadata string   `xml:"metadata"`
	Texts    []string `xml:"text"`
}

func drawn(t *testing.T, args ...string) (string, document) {
	t.Helper()
	code, out, problems := command(t, append([]string{"picture"}, args...)...)
	if code != 0 || problems != "" {
		t.Fatalf("%v: code %d, %s", args, code, problems)
	}
	var d document
	if err := xml.Unmarshal([]byte(out), &d); err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	return out, d
}

func TestPicture(t *testing.T) {
	for _, view := range []string{"bins", "bars", "field", "profile", "river", "lorenz", "auto"} {
		out, d := drawn(t, "https://site/?n=100&m=10n&seed=42&p=one-choice&p=d-choice&at=350", "-view", view, "-theme", "dark")
		link := "https://site/?seed=42&p=one-choice&p=d-choice&at=350&view=" + view + "&theme=dark"
		if view == "auto" {
			link = strings.Replace(link, "&view=auto", "", 1)
		}
		if d.Title != "One-Choice beside Two-Choice" || !strings.Contains(d.Desc, "round 350 of 1000") || !strings.Contains(d.Desc, "Digest ") || d.Metadata != link || len(d.Texts) < 6 {
			t.Errorf("%s: %+v", view, d)
		}
		if d.Width != "1280" || !strings.Contains(out, `fill="#121821"`) {
			t.Errorf("%s: width %s, or not dark", view, d.Width)
		}
	}
}

// The digest of a picture is that of the run at its round; without a round it is the end.
func TestPictureRound(t *testing.T) {
	_, whole, _ := command(t, "run", query)
	for link, want := range map[string]string{query: "finished after round 1000", query + "&at=0": "before the first round", query + "&at=5000": "finished after round 1000"} {
		_, d := drawn(t, link)
		_, after, _ := strings.Cut(d.Desc, "Digest ")
		if !strings.Contains(d.Desc, want) || strings.Contains(whole, "digest "+strings.TrimSuffix(after, ".")) != strings.HasPrefix(want, "finished") {
			t.Errorf("%s: %s", link, d.Desc)
		}
	}
}

func TestPictureOfAFile(t *testing.T) {
	file := writeFile(t, "small.txt", edgeList)
	out, d := drawn(t, "seed=1&order=given&T=6&show=densest", "-graph", file, "-width", "600", "-height=400", "-scale", "2")
	if d.Width != "600" || d.ViewBox != "0 0 1200 800" || !strings.Contains(d.Desc, "optimum 2") || !strings.Contains(out, "<circle") {
		t.Errorf("%+v", d)
	}
}

func TestPictureProblems(t *testing.T) {
	for _, c := range []struct {
		args string
		want string
	}{
		{"picture", "wants one QUERY"},
		{"picture n=5 -view tower", `view: got "tower"`},
		{"picture n=5 -theme blue", `theme: got "blue"`},
		{"picture n=5 -width 20", "-width wants a number from 100 to 8192"},
		{"picture n=5 -height NaN", "-height wants"},
		{"picture n=5 -scale 0", "-scale wants"},
		{"picture n=5&p=nothing", "p.0: got"},
	} {
		if code, out, problems := command(t, strings.Fields(c.args)...); code != 2 || out != "" || !strings.Contains(problems, c.want) {
			t.Errorf("%s: code %d, %s", c.args, code, problems)
		}
	}
}
