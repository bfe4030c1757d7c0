package param

import (
	"strconv"
	"strings"
)

// Bounds is an inclusive range of whole numbers.
type Bounds struct{ Min, Max int64 }

// Range returns the inclusive range from min to max.
func Range(min, max int64) Bounds { return Bounds{min, max} }

// Int declares a whole number.
func (s *Set) Int(p *int64, name string, def int64, b Bounds, doc string) {
	s.add(Setting{Name: name, Doc: doc, Kind: Int, Default: strconv.FormatInt(def, 10), Min: strconv.FormatInt(b.Min, 10), Max: strconv.FormatInt(b.Max, 10)},
		func(text string) bool {
			x, ok := parseInt(text)
			if ok = ok && b.Min <= x && x <= b.Max; ok {
				*p = x
			}
			return ok
		},
		func() string { return strconv.FormatInt(*p, 10) })
}

// Ints declares a list of whole numbers. It is the last setting of its set.
func (s *Set) Ints(p *[]int64, name, def string, b Bounds, doc string) {
	s.add(Setting{Name: name, Doc: doc, Kind: List, Default: def, Min: strconv.FormatInt(b.Min, 10), Max: strconv.FormatInt(b.Max, 10)},
		func(text string) bool {
			list, ok := b.parse(text, "~")
			if ok {
				*p = list
			}
			return ok
		},
		func() string { return join(*p, "~") })
}

// parse reads numbers in the range from a list.
func (b Bounds) parse(text, separator string) (list []int64, ok bool) {
	for _, part := range strings.Split(text, separator) {
		x, ok := parseInt(part)
		if !ok || x < b.Min || x > b.Max {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}

func join(list []int64, separator string) string {
	parts := make([]string, len(list))
	for i, x := range list {
		parts[i] = strconv.FormatInt(x, 10)
	}
	return strings.Join(parts, separator)
}

// Decimal declares an exact decimal from min to max.
func (s *Set) Decimal(p *Fraction, name, def, min, max, doc string) {
	low, okLow := ParseFraction(min)
	high, okHigh := ParseFraction(max)
	if !okLow || !okHigh {
		panic("param: range of " + name + " is not decimal")
	}
	s.add(Setting{Name: name, Doc: doc, Kind: Decimal, Default: def, Min: min, Max: max},
		func(text string) bool {
			f, ok := ParseFraction(text)
			if ok = ok && !f.Less(low) && !high.Less(f); ok {
				*p = f
			}
			return ok
		},
		func() string { return p.String() })
}

// Uint declares an unsigned whole number from min to max.
func (s *Set) Uint(p *uint64, name, title, def string, min, max uint64, doc string) {
	s.unsigned(p, Setting{Name: name, Title: title, Doc: doc, Kind: Int, Default: def}, min, max)
}

// Seed declares a seed: 64 bits, each value as good as any other.
func (s *Set) Seed(p *uint64, name, title, doc string) {
	s.unsigned(p, Setting{Name: name, Title: title, Doc: doc, Kind: Seed, Default: "0"}, 0, 1<<64-1)
}

// Bins declares an absolute size.
func (s *Set) Bins(p *uint64, name, title, def string, min, max uint64, doc string) {
	s.unsigned(p, Setting{Name: name, Title: title, Doc: doc, Kind: Counts, Default: def}, min, max)
}

func (s *Set) unsigned(p *uint64, d Setting, min, max uint64) {
	d.Min, d.Max = strconv.FormatUint(min, 10), strconv.FormatUint(max, 10)
	s.add(d,
		func(text string) bool {
			x, ok := parseWhole(text)
			if ok = ok && min <= x && x <= max; ok {
				*p = x
			}
			return ok
		},
		func() string { return strconv.FormatUint(*p, 10) })
}

// Size declares a size that may be a multiple of the bins.
func (s *Set) Size(p *Size, name, title, def string, max uint64, doc string) {
	s.add(Setting{Name: name, Title: title, Doc: doc, Kind: Counts, Default: def, Min: "0", Max: strconv.FormatUint(max, 10)},
		func(text string) bool {
			x, ok := ParseSize(text)
			if ok = ok && x.Count <= max; ok {
				*p = x
			}
			return ok
		},
		func() string { return p.String() })
}

// Choice declares a value from a list.
func (s *Set) Choice(p *string, name, title, def string, options []Option, doc string) {
	s.add(Setting{Name: name, Title: title, Doc: doc, Kind: Pick, Default: def, Options: options},
		func(text string) bool {
			for _, o := range options {
				if o.Name == text {
					*p = text
					return true
				}
			}
			return false
		},
		func() string { return *p })
}

// Word declares a text of a form that is described in words. Flaw says what is wrong
// with a text, nil if it is good.
func (s *Set) Word(p *string, name, def, form, doc string, flaw func(text string) error) {
	s.add(Setting{Name: name, Doc: doc, Kind: Text, Default: def, Form: form},
		func(text string) bool {
			if flaw(text) != nil {
				return false
			}
			*p = text
			return true
		},
		func() string { return *p })
	s.items[len(s.items)-1].flaw = flaw
}

// Flag declares a switch.
func (s *Set) Flag(p *bool, name, title string, def bool, doc string) {
	digit := map[bool]string{false: "0", true: "1"}
	s.add(Setting{Name: name, Title: title, Doc: doc, Kind: Flag, Default: digit[def]},
		func(text string) bool {
			if text != "0" && text != "1" {
				return false
			}
			*p = text == "1"
			return true
		},
		func() string { return digit[*p] })
}

// Fastest is the speed without a limit.
const Fastest = "max"

// Speed declares a number of rounds a second.
func (s *Set) Speed(p *string, name, title, def, min, max, doc string) {
	var f Fraction
	var bounds Set
	bounds.Decimal(&f, name, min, min, max, doc)
	s.add(Setting{Name: name, Title: title, Doc: doc, Kind: Speed, Default: def, Min: min, Max: max},
		func(text string) bool {
			if text != Fastest {
				if !bounds.items[0].set(text) {
					return false
				}
				text = f.String()
			}
			*p = text
			return true
		},
		func() string { return *p })
}

// About is the part that every catalogue entry has.
type About struct {
	Name  string   // in link, flag and file name; never changes
	Title string   // for people
	Doc   string   // one paragraph; its first sentence is the tooltip
	Refs  []string // keys into the bibliography
}
