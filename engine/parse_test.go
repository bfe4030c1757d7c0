package engine

import (
	"errors"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"binfall/engine/param"
)

func sizeOf(text string) param.Size {
	s, ok := param.ParseSize(text)
	if !ok {
		panic(text)
	}
	return s
}

func defaultView() View {
	c, _ := Parse(url.Values{})
	return c.View
}

func TestCanonical(t *testing.T) {
	for text, want := range map[string]string{
		"":                                                "",
		"seed=0":                                          "seed=0",
		"seed=000":                                        "seed=0",
		"seed=18446744073709551615":                       "seed=18446744073709551615",
		"seed=9007199254740993":                           "seed=9007199254740993",
		"n=1e6&m=2.5e3&seed=1":                            "n=1000000&m=2500&seed=1",
		"m=1n&seed=1":                                     "m=n&seed=1",
		"n=100&m=10n&seed=42":                             "seed=42",
		"p=d-choice~2&seed=1":                             "seed=1",
		"p=d-choice~03&seed=1":                            "seed=1&p=d-choice~3",
		"p=one-plus-beta~0.50&seed=1":                     "seed=1&p=one-plus-beta",
		"p=one-plus-beta~.25&seed=1":                      "seed=1&p=one-plus-beta~0.25",
		"p=every&p=every~2&seed=1":                        "seed=1&p=every&p=every",
		"theme=dark&at=350&n=7&seed=1":                    "n=7&seed=1&at=350&theme=dark",
		"speed=4.0&seed=1":                                "seed=1",
		"speed=max&seed=1":                                "seed=1&speed=max",
		"start=empty&seed=1":                              "seed=1",
		"m=1e6&seed=1&start=two-level":                    "m=1000000&start=two-level&seed=1",
		"start=list~03~0~7&seed=1":                        "start=list~3~0~7&seed=1",
		"p=batched~10n~2~1&seed=1":                        "seed=1&p=batched~10n",
		"loop=1&to=40&from=010&seed=1":                    "seed=1&from=10&to=40&loop=1",
		"from=0&to=0&loop=0&seed=1":                       "seed=1",
		"from=7&seed=1&at=3&theme=dark":                   "seed=1&at=3&from=7&theme=dark",
		"/?n=7&seed=1#top":                                "n=7&seed=1",
		"https://example.org/embed?n=7&seed=1&controls=0": "n=7&seed=1&controls=0",
	} {
		c, err := ParseQuery(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := c.Query(); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	c := parse(t, "n=7&seed=5&p=every&at=3&theme=dark")
	if got, want := c.RunQuery(), "n=7&seed=5&p=every"; got != want {
		t.Errorf("run part: got %q, want %q", got, want)
	}
}

// Every problem is listed, each at its key.
func TestBadLinks(t *testing.T) {
	for text, want := range map[string]string{
		"foo=1":                                "foo",
		"n=0":                                  "n",
		"n=-1":                                 "n",
		"n=1e99":                               "n",
		"n=1.5":                                "n",
		"n=NaN":                                "n",
		"n=1,000":                              "n",
		"n=10n":                                "n",
		"n=":                                   "n",
		"n=1&n=2":                              "n",
		"m=-1":                                 "m",
		"m=99999999999999999999":               "m",
		"n=4e18&m=10n":                         "m",
		"m=10N":                                "m",
		"seed=-1":                              "seed",
		"seed=18446744073709551616":            "seed",
		"seed=abc":                             "seed",
		"v=1":                                  "v",
		"p=nothing":                            "p.0",
		"p=":                                   "p.0",
		"p=d-choice~0":                         "p.0.d",
		"p=one-choice&p=d-choice~1.5":          "p.1.d",
		"p=d-choice~17":                        "p.0.d",
		"p=d-choice~2~3":                       "p.0",
		"p=one-choice~1":                       "p.0",
		"p=one-plus-beta~1.0000001":            "p.0.beta",
		"p=one-plus-beta~NaN":                  "p.0.beta",
		"p=one-plus-beta~0.1234567891":         "p.0.beta",
		"speed=0":                              "speed",
		"start=full":                           "start",
		"start=":                               "start",
		"start=pair~0":                         "start.h",
		"start=pair~10~x":                      "start.g",
		"start=pair&n=1&p=one-choice":          "start.h",
		"start=two-level&n=5&m=1e6":            "start.L",
		"start=two-level&n=4e18&m=n":           "start.L",
		"start=two-level~20&n=10&m=200":        "m",
		"start=list~1~2~3&n=2&m=100":           "start.loads",
		"start=list~1~-2":                      "start.loads",
		"start=empty~1":                        "start",
		"n=3&p=d-choice~4":                     "p.0.d",
		"n=7&p=always-go-left":                 "p.0.d",
		"n=100&p=quantile~0":                   "p.0.delta",
		"n=100&p=quantile~0.009":               "p.0.delta",
		"p=thinning~NaN":                       "p.0.f",
		"p=thinning~0~loose":                   "p.0.edge",
		"p=batched~0":                          "p.0.b",
		"view=pie":                             "view",
		"controls=yes":                         "controls",
		"at=-5":                                "at",
		"from=-1&to=x&loop=2":                  "from to loop",
		"from=10&to=9":                         "to",
		"from=10&to=10":                        "to",
		"from=9007199254740992":                "from",
		"n=%zz":                                "query",
		"a;b":                                  "query",
		"/s/abcdefghijk":                       "query",
		"n=0&m=x&p=nothing&p=fullest~99&foo=1": "n m p.0 p.1.d foo",
		"p=one-choice" + strings.Repeat("&p=one-choice", 199): "p",
		"n=" + strings.Repeat("1", 1<<20):                     "query",
	} {
		_, err := ParseQuery(text)
		var errs param.Errors
		if !errors.As(err, &errs) {
			t.Errorf("%.60q: accepted", text)
			continue
		}
		var keys []string
		for _, e := range errs {
			keys = append(keys, e.Key)
			if len(e.Error()) > 1000 || e.Want == "" {
				t.Errorf("%.60q: message %.1200q", text, e.Error())
			}
		}
		if got := strings.Join(keys, " "); got != want {
			t.Errorf("%.60q: errors at %q, want %q", text, got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, c := range []struct {
		query string
		limit Limits
		want  string
	}{
		{"n=4194304&seed=1", Stage, ""},
		{"n=4194305&seed=1", Stage, "n"},
		{"n=4194305&seed=1&engine=array", Stage, ""},
		{"n=10000001&seed=1&engine=array", Stage, "n"},
		{"n=10000001&seed=1&engine=array", Native, ""},
		{"m=1e16&seed=1", Stage, "m"},
		{"seed=1&p=every&p=every&p=every&p=every&p=every", Stage, "p"},
		{"seed=1&p=every&p=every&p=every&p=every&p=every", Worker, ""},
		{"n=5", Worker, "seed"},
		{"n=5", Stage, ""},
	} {
		err := parse(t, c.query).Check(c.limit)
		var errs param.Errors
		errors.As(err, &errs)
		var keys []string
		for _, e := range errs {
			keys = append(keys, e.Key)
		}
		if got := strings.Join(keys, " "); got != c.want {
			t.Errorf("%s: errors at %q, want %q", c.query, got, c.want)
		}
	}
	if _, err := New(parse(t, "n=5")); err == nil {
		t.Error("a run without a seed was made")
	}
}

// FuzzParse: no panic, and what is accepted re-encodes to itself.
func FuzzParse(f *testing.F) {
	for _, query := range goldenGraphs() {
		f.Add(query)
	}
	f.Add("g=biregular&gseed=0&T=0&seed=0#0")
	f.Add("g=file~AB0123456Z~4~5&T=1e3&order=shuffle&p=per-piece~1-2-3~theory")
	for _, seed := range []string{
		"start=list~1~2&m=2000", "start=two-level~3&m=5000&p=batched~7~3~0.5", "p=tight-packing~over&p=noisy-load~0.5&p=quantile~0.333",
		"", "n=100&m=10n&seed=42&p=one-choice&p=d-choice~2&at=350&view=bins", "p=one-plus-beta~0.25~&v=0", "n=1e6&speed=max",
		"/?n=%31&seed=9007199254740993", "p=every~&p=~~", "m=18446744073709551615n", "theme=dark&controls=0&caption=1&autoplay=1",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseQuery(text)
		if err != nil {
			var errs param.Errors
			if !errors.As(err, &errs) || len(errs) == 0 || errs.Error() == "" {
				t.Fatalf("%q: error %v without a list", text, err)
			}
			return
		}
		query := c.Query()
		again, err := ParseQuery(query)
		if err != nil || !reflect.DeepEqual(again, c) || again.Query() != query {
			t.Fatalf("%q: %q reads as %+v (%v), want %+v", text, query, again, err, c)
		}
		if strings.Trim(query, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~=&") != "" {
			t.Fatalf("%q: %q has characters that chat programs break", text, query)
		}
		if !c.Seeded || c.Bins >= 200 || c.Check(Stage) != nil {
			return
		}
		r, err := New(c)
		if err != nil { // what only the graph itself can tell
			if !c.HasGraph() || keysOf(err) == "" {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		r.Advance(100)
	})
}

// keysOf lists the keys of an error's parts.
func keysOf(err error) string {
	var errs param.Errors
	errors.As(err, &errs)
	var keys []string
	for _, e := range errs {
		keys = append(keys, e.Key)
	}
	return strings.Join(keys, " ")
}
