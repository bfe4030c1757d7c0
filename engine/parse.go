package engine

import (
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"binfall/engine/param"
	"binfall/engine/start"
)

// MaxQuery is the longest query, in bytes.
const MaxQuery = 16384

// maxErrors keeps the list of a hopeless query readable.
const maxErrors = 32

// The processes of a link that names none.
const (
	defaultLane      = "d-choice"
	defaultGraphLane = "greedy"
)

// laneFor returns the process of a link that names none.
func laneFor(graph bool) string {
	if graph {
		return defaultGraphLane
	}
	return defaultLane
}

// ParseQuery reads a link, or its part after the question mark.
func ParseQuery(text string) (Config, error) {
	if len(text) > MaxQuery {
		return Config{}, param.Errors{{Key: "query", Value: text, Want: "at most " + strconv.Itoa(MaxQuery) + " characters"}}
	}
	link := text
	text, _, _ = strings.Cut(text, "#")
	if path, query, found := strings.Cut(text, "?"); found {
		text = query
	} else if strings.Contains(path, "/") {
		return Config{}, param.Errors{{Key: "query", Value: link, Want: "a link with its settings after a question mark"}}
	}
	values, err := url.ParseQuery(text)
	if err != nil {
		return Config{}, param.Errors{{Key: "query", Value: text, Want: "key=value pairs joined by &, with % only before two hexadecimal digits"}}
	}
	return Parse(values)
}

// Names reports whether a link, or its part after the question mark, gives a key.
func Names(text, key string) bool {
	if _, query, found := strings.Cut(text, "?"); found {
		text = query
	}
	for _, pair := range strings.Split(text, "&") {
		if strings.HasPrefix(pair, key+"=") {
			return true
		}
	}
	return false
}

// Parse reads the values of a link. Every wrong one is in the error, which is a
// param.Errors. A missing seed is not an error here: see Config.Seeded.
func Parse(values url.Values) (Config, error) {
	var c Config
	var set param.Set
	var errs param.Errors
	c.declare(&set)
	for _, s := range set.Settings() {
		given, present := values[s.Name]
		switch {
		case !present:
		case len(given) > 1:
			errs.Add(s.Name, strings.Join(given, ", "), "one value")
		default:
			if err, _ := set.Read(s.Name, given[0]); err != nil {
				errs = append(errs, err)
			}
		}
	}
	_, c.Seeded = values["seed"]
	if _, c.GraphSeeded = values["gseed"]; c.GraphSeeded && c.Seeded && c.GraphSeed == c.Seed {
		c.GraphSeed, c.GraphSeeded = 0, false // the default, said in words
	}
	c.readGraph(values, &errs)
	c.Start = readStart(values["start"], c.Bins, &errs)
	c.Lanes = c.readLanes(values["p"], len(values["g"]) > 0, &errs)
	errs = append(errs, unknown(values, &set)...)
	if v := c.View; v.To > 0 && v.To <= v.From {
		errs.Add("to", number(v.To), "a round after from, which is "+number(v.From)+", or 0 for the end of the run")
	}
	if len(errs) == 0 {
		errs = c.checkBalls()
	}
	if len(errs) > 0 {
		return Config{}, errs[:min(len(errs), maxErrors)]
	}
	return c, nil
}

// checkBalls checks m or T against the number of bins and the balls of the start.
func (c Config) checkBalls() (errs param.Errors) {
	if c.HasGraph() {
		if T, ok := c.Arrivals.Of(c.Bins); !ok || T > maxBalls {
			errs.Add("T", c.Arrivals.String(), "at most "+number(maxBalls)+" arrivals")
		}
		return append(errs, c.checkOrder()...)
	}
	m, ok := c.Balls.Of(c.Bins)
	if !ok || m > maxBalls {
		errs.Add("m", c.Balls.String(), "at most "+number(maxBalls)+" balls")
		return errs
	}
	sum := c.StartBalls()
	if sum > 0 && sum >= m {
		errs.Add("m", c.Balls.String(), "more than the "+number(sum)+" balls of the start")
	}
	return errs
}

// readStart reads the start profile and checks it against the number of bins.
func readStart(given []string, n uint64, errs *param.Errors) Choice {
	if len(given) == 0 {
		return Choice{Name: start.Empty.Name, Args: []string{}}
	}
	if len(given) > 1 {
		errs.Add("start", strings.Join(given, ", "), "one value")
		return Choice{}
	}
	parts := strings.Split(given[0], "~")
	profile, set, wrong := Choice{parts[0], parts[1:]}.profile()
	if wrong == nil {
		if err := profile.Fits(n); err != nil {
			err.Key = "start." + err.Key
			wrong = param.Errors{err}
		}
	}
	if wrong != nil {
		*errs = append(*errs, wrong...)
		return Choice{}
	}
	return Choice{parts[0], set.Args()}
}

// readLanes reads the processes; graph tells that a base graph is given, be it wrong.
func (c Config) readLanes(texts []string, graph bool, errs *param.Errors) []Choice {
	if len(texts) == 0 {
		texts = []string{laneFor(graph)}
	}
	if len(texts) > maxLanes {
		errs.Add("p", strconv.Itoa(len(texts))+" processes", "at most "+strconv.Itoa(maxLanes)+" processes")
		return nil
	}
	var lanes []Choice
	for i, text := range texts {
		parts := strings.Split(text, "~")
		key := "p." + strconv.Itoa(i)
		b, wrong := Choice{parts[0], parts[1:]}.bind(key)
		if wrong == nil {
			wrong = b.serves(key, graph)
		}
		if wrong == nil {
			wrong = b.fits(key, c.Bins)
		}
		if wrong != nil {
			*errs = append(*errs, wrong...)
			continue
		}
		lanes = append(lanes, Choice{parts[0], b.set.Args()})
	}
	return lanes
}

// unknown lists keys that nothing declares, in alphabetical order.
func unknown(values url.Values, set *param.Set) (errs param.Errors) {
	keys := []string{"p", "start", "g"}
	for _, s := range set.Settings() {
		keys = append(keys, s.Name)
	}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if !slices.Contains(keys, key) {
			errs.Add(key, key, "one of the keys "+strings.Join(keys, ", "))
		}
	}
	return errs
}
