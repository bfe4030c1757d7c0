package links

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestMain(m *testing.M) {
	log.SetOutput(io.Discard)
	m.Run()
}

var noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func newHandler() (*Handler, *memory) {
	store := newMemory()
	return &Handler{Store: store, Daily: 3, Version: "test", Now: func() time.Time { return noon }}, store
}

func ask(h http.Handler, method, path, body string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "https://binfall.test"+path, strings.NewReader(body))
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func post(h http.Handler, query string) *httptest.ResponseRecorder {
	body, _ := json.Marshal(map[string]string{"query": query})
	return ask(h, "POST", "/api/links", string(body), "Content-Type", "application/json; charset=utf-8")
}

// told decodes an answer; it must be JSON of the type that its status asks for.
func told[T any](t *testing.T, w *httptest.ResponseRecorder, status int) (v T) {
	t.Helper()
	kind := "application/json"
	if status >= 400 {
		kind = "application/problem+json"
	}
	if w.Code != status || w.Header().Get("Content-Type") != kind {
		t.Errorf("got %d %s, want %d %s: %s", w.Code, w.Header().Get("Content-Type"), status, kind, w.Body)
	}
	if err := json.Unmarshal(w.Body.Bytes(), &v); err != nil {
		t.Errorf("%v: %s", err, w.Body)
	}
	if p, ok := any(v).(problem); ok && (p.Status != status || p.Title == "" || p.Detail == "") {
		t.Errorf("not a whole problem: %s", w.Body)
	}
	return v
}

func TestCreateAndRead(t *testing.T) {
	h, _ := newHandler()
	made := post(h, "https://elsewhere.test/?p=one-choice&seed=42&n=5e1")
	link := told[answer](t, made, 201)
	if link.Query != "n=50&seed=42&p=one-choice" || link.Created != "2026-05-01T12:00:00Z" {
		t.Errorf("got %+v", link)
	}
	if at := made.Header().Get("Location"); at != "/s/"+link.ID || link.URL != "https://binfall.test"+at {
		t.Errorf("location %q, url %q", at, link.URL)
	}
	if again := told[answer](t, post(h, "seed=42&n=50&p=one-choice"), 200); again != link {
		t.Errorf("posted again: %+v, want %+v", again, link)
	}
	read := ask(h, "GET", "/api/links/"+link.ID, "")
	if got := told[answer](t, read, 200); got != link {
		t.Errorf("read: %+v, want %+v", got, link)
	}
	if read.Header().Get("Cache-Control") != forever {
		t.Errorf("cache: %q", read.Header().Get("Cache-Control"))
	}
}

func TestSeedsSurvive(t *testing.T) {
	h, _ := newHandler()
	for _, seed := range []string{"0", "18446744073709551615", "9007199254740993"} {
		link := told[answer](t, post(h, "seed="+seed), 201)
		got := told[answer](t, ask(h, "GET", "/api/links/"+link.ID, ""), 200)
		if got.Query != "seed="+seed || !strings.Contains(got.Description, "seed "+seed+":") {
			t.Errorf("seed %s became %+v", seed, got)
		}
	}
}

func TestRefusedBodies(t *testing.T) {
	h, store := newHandler()
	good := `{"query":"seed=1"}`
	for _, c := range []struct {
		status       int
		kind, body   string
		extra, value string
	}{
		{415, "text/plain", good, "", ""},
		{415, "", good, "", ""},
		{415, "application/x-www-form-urlencoded", "query=seed%3D1", "", ""},
		{400, "application/json", `{"query":`, "", ""},
		{400, "application/json", `[]`, "", ""},
		{400, "application/json", `null`, "", ""},
		{400, "application/json", `{}`, "", ""},
		{400, "application/json", `{"query":7}`, "", ""},
		{400, "application/json", `{"query":"seed=1","title":"free text"}`, "", ""},
		{400, "application/json", good + good, "", ""},
		{400, "application/json", "", "", ""},
		{413, "application/json", `{"query":"` + strings.Repeat("a", bodyBytes) + `"}`, "", ""},
		{413, "application/json", good + strings.Repeat(" ", bodyBytes), "", ""},
		{403, "application/json", good, "Sec-Fetch-Site", "cross-site"},
		{403, "application/json", good, "Sec-Fetch-Site", "same-site"},
		{403, "application/json", good, "Origin", "https://elsewhere.test"},
		{403, "application/json", good, "Origin", "null"},
	} {
		w := ask(h, "POST", "/api/links", c.body, "Content-Type", c.kind, c.extra, c.value)
		told[problem](t, w, c.status)
	}
	if len(store.links) > 0 {
		t.Errorf("stored %v", store.links)
	}
	for header, value := range map[string]string{"Sec-Fetch-Site": "same-origin", "Origin": "https://binfall.test"} {
		if w := ask(h, "POST", "/api/links", good, "Content-Type", "application/json", header, value); w.Code >= 400 {
			t.Errorf("%s: %s refused: %d", header, value, w.Code)
		}
	}
}

func TestBadSettings(t *testing.T) {
	h, _ := newHandler()
	for query, want := range map[string][]string{
		"n=50":                        {"seed"},
		"n=0&seed=1&x=2&p=d-choice~0": {"n", "p.0.d", "x"},
		"n=1e99&seed=-1":              {"n", "seed"},
		"seed=1&p=nothing":            {"p.0"},
		"":                            {"seed"},
		"seed=%zz":                    {"query"},
		strings.Repeat("p=one-choice&", 200) + "seed=1": {"p"},
	} {
		var keys []string
		for _, e := range told[problem](t, post(h, query), 422).Errors {
			keys = append(keys, e.Key)
		}
		slices.Sort(keys)
		if !slices.Equal(keys, want) {
			t.Errorf("%.40s: errors at %q, want %q", query, keys, want)
		}
	}
}

func TestRoutes(t *testing.T) {
	h, _ := newHandler()
	for _, c := range []struct {
		method, path, allow string
		status              int
	}{
		{"GET", "/api/links", "POST", 405},
		{"PUT", "/api/links", "POST", 405},
		{"OPTIONS", "/api/links", "POST", 405},
		{"DELETE", "/api/links/abcdefghijk", "GET", 405},
		{"POST", "/api/health", "GET", 405},
		{"GET", "/api/links/abcdefghijk", "", 404},
		{"GET", "/api/links/", "", 404},
		{"GET", "/api/links/abcdefghijk/more", "", 404},
		{"GET", "/api/links/' OR 1=1 --", "", 404},
		{"GET", "/api/other", "", 404},
		{"GET", "/", "", 404},
	} {
		w := ask(h, c.method, strings.ReplaceAll(c.path, " ", "%20"), "")
		told[problem](t, w, c.status)
		if got := w.Header().Get("Allow"); got != c.allow {
			t.Errorf("%s %s: Allow %q, want %q", c.method, c.path, got, c.allow)
		}
	}
}

func TestDailyCap(t *testing.T) {
	h, _ := newHandler()
	for n := range 3 {
		told[answer](t, post(h, fmt.Sprintf("n=%d&seed=1", n+2)), 201)
	}
	w := post(h, "n=5&seed=1")
	told[problem](t, w, 429)
	if got := w.Header().Get("Retry-After"); got != "43201" {
		t.Errorf("Retry-After %q, want the seconds of half a day and one", got)
	}
	told[answer](t, post(h, "n=3&seed=1"), 200)
}

// The store's first name is another run's: the name grows by a character.
func TestTakenName(t *testing.T) {
	h, store := newHandler()
	names := ids("n=50&seed=42")
	store.links[names[0]] = Link{names[0], "n=1&seed=0", noon}
	link := told[answer](t, post(h, "n=50&seed=42"), 201)
	if link.ID != names[1] || link.Query != "n=50&seed=42" {
		t.Errorf("got %+v, want the name %s", link, names[1])
	}
	if again := told[answer](t, post(h, "n=50&seed=42"), 200); again != link {
		t.Errorf("posted again: %+v", again)
	}
}

func TestRejectedByLaterRules(t *testing.T) {
	h, store := newHandler()
	store.links["abcdefghijk"] = Link{"abcdefghijk", "n=50&seed=42&p=forgotten~7", noon}
	p := told[problem](t, ask(h, "GET", "/api/links/abcdefghijk", ""), 410)
	if p.Query != "n=50&seed=42&p=forgotten~7" || len(p.Errors) != 1 || p.Errors[0].Key != "p.0" {
		t.Errorf("got %+v", p)
	}
}

func TestDatabaseAway(t *testing.T) {
	h, store := newHandler()
	store.away = errors.New("D1_ERROR: near SELECT")
	for _, w := range []*httptest.ResponseRecorder{
		post(h, "seed=1"),
		ask(h, "GET", "/api/links/abcdefghijk", ""),
		ask(h, "GET", "/api/health", ""),
	} {
		if told[problem](t, w, 503); w.Header().Get("Retry-After") == "" || strings.Contains(w.Body.String(), "SELECT") {
			t.Errorf("%v %s", w.Header(), w.Body)
		}
	}
}

func TestPanic(t *testing.T) {
	h, _ := newHandler()
	h.Store = nil
	w := ask(h, "GET", "/api/health", "")
	if told[problem](t, w, 500); strings.Contains(w.Body.String(), "goroutine") {
		t.Errorf("a stack in %s", w.Body)
	}
}

func TestHealth(t *testing.T) {
	h, _ := newHandler()
	got := told[map[string]any](t, ask(h, "GET", "/api/health", ""), 200)
	if got["version"] != "test" || got["rules"] != 0. || got["databaseMilliseconds"] != 0. {
		t.Errorf("got %v", got)
	}
}

// Whatever is posted gets an answer that the interface knows.
func FuzzCreate(f *testing.F) {
	for _, body := range []string{`{"query":"seed=1"}`, `{"query":"n=0&p=x"}`, `{"query":7}`, `[{}]`, `{"query":"seed=%"}`, "\xff"} {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		h, store := newHandler()
		w := ask(h, "POST", "/api/links", body, "Content-Type", "application/json")
		if !slices.Contains([]int{201, 400, 413, 422}, w.Code) || (w.Code == 201) != (len(store.links) == 1) {
			t.Errorf("%d %s", w.Code, w.Body)
		}
		for _, link := range store.links {
			if again, err := check(link.Query); err != nil || again.Query() != link.Query {
				t.Errorf("stored %q, which is not canonical: %v", link.Query, err)
			}
		}
	})
}
