package batch

import (
	"maps"
	"net/url"
	"slices"

	"binfall/engine"
	"binfall/engine/param"
)

// MaxRows bounds a grid.
const MaxRows = 4096

// Grid reads the link of an experiment: a key that is given several times makes a
// row for each of its values, and every process is a row of its own, all on the
// same draws. The rows come in the order of the keys' values, processes last.
func Grid(values url.Values) ([]engine.Config, error) {
	cells := []url.Values{{}}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		given := values[key]
		if key == "p" || len(given) == 1 {
			for _, c := range cells {
				c[key] = given
			}
			continue
		}
		if len(cells)*len(given) > MaxRows {
			return nil, param.Errors{{Key: key, Value: given[0], Want: "a grid of at most 4096 rows"}}
		}
		var next []url.Values
		for _, c := range cells {
			for _, v := range given {
				cell := maps.Clone(c)
				cell[key] = []string{v}
				next = append(next, cell)
			}
		}
		cells = next
	}
	return rows(cells)
}

func rows(cells []url.Values) ([]engine.Config, error) {
	var list []engine.Config
	var wrong param.Errors
	for _, cell := range cells {
		c, err := engine.Parse(cell)
		if errs, ok := err.(param.Errors); ok {
			for _, e := range errs {
				if !slices.ContainsFunc(wrong, func(w *param.Error) bool { return *w == *e }) {
					wrong = append(wrong, e)
				}
			}
			continue
		}
		for _, lane := range c.Lanes {
			row := c
			row.Lanes = []engine.Choice{lane}
			list = append(list, row)
		}
	}
	if wrong == nil && len(list) > MaxRows {
		wrong.Add("p", "", "a grid of at most 4096 rows")
	}
	return list, wrong.Err()
}
