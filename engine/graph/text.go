package graph

import (
	"iter"
	"math"
)

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\v' || c == '\f' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// natural reads a decimal number below 2^62 without sign or leading zeros.
func natural(b []byte) (n int, ok bool) {
	if len(b) == 0 || len(b) > 18 || b[0] == '0' && len(b) > 1 {
		return 0, false
	}
	for _, c := range b {
		if !isDigit(c) {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, true
}

// vertexIn reads a number in 1..n and gives it less 1.
func vertexIn(b []byte, n int) (v int32, ok bool) {
	id, ok := natural(b)
	if !ok || id < 1 || id > n {
		return 0, false
	}
	return int32(id - 1), true
}

// small reads a number that fits an int32.
func small(b []byte) (int32, bool) {
	n, ok := natural(b)
	return int32(n), ok && n <= math.MaxInt32
}

// isInteger tells whether b is digits with a sign or without.
func isInteger(b []byte) bool {
	if len(b) > 0 && (b[0] == '-' || b[0] == '+') {
		b = b[1:]
	}
	for _, c := range b {
		if !isDigit(c) {
			return false
		}
	}
	return len(b) > 0
}

// isNumber tells whether b is a number as programs print them: 3, -.5, 1e-400, NaN,
// inf, and Fortran's 1.0D3.
func isNumber(b []byte) bool {
	if len(b) > 0 && (b[0] == '-' || b[0] == '+') {
		b = b[1:]
	}
	if len(b) > 0 && isLetter(b[0]) {
		return isWord(b, "nan") || isWord(b, "inf") || isWord(b, "infinity")
	}
	digits, i := 0, 0
	for point := false; i < len(b) && (isDigit(b[i]) || b[i] == '.' && !point); i++ {
		if b[i] == '.' {
			point = true
		} else {
			digits++
		}
	}
	if digits == 0 || i == len(b) {
		return digits > 0
	}
	return (b[i]|0x20 == 'e' || b[i]|0x20 == 'd') && isInteger(b[i+1:])
}

// isZero tells whether the number b is written with no digit but 0.
func isZero(b []byte) bool {
	for _, c := range b {
		if c|0x20 == 'e' || c|0x20 == 'd' {
			return true
		}
		if '1' <= c && c <= '9' || isLetter(c) {
			return false
		}
	}
	return true
}

// isWord compares b with a word in small letters, whatever the case of b.
func isWord(b []byte, word string) bool {
	return len(b) == len(word) && isWordFolded(b, word) // the first half is inlined
}

func isWordFolded(b []byte, word string) bool {
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			c |= 0x20
		}
		if c != word[i] {
			return false
		}
	}
	return true
}

// spaceLength counts the blanks and ends of lines that a text begins with.
func spaceLength(text []byte) int {
	for i, c := range text {
		if c > ' ' || !isSpace(c) {
			return i
		}
	}
	return len(text)
}

// field cuts the first run of non-blanks off line.
func field(line []byte) (first, rest []byte) {
	i := 0
	for i < len(line) && isBlank(line[i]) {
		i++
	}
	from := i
	for i < len(line) && !isBlank(line[i]) {
		i++
	}
	return line[from:i], line[i:]
}

// fields cuts a line into runs of non-blanks, in the memory of into.
func fields(line []byte, into [][]byte) [][]byte {
	into = into[:0]
	for {
		var f []byte
		if f, line = field(line); len(f) == 0 {
			return into
		}
		into = append(into, f)
	}
}

func trimmed(b []byte) []byte {
	for len(b) > 0 && isBlank(b[0]) {
		b = b[1:]
	}
	for len(b) > 0 && isBlank(b[len(b)-1]) {
		b = b[:len(b)-1]
	}
	return b
}

// linesOf cuts a text into lines at CR, LF and CRLF, without the last line unless
// the text is whole.
func linesOf(text []byte, whole bool) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		from := 0
		for i := 0; i < len(text); i++ {
			if text[i] != '\n' && text[i] != '\r' {
				continue
			}
			if !yield(text[from:i]) {
				return
			}
			if text[i] == '\r' && i+1 < len(text) && text[i+1] == '\n' {
				i++
			}
			from = i + 1
		}
		if whole && from < len(text) {
			yield(text[from:])
		}
	}
}
