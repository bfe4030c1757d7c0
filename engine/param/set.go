// Package param declares settings. A setting is declared once, by one call that
// binds a variable; default, range, place in the link, control in the form,
// documentation row and error text follow from that call:
//
//	func (r *choice) Params(s *param.Set) {
//		s.Int(&r.d, "d", 2, param.Range(1, 16), "candidates per ball")
//	}
package param

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind tells which values a setting takes, and so which control shows it.
type Kind string

// The kinds of settings.
const (
	Int     Kind = "int"     // whole number in a range
	Counts  Kind = "size"    // number of bins or balls: 1000, 1e6, 10n
	Seed    Kind = "seed"    // unsigned 64 bits, kept as text by JavaScript
	Decimal Kind = "decimal" // exact decimal, at most nine places
	Pick    Kind = "choice"  // one of a list
	Flag    Kind = "flag"    // 0 or 1
	Speed   Kind = "speed"   // rounds a second, or max
	List    Kind = "list"    // whole numbers in a range, joined by ~; takes all that is left
	Text    Kind = "text"    // a text of a given form, without ~
	Process Kind = "process" // a process of the catalogue with its arguments
	Start   Kind = "start"   // a start profile of the catalogue with its arguments
	Family  Kind = "family"  // a family of base graphs with its arguments
	Levels  Kind = "levels"  // one of a list, or whole numbers joined by -
)

// Option is one value of a choice.
type Option struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// Setting describes a declared setting in plain data.
type Setting struct {
	Name    string   `json:"name"`
	Title   string   `json:"title"`
	Doc     string   `json:"doc"`
	Kind    Kind     `json:"kind"`
	Default string   `json:"default"`
	Min     string   `json:"min,omitempty"`
	Max     string   `json:"max,omitempty"`
	Form    string   `json:"form,omitempty"` // what a text looks like
	Options []Option `json:"options,omitempty"`
	Group   string   `json:"group,omitempty"`
	Repeat  bool     `json:"repeat,omitempty"`
}

// Want says in words which values the setting takes.
func (s Setting) Want() string {
	switch s.Kind {
	case Int, Seed:
		return fmt.Sprintf("a whole number from %s to %s", s.Min, s.Max)
	case Counts:
		// The greatest size is far beyond what any machine runs; Check names the one that fits.
		return fmt.Sprintf("a whole number, at least %s", s.Min) + map[bool]string{true: ", or a multiple of the bins such as 10n"}[s.Relative()]
	case Decimal:
		return fmt.Sprintf("a number from %s to %s with at most %d decimal places", s.Min, s.Max, Places)
	case Speed:
		return fmt.Sprintf("rounds a second from %s to %s, or max", s.Min, s.Max)
	case Flag:
		return "0 or 1"
	case List:
		return fmt.Sprintf("whole numbers from %s to %s joined by ~", s.Min, s.Max)
	case Text:
		return s.Form
	}
	names := make([]string, len(s.Options))
	for i, o := range s.Options {
		names[i] = o.Name
	}
	want := "one of " + strings.Join(names, ", ")
	if s.Kind == Levels {
		want += fmt.Sprintf(", or whole numbers from %s to %s joined by -, one for all classes or one for each", s.Min, s.Max)
	}
	return want
}

// Relative reports whether a size may be a multiple of the bins.
func (s Setting) Relative() bool { return s.Kind == Counts && s.Name != "n" }

// item is a setting with its binding.
type item struct {
	Setting
	set  func(text string) bool
	text func() string
	flaw func(text string) error // what is wrong with a text; nil where Want says it
}

// refuse is the error of a text that the setting does not take.
func (i item) refuse(key, text string) *Error {
	want := i.Want()
	if i.flaw != nil {
		want += ": " + i.flaw(text).Error()
	}
	return &Error{key, text, want}
}

// Set is the declared settings of one thing, in order of declaration.
type Set struct {
	items []item
	group string
}

// Group names the group of the settings declared from here on.
func (s *Set) Group(name string) { s.group = name }

func (s *Set) add(d Setting, set func(string) bool, text func() string) {
	d.Group = s.group
	if d.Title == "" {
		d.Title = d.Name
	}
	for _, i := range s.items {
		if i.Name == d.Name {
			panic("param: " + d.Name + " is declared twice")
		}
	}
	if !set(d.Default) {
		panic("param: default of " + d.Name + " is out of range")
	}
	s.items = append(s.items, item{Setting: d, set: set, text: text})
}

// Settings describes everything declared.
func (s *Set) Settings() []Setting {
	list := make([]Setting, len(s.items))
	for i, it := range s.items {
		list[i] = it.Setting
	}
	return list
}

// Read sets one setting from text. known is false for an undeclared name.
func (s *Set) Read(name, text string) (err *Error, known bool) {
	for _, it := range s.items {
		if it.Name == name {
			if !it.set(text) {
				return it.refuse(name, text), true
			}
			return nil, true
		}
	}
	return nil, false
}

// Text returns the canonical text of a setting, empty when it has its default.
func (s *Set) Text(name string) string {
	for _, it := range s.items {
		if it.Name == name {
			if text := it.text(); text != it.Default {
				return text
			}
		}
	}
	return ""
}

// Bind sets the settings from positional arguments. Missing ones, and empty
// ones between others, keep their defaults. Keys of errors start with prefix.
func (s *Set) Bind(prefix string, args []string) Errors {
	var errs Errors
	for i, text := range args {
		if i >= len(s.items) {
			errs.Add(prefix, strings.Join(args, "~"), "at most "+strconv.Itoa(len(s.items))+" values after the name")
			break
		}
		it := s.items[i]
		if it.Kind == List {
			text = strings.Join(args[i:], "~")
		}
		if text != "" && !it.set(text) {
			errs = append(errs, it.refuse(prefix+"."+it.Name, text))
		}
		if it.Kind == List {
			break
		}
	}
	return errs
}

// Args returns the canonical positional arguments, defaults at the end left out.
func (s *Set) Args() []string {
	args, last := make([]string, len(s.items)), 0
	for i, it := range s.items {
		if args[i] = it.text(); args[i] != it.Default {
			last = i + 1
		}
	}
	return args[:last]
}
