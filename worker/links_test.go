//go:build unix

package main_test

import (
	"io"
	"net/url"
	"strings"
	"testing"
	"time"
)

func TestHealth(t *testing.T) {
	a := ask(t, "GET", "/api/health", nil).expect(t, 200)
	if !strings.Contains(a.body, `"rules":0`) {
		t.Error(a.body)
	}
}

func TestLink(t *testing.T) {
	made := post(t, "n=50&seed=42&p=one-choice&p=d-choice~3").expect(t, 201)
	if got := made.header.Get("Location"); got != "/s/"+made.link.ID || made.link.URL != site+got {
		t.Errorf("Location %q, url %q", got, made.link.URL)
	}
	again := post(t, site+"/?p=one-choice&p=d-choice~3&n=5e1&seed=42").expect(t, 200)
	if again.body != made.body {
		t.Errorf("posted again: %s, want %s", again.body, made.body)
	}
	for range 2 { // from Go, from the cache
		read := ask(t, "GET", "/api/links/"+made.link.ID, nil).expect(t, 200)
		if read.body != made.body || !strings.Contains(read.header.Get("Cache-Control"), "immutable") {
			t.Errorf("read %v %s", read.header, read.body)
		}
	}
	head := ask(t, "HEAD", "/api/links/"+made.link.ID, nil)
	if head.status != 200 || head.body != "" || head.header.Get("Content-Type") != "application/json" {
		t.Errorf("HEAD: %+v", head)
	}
	if csp := made.header.Get("Content-Security-Policy"); !strings.HasPrefix(csp, "default-src 'none'") {
		t.Errorf("policy of the interface: %q", csp)
	}
	if cors := made.header.Get("Access-Control-Allow-Origin"); cors != "" {
		t.Errorf("the interface is open to %q", cors)
	}
}

func TestSeedsSurvive(t *testing.T) {
	for _, seed := range []string{"0", "18446744073709551615", "9007199254740993"} {
		id := post(t, "n=7&seed="+seed).expect(t, 201).link.ID
		if got := ask(t, "GET", "/api/links/"+id, nil).expect(t, 200).link.Query; got != "n=7&seed="+seed {
			t.Errorf("seed %s became %q", seed, got)
		}
		if page := ask(t, "GET", "/s/"+id, nil); !strings.Contains(page.body, "seed="+seed+`"`) {
			t.Errorf("seed %s is not on the page %.2000s", seed, page.body)
		}
	}
}

func TestRefused(t *testing.T) {
	json := []string{"Content-Type", "application/json"}
	good, large := `{"query":"n=3&seed=1"}`, strings.Repeat(" ", 5000)
	for name, c := range map[string]struct {
		method, path string
		body         io.Reader
		header       []string
		status       int
	}{
		"wrong method":     {"GET", "/api/links", nil, nil, 405},
		"wrong method too": {"DELETE", "/api/links/abcdefghijk", nil, nil, 405},
		"preflight":        {"OPTIONS", "/api/links", nil, []string{"Origin", "https://elsewhere.test"}, 405},
		"written health":   {"POST", "/api/health", strings.NewReader(good), json, 405},
		"posted page":      {"POST", "/s/abcdefghijk", strings.NewReader(good), json, 405},
		"no such link":     {"GET", "/api/links/abcdefghijk", nil, nil, 404},
		"no such name":     {"GET", "/api/links/%27%20OR%201=1%20--", nil, nil, 404},
		"no such route":    {"GET", "/api/nothing", nil, nil, 404},
		"wrong type":       {"POST", "/api/links", strings.NewReader(good), []string{"Content-Type", "text/plain"}, 415},
		"no type":          {"POST", "/api/links", strings.NewReader(good), nil, 415},
		"large":            {"POST", "/api/links", strings.NewReader(good + large), json, 413},
		"large, in chunks": {"POST", "/api/links", io.MultiReader(strings.NewReader(good), strings.NewReader(large)), json, 413},
		"not JSON":         {"POST", "/api/links", strings.NewReader(`{"query":`), json, 400},
		"no body":          {"POST", "/api/links", nil, json, 400},
		"free text":        {"POST", "/api/links", strings.NewReader(`{"query":"seed=1","note":"hello"}`), json, 400},
		"other site":       {"POST", "/api/links", strings.NewReader(good), append(json, "Origin", "https://elsewhere.test"), 403},
		"other site's tab": {"POST", "/api/links", strings.NewReader(good), append(json, "Sec-Fetch-Site", "cross-site"), 403},
	} {
		t.Run(name, func(t *testing.T) {
			a := ask(t, c.method, c.path, c.body, c.header...).expect(t, c.status)
			if c.status == 405 && a.header.Get("Allow") == "" {
				t.Error("no Allow")
			}
		})
	}
}

func TestBadSettings(t *testing.T) {
	a := post(t, "n=0&p=nothing&x=1").expect(t, 422)
	var keys []string
	for _, e := range a.link.Errors {
		keys = append(keys, e.Key)
	}
	if got := strings.Join(keys, " "); got != "n p.0 x" {
		t.Errorf("errors at %q", got)
	}
	post(t, "n=5").expect(t, 422)
}

func TestRateLimit(t *testing.T) {
	for name, addresses := range map[string][]string{
		"address": {client()},
		"network": {"2001:db8::1", "2001:db8:0:0:ffff::", "2001:0db8::a:b"},
	} {
		allowed := 0
		for i := range 30 {
			a := post(t, "n=9&seed=9", "CF-Connecting-IP", addresses[i%len(addresses)])
			if a.status == 429 {
				if a.expect(t, 429); a.header.Get("Retry-After") != "60" {
					t.Errorf("Retry-After %q", a.header.Get("Retry-After"))
				}
				continue
			}
			allowed++
		}
		// A new minute may begin in between.
		if allowed != 20 && time.Now().Second() > 10 {
			t.Errorf("%s: %d of 30 were allowed, want 20", name, allowed)
		}
	}
}

func TestDailyCap(t *testing.T) {
	const cap = `INSERT INTO days VALUES (unixepoch() / 86400, 1000000) ON CONFLICT (day) DO UPDATE SET links = links + ?1`
	execute(t, cap, 1000000)
	defer execute(t, cap, -1000000)
	a := post(t, "n=11&seed=11").expect(t, 429)
	if a.header.Get("Retry-After") == "" || !strings.Contains(a.link.Detail, "today") {
		t.Errorf("%v %s", a.header, a.body)
	}
}

func TestRejectedByLaterRules(t *testing.T) {
	execute(t, `INSERT INTO links VALUES ('zyxwvutsrqp', 'n=5&seed=1&p=<b>', 0)`)
	a := ask(t, "GET", "/api/links/zyxwvutsrqp", nil).expect(t, 410)
	if len(a.link.Errors) != 1 || a.link.Errors[0].Key != "p.0" {
		t.Error(a.body)
	}
	page := ask(t, "GET", "/s/zyxwvutsrqp", nil)
	if page.status != 410 || !strings.Contains(page.body, "no longer understood") || strings.Contains(page.body, "<b>") {
		t.Errorf("%d %.3000s", page.status, page.body)
	}
}

func TestPage(t *testing.T) {
	made := post(t, "n=60&seed=42&p=one-choice&p=d-choice~3").expect(t, 201)
	page := ask(t, "GET", "/s/"+made.link.ID, nil)
	if page.status != 200 || !strings.HasPrefix(page.header.Get("Content-Type"), "text/html") {
		t.Fatalf("%d %v", page.status, page.header)
	}
	query := strings.ReplaceAll(made.link.Query, "&", "&#38;")
	for _, part := range []string{
		`<meta name="binfall-query" content="` + query + `">`,
		`<link rel="canonical" href="` + site + "/?" + query + `">`,
		`<meta property="og:title" content="` + made.link.Title + `">`,
		"<title>" + made.link.Title + " · Binfall</title>",
		"<h1",
	} {
		if strings.Count(page.body, part) != 1 {
			t.Errorf("%d times %s in %.3000s", strings.Count(page.body, part), part, page.body)
		}
	}
	if n := strings.Count(page.body, `name="description"`); n != 1 {
		t.Errorf("%d descriptions", n)
	}
	if csp := page.header.Get("Content-Security-Policy"); !strings.Contains(csp, "frame-ancestors 'none'") {
		t.Errorf("policy %q", csp)
	}
	head := ask(t, "HEAD", "/s/"+made.link.ID, nil)
	if head.status != 200 || head.body != "" {
		t.Errorf("HEAD: %d %q", head.status, head.body)
	}
	frame := ask(t, "GET", "/s/"+made.link.ID+"?embed", nil)
	at, err := url.Parse(frame.header.Get("Location"))
	if err != nil || frame.status != 302 || at.Host != "" || at.Path != "/embed" || at.RawQuery != made.link.Query {
		t.Errorf("embed: %d to %v", frame.status, at)
	}
}

func TestNoSuchPage(t *testing.T) {
	for path, part := range map[string]string{
		"/s/abcdefghijk":   "No run has this short link",
		"/s/":              "No run has this short link",
		"/s/a/b":           "No run has this short link",
		"/s/%3Cscript%3Ea": "No run has this short link",
		"/nothing":         "<h1",
	} {
		a := ask(t, "GET", path, nil)
		if a.status != 404 || !strings.Contains(a.body, part) || !strings.HasPrefix(a.header.Get("Content-Type"), "text/html") {
			t.Errorf("%s: %d %.1000s", path, a.status, a.body)
		}
	}
}
