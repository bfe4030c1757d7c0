package param

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestFraction(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "-0": "0", "1": "1", "0.50": "0.5", ".25": "0.25", "-3.125": "-3.125", "007": "7",
		"999999999.999999999": "999999999.999999999", "-0.000000001": "-0.000000001",
	} {
		f, ok := ParseFraction(text)
		if !ok || f.String() != want {
			t.Errorf("%q: got %v %v, want %s", text, f, ok, want)
		}
	}
	for _, text := range []string{"", "-", ".", "1.", "1e3", "NaN", "Inf", "+1", "0x1", "1,5", "1.0000000001", "1234567890", "--1", "1.2.3", " 1"} {
		if f, ok := ParseFraction(text); ok {
			t.Errorf("%q: accepted as %v", text, f)
		}
	}
}

func rat(f Fraction) *big.Rat { return big.NewRat(f.Num, f.Den) }

func TestFractionProperties(t *testing.T) {
	decimal := rapid.StringMatching(`-?[0-9]{1,9}(\.[0-9]{1,9})?`)
	rapid.Check(t, func(t *rapid.T) {
		a, okA := ParseFraction(decimal.Draw(t, "a"))
		b, okB := ParseFraction(decimal.Draw(t, "b"))
		if !okA || !okB {
			t.Fatal("a decimal was refused")
		}
		if again, ok := ParseFraction(a.String()); !ok || again != a {
			t.Fatalf("%v reads back as %v", a, again)
		}
		if got, want := a.Less(b), rat(a).Cmp(rat(b)) < 0; got != want {
			t.Fatalf("%v < %v: got %v", a, b, got)
		}
	})
}

func TestSize(t *testing.T) {
	for text, want := range map[string]string{
		"10": "10", "1e6": "1000000", "2.5e3": "2500", "1E3": "1000", "n": "n", "1n": "n", "10n": "10n", "1e3n": "1000n", "0": "0", "0e20": "0",
		"18446744073709551615": "18446744073709551615", "1.0e1": "10",
	} {
		s, ok := ParseSize(text)
		if !ok || s.String() != want {
			t.Errorf("%q: got %v %v, want %s", text, s, ok, want)
		}
	}
	for _, text := range []string{"", "-1", "1.5", "1e-1", "1e", "e5", ".5e1", "2.55e1", "1e20", "18446744073709551616", "nn", "n10", "1e1e1", "10 n", "0x10", "1_000", "1e+3"} {
		if s, ok := ParseSize(text); ok {
			t.Errorf("%q: accepted as %v", text, s)
		}
	}
	if got, ok := (Size{10, true}).Of(7); got != 70 || !ok {
		t.Errorf("10n of 7: %d %v", got, ok)
	}
	if _, ok := (Size{1 << 40, true}).Of(1 << 30); ok {
		t.Error("2^70 balls were accepted")
	}
}

func example() (*Set, *int64, *Fraction) {
	d, f := new(int64), new(Fraction)
	s := new(Set)
	s.Int(d, "d", 2, Range(1, 16), "candidates")
	s.Decimal(f, "f", "0.5", "-1", "1", "threshold")
	return s, d, f
}

func TestBind(t *testing.T) {
	for _, c := range []struct{ args, want, errors string }{
		{"", "", ""}, {"3", "3", ""}, {"2~0.5", "", ""}, {"~0.25", "2~0.25", ""}, {"3~", "3", ""},
		{"0", "", "p.0.d"}, {"17~2", "", "p.0.d p.0.f"}, {"1~-1~9", "1~-1", "p.0"}, {"x~y~z", "", "p.0.d p.0.f p.0"},
	} {
		s, _, _ := example()
		errs := s.Bind("p.0", strings.Split(c.args, "~"))
		var keys []string
		for _, e := range errs {
			keys = append(keys, e.Key)
		}
		if got := strings.Join(keys, " "); got != c.errors {
			t.Errorf("%q: errors at %q, want %q", c.args, got, c.errors)
		}
		if got := strings.Join(s.Args(), "~"); len(errs) == 0 && got != c.want {
			t.Errorf("%q: arguments %q, want %q", c.args, got, c.want)
		}
	}
}

func TestWord(t *testing.T) {
	var word string
	var s Set
	s.Word(&word, "word", "moin", "a lower-case word", "greeting", func(text string) error {
		if strings.ToLower(text) != text {
			return errors.New("it has capitals")
		}
		return nil
	})
	if word != "moin" || s.Text("word") != "" || len(s.Args()) != 0 {
		t.Errorf("default: %q %q %q", word, s.Text("word"), s.Args())
	}
	if errs := s.Bind("g", []string{"salut"}); errs != nil || word != "salut" || s.Args()[0] != "salut" {
		t.Errorf("salut: %v %q %q", errs, word, s.Args())
	}
	want := `g.word: got "Hi", want a lower-case word: it has capitals`
	if errs := s.Bind("g", []string{"Hi"}); errs.Error() != want || word != "salut" {
		t.Errorf("got %v, want %s", errs, want)
	}
	if err, known := s.Read("word", "Hi"); !known || "g."+err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestErrorText(t *testing.T) {
	e := &Error{"p.0.d", "0", "a whole number from 1 to 16"}
	if want := `p.0.d: got "0", want a whole number from 1 to 16`; e.Error() != want {
		t.Errorf("got %s, want %s", e, want)
	}
	long := (&Error{"n", strings.Repeat("\xff9", 5000), "less"}).Error()
	if len(long) > 200 {
		t.Errorf("%d bytes of message", len(long))
	}
}

func TestDeclarationFaultsPanic(t *testing.T) {
	for name, declare := range map[string]func(*Set){
		"twice":   func(s *Set) { s.Int(new(int64), "d", 2, Range(1, 2), ""); s.Int(new(int64), "d", 2, Range(1, 2), "") },
		"default": func(s *Set) { s.Int(new(int64), "d", 3, Range(1, 2), "") },
		"bounds":  func(s *Set) { s.Decimal(new(Fraction), "f", "0", "low", "1", "") },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			declare(new(Set))
		}()
	}
}
