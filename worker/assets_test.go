//go:build unix

package main_test

import (
	"strings"
	"testing"
)

// A page that may be framed has no frame-ancestors at all: * would shut out
// sandboxed frames, whose origin has no scheme.
func TestFrames(t *testing.T) {
	for path, framed := range map[string]bool{"/": false, "/guide/": false, "/nothing": false, "/embed": true, "/stage": true} {
		a := ask(t, "GET", path, nil)
		policies := a.header.Values("Content-Security-Policy")
		if len(policies) != 1 || strings.Count(policies[0], "default-src 'self'") != 1 {
			t.Errorf("%s: %d with the policies %q, want one", path, a.status, policies)
			continue
		}
		if got := strings.Contains(policies[0], "frame-ancestors"); got == framed || !framed && !strings.HasSuffix(policies[0], "frame-ancestors 'none'") {
			t.Errorf("%s: %q", path, policies[0])
		}
		if a.header.Get("Cross-Origin-Embedder-Policy") != "" || a.header.Get("X-Frame-Options") != "" {
			t.Errorf("%s: a header that breaks embeds: %v", path, a.header)
		}
	}
}

func TestAssets(t *testing.T) {
	for path, kind := range map[string]string{
		"/stage.wasm":             "application/wasm",
		"/js/vendor/wasm_exec.js": "text/javascript",
		"/gen/palette.css":        "text/css",
		"/gen/catalog.json":       "application/json",
	} {
		a := ask(t, "GET", path, nil)
		if got := a.header.Get("Content-Type"); a.status != 200 || !strings.HasPrefix(got, kind) {
			t.Errorf("%s: %d %s, want %s", path, a.status, got, kind)
		}
		if got := a.header.Get("Access-Control-Allow-Origin"); got != "*" {
			t.Errorf("%s: open to %q, a sandboxed frame needs *", path, got)
		}
		if a.header.Get("ETag") == "" {
			t.Errorf("%s: no ETag", path)
		}
	}
	if a := ask(t, "GET", "/", nil); a.header.Get("Access-Control-Allow-Origin") != "" {
		t.Error("a page is open to other origins")
	}
}

func TestNotServed(t *testing.T) {
	for _, path := range []string{
		"/_headers", "/.assetsignore", "/package.json", "/package-lock.json", "/tsconfig.json",
		"/test/", "/test/vendor.mjs", "/node_modules/.package-lock.json", "/.git/config",
		"/../worker/wrangler.jsonc", "/worker/wrangler.jsonc", "/%2e%2e/go.mod",
	} {
		if a := ask(t, "GET", path, nil); a.status != 404 {
			t.Errorf("%s: %d", path, a.status)
		}
	}
}
