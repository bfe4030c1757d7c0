package engine

import (
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"binfall/engine/param"
)

// MaxQuery is the longest query, in bytes.
const MaxQuery = 16384

// maxErrors keeps the list of a hopeless query readable.
const maxErrors = 32

// defaultLane is the process of a link that names none.
const defaultLane = "d-choice"

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
	c.Lanes = readLanes(values["p"], &errs)
	errs = append(errs, unknown(values, &set)...)
	if _, ok := c.Balls.Of(c.Bins); len(errs) == 0 && (!ok || c.M() > maxBalls) {
		errs.Add("m", c.Balls.String(), "at most "+strconv.FormatUint(maxBalls, 10)+" balls")
	}
	if len(errs) > 0 {
		return Config{}, errs[:min(len(errs), maxErrors)]
	}
	return c, nil
}

func readLanes(texts []string, errs *param.Errors) []Choice {
	if len(texts) == 0 {
		texts = []string{defaultLane}
	}
	if len(texts) > maxLanes {
		errs.Add("p", strconv.Itoa(len(texts))+" processes", "at most "+strconv.Itoa(maxLanes)+" processes")
		return nil
	}
	var lanes []Choice
	for i, text := range texts {
		parts := strings.Split(text, "~")
		b, wrong := Choice{parts[0], parts[1:]}.bind("p." + strconv.Itoa(i))
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
	keys := []string{"p"}
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
