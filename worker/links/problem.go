package links

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strconv"

	"binfall/engine/param"
)

// problem is an error as RFC 9457 writes it. Errors is the list that the form
// shows at its controls.
type problem struct {
	Type   string  `json:"type"`
	Title  string  `json:"title"`
	Status int     `json:"status"`
	Detail string  `json:"detail"`
	Query  string  `json:"query,omitempty"`
	Errors []fault `json:"errors,omitempty"`
}

// fault is one wrong setting with its whole text.
type fault struct {
	Key   string `json:"key"`
	Value string `json:"value"`
	Want  string `json:"want"`
	Text  string `json:"text"`
}

func faults(errs param.Errors) (list []fault) {
	for _, e := range errs {
		list = append(list, fault{e.Key, e.Value, e.Want, e.Error()})
	}
	return list
}

func fail(w http.ResponseWriter, status int, detail string) {
	problem{Status: status, Detail: detail}.write(w)
}

func (p problem) write(w http.ResponseWriter) {
	p.Type, p.Title = "about:blank", http.StatusText(p.Status)
	w.Header().Set("Content-Type", "application/problem+json")
	write(w, p.Status, p)
}

// write sends v whole: the runtime takes status and headers at the first byte.
func write(w http.ResponseWriter, status int, v any) {
	var body bytes.Buffer
	encoder := json.NewEncoder(&body)
	encoder.SetEscapeHTML(false) // a query is full of &, and JSON is no page
	if err := encoder.Encode(v); err != nil {
		panic("links: " + err.Error())
	}
	w.Header().Set("Content-Length", strconv.Itoa(body.Len()))
	w.WriteHeader(status)
	w.Write(body.Bytes())
}
