package links

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"binfall/engine"
	"binfall/engine/param"
)

// bodyBytes is the largest body: a link with every setting is far below it.
const bodyBytes = 4096

func (h *Handler) create(w http.ResponseWriter, r *http.Request) {
	if crossSite(r) {
		fail(w, http.StatusForbidden, "only pages of this site may make links")
		return
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		fail(w, http.StatusUnsupportedMediaType, "the body must be application/json")
		return
	}
	query, err := read(http.MaxBytesReader(w, r.Body, bodyBytes))
	if tooLarge := new(http.MaxBytesError); errors.As(err, &tooLarge) {
		fail(w, http.StatusRequestEntityTooLarge, "the body may have at most "+strconv.Itoa(bodyBytes)+" bytes")
		return
	}
	if err != nil {
		fail(w, http.StatusBadRequest, `the body must be a JSON object {"query": "..."}`)
		return
	}
	config, err := check(query)
	if err != nil {
		problem{Status: http.StatusUnprocessableEntity, Detail: "the settings are not accepted", Errors: faults(list(err))}.write(w)
		return
	}
	h.store(w, r, config)
}

// store finds the run under one of its names or gives it the first free one.
// Known runs are looked up first: they are not part of the daily cap.
func (h *Handler) store(w http.ResponseWriter, r *http.Request, config engine.Config) {
	query := config.Query()
	for _, id := range ids(query) {
		status := http.StatusOK
		link, err := h.Store.Get(r.Context(), id)
		if errors.Is(err, ErrUnknown) {
			status = http.StatusCreated
			link, err = h.Store.Put(r.Context(), Link{id, query, h.Now().UTC()}, h.Daily)
		}
		if err != nil {
			h.refuse(w, err)
			return
		}
		if link.Query == query {
			w.Header().Set("Location", "/s/"+id)
			h.tell(w, r, status, link, config)
			return
		}
	}
	panic("links: every name of " + query + " is taken")
}

// read takes the one form that a body may have.
func read(body io.Reader) (string, error) {
	var form struct {
		Query *string `json:"query"`
	}
	decoder := json.NewDecoder(body)
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&form); err != nil {
		return "", err
	}
	if form.Query == nil {
		return "", errors.New("no query")
	}
	if _, err := decoder.Token(); err != io.EOF {
		return "", errors.Join(errors.New("text after the object"), err)
	}
	return *form.Query, nil
}

// check reads a query by the engine's rules of today.
func check(query string) (engine.Config, error) {
	config, err := engine.ParseQuery(query)
	if err == nil {
		err = config.Check(engine.Worker)
	}
	return config, err
}

// list returns the errors of a check one by one.
func list(err error) param.Errors {
	if errs := (param.Errors)(nil); errors.As(err, &errs) {
		return errs
	}
	return param.Errors{{Key: "query", Want: err.Error()}}
}

// crossSite reports a request that a page of another site made. A client that
// is no browser sends neither header.
func crossSite(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" {
		return site != "same-origin" && site != "none"
	}
	text := r.Header.Get("Origin")
	if text == "" {
		return false
	}
	from, err := url.Parse(text)
	host := r.URL.Host
	if host == "" {
		host = r.Host
	}
	return err != nil || from.Host != host
}

func untilTomorrow(now time.Time) string {
	tomorrow := now.UTC().Truncate(24 * time.Hour).Add(24 * time.Hour)
	return strconv.Itoa(int(tomorrow.Sub(now).Seconds()) + 1)
}
