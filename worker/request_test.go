//go:build unix

package main_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// answer is a response, read.
type answer struct {
	status int
	header http.Header
	body   string
	link   link
}

// link has the keys of a link and of a problem.
type link struct {
	ID, Query, URL, Title, Detail string
	Errors                        []struct{ Key, Text string }
}

// clients numbers addresses, so that no test uses up another's rate.
var clients atomic.Int32

func client() string { return fmt.Sprintf("192.0.2.%d", clients.Add(1)) }

var transport = &http.Transport{ResponseHeaderTimeout: 20 * time.Second}

// ask sends a request from an address of its own. A nil body is none, and a
// reader of unknown length goes in chunks.
func ask(t *testing.T, method, path string, body io.Reader, header ...string) answer {
	t.Helper()
	r, err := http.NewRequest(method, site+path, body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("CF-Connecting-IP", client())
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	// Answers are looked at one by one, redirects too.
	response, err := transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	a := answer{status: response.StatusCode, header: response.Header, body: string(text)}
	if strings.Contains(a.header.Get("Content-Type"), "json") && strings.HasPrefix(path, "/api/") && len(text) > 0 {
		if err := json.Unmarshal(text, &a.link); err != nil {
			t.Errorf("%s %s: %v: %s", method, path, err, text)
		}
	}
	harmless(t, method+" "+path, a)
	return a
}

// harmless checks what holds for every answer of the Worker and of the site.
func harmless(t *testing.T, request string, a answer) {
	t.Helper()
	for _, leak := range []string{"SELECT ", "INSERT ", "D1_ERROR", "SQLITE_", "goroutine", ".mjs:", ".go:"} {
		if a.status >= 400 && strings.Contains(a.body, leak) {
			t.Errorf("%s: %q in %s", request, leak, a.body)
		}
	}
	if a.header.Get("X-Content-Type-Options") != "nosniff" || a.header.Get("Referrer-Policy") != "no-referrer" {
		t.Errorf("%s: %d without security headers: %v", request, a.status, a.header)
	}
}

// expect checks the status, and that errors are problems.
func (a answer) expect(t *testing.T, status int) answer {
	t.Helper()
	kind := a.header.Get("Content-Type")
	if a.status != status || status >= 400 && kind != "application/problem+json" {
		t.Errorf("got %d %s, want %d: %s", a.status, kind, status, a.body)
	}
	return a
}

func post(t *testing.T, query string, header ...string) answer {
	t.Helper()
	body, err := json.Marshal(map[string]string{"query": query})
	if err != nil {
		t.Fatal(err)
	}
	return ask(t, "POST", "/api/links", strings.NewReader(string(body)), append(header, "Content-Type", "application/json")...)
}
