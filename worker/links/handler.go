// Package links is the interface of the Worker: it gives runs short names and
// answers for them. It knows neither the runtime that serves it nor the
// database behind its [Store], so that its tests are those of any
// [http.Handler].
//
//	POST /api/links {"query": "n=100&seed=42"}   201 new, 200 known
//	GET  /api/links/ID
//	GET  /api/health
//
// The page /s/ID is the lab with what GET /api/links/ID says in its head; that
// and HEAD are page.mjs and edge.mjs, in front.
//
// Only what the engine accepts is stored, and only as the engine writes it:
// no free text, nothing about who asked. Errors are problems of RFC 9457.
package links

import (
	"errors"
	"log"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"binfall/engine"
)

// Handler answers the interface's requests.
type Handler struct {
	Store   Store
	Daily   int    // new links a day
	Version string // of the program, for health
	Now     func() time.Time
}

// A link never changes, so everyone may keep it.
const forever = "public, max-age=31536000, immutable"

func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	defer func() {
		if reason := recover(); reason != nil {
			log.Printf("panic: %v\n%s", reason, debug.Stack())
			fail(w, http.StatusInternalServerError, "something went wrong here; the site works without short links")
		}
	}()
	id, link := strings.CutPrefix(r.URL.Path, "/api/links/")
	switch {
	case r.URL.Path == "/api/links":
		only(w, r, "POST", h.create)
	case r.URL.Path == "/api/health":
		only(w, r, "GET", h.health)
	case link:
		only(w, r, "GET", func(w http.ResponseWriter, r *http.Request) { h.read(w, r, id) })
	default:
		fail(w, http.StatusNotFound, "there is no such address in this interface")
	}
}

func only(w http.ResponseWriter, r *http.Request, method string, handle http.HandlerFunc) {
	if r.Method == method {
		handle(w, r)
		return
	}
	w.Header().Set("Allow", method)
	fail(w, http.StatusMethodNotAllowed, "this address takes "+method+" only")
}

func (h *Handler) read(w http.ResponseWriter, r *http.Request, id string) {
	link, err := Link{}, ErrUnknown
	if possible(id) {
		link, err = h.Store.Get(r.Context(), id)
	}
	if err != nil {
		h.refuse(w, err)
		return
	}
	config, err := check(link.Query)
	if err != nil {
		problem{
			Status: http.StatusGone,
			Detail: "the settings of this link are no longer accepted",
			Query:  link.Query,
			Errors: faults(list(err)),
		}.write(w)
		return
	}
	w.Header().Set("Cache-Control", forever)
	h.tell(w, r, http.StatusOK, link, config)
}

// answer is a link as clients see it. Title and description are for previews.
type answer struct {
	ID          string `json:"id"`
	Query       string `json:"query"`
	Created     string `json:"created"`
	URL         string `json:"url"`
	Title       string `json:"title"`
	Description string `json:"description"`
}

func (h *Handler) tell(w http.ResponseWriter, r *http.Request, status int, link Link, config engine.Config) {
	w.Header().Set("Content-Type", "application/json")
	write(w, status, answer{
		ID:          link.ID,
		Query:       link.Query,
		Created:     link.Created.Format(time.RFC3339),
		URL:         origin(r) + "/s/" + link.ID,
		Title:       title(config),
		Description: description(config),
	})
}

func (h *Handler) health(w http.ResponseWriter, r *http.Request) {
	start := h.Now()
	_, err := h.Store.Get(r.Context(), "health")
	if err != nil && !errors.Is(err, ErrUnknown) {
		h.refuse(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	write(w, http.StatusOK, struct {
		Version      string `json:"version"`
		Rules        int    `json:"rules"`
		Milliseconds int64  `json:"databaseMilliseconds"`
	}{h.Version, engine.Rules, h.Now().Sub(start).Milliseconds()})
}

// refuse answers for an error of the store. What the database says is for the
// log alone.
func (h *Handler) refuse(w http.ResponseWriter, err error) {
	switch {
	case errors.Is(err, ErrUnknown):
		fail(w, http.StatusNotFound, ErrUnknown.Error())
	case errors.Is(err, ErrFull):
		w.Header().Set("Retry-After", untilTomorrow(h.Now()))
		fail(w, http.StatusTooManyRequests, ErrFull.Error()+"; the full link works without us")
	default:
		log.Printf("store: %v", err)
		w.Header().Set("Retry-After", "60")
		fail(w, http.StatusServiceUnavailable, "the database does not answer; the site works without short links")
	}
}

// origin is how the client reached us. A request of the Worker's runtime has a
// full URL, one of net/http's server has it in the Host header.
func origin(r *http.Request) string {
	if r.URL.Host != "" {
		return r.URL.Scheme + "://" + r.URL.Host
	}
	return "http://" + r.Host
}
