//go:build js && wasm

package bridge

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// JSON grows by one value after the other; commas place themselves.
//
//	var j bridge.JSON
//	j.Open('{').Key("n").Int(3).Close('}')
type JSON struct {
	buf   []byte
	comma bool
}

// Reset empties the text and keeps its memory.
func (j *JSON) Reset() *JSON {
	j.buf, j.comma = j.buf[:0], false
	return j
}

func (j *JSON) String() string { return string(j.buf) }

func (j *JSON) next() {
	if j.comma {
		j.buf = append(j.buf, ',')
	}
	j.comma = true
}

// Open begins an object or an array.
func (j *JSON) Open(bracket byte) *JSON {
	j.next()
	j.buf, j.comma = append(j.buf, bracket), false
	return j
}

// Close ends it.
func (j *JSON) Close(bracket byte) *JSON {
	j.buf, j.comma = append(j.buf, bracket), true
	return j
}

// Key names the next value.
func (j *JSON) Key(name string) *JSON {
	j.Text(name)
	j.buf, j.comma = append(j.buf, ':'), false
	return j
}

// Int adds a whole number.
func (j *JSON) Int(v int64) *JSON {
	j.next()
	j.buf = strconv.AppendInt(j.buf, v, 10)
	return j
}

// Float adds a number, null if it is none; decimals below 0 mean as many as it needs.
func (j *JSON) Float(v float64, decimals int) *JSON {
	j.next()
	if math.IsNaN(v) || math.IsInf(v, 0) {
		j.buf = append(j.buf, "null"...)
		return j
	}
	j.buf = strconv.AppendFloat(j.buf, v, 'f', decimals, 64)
	return j
}

// Bool adds true or false.
func (j *JSON) Bool(v bool) *JSON {
	j.next()
	j.buf = strconv.AppendBool(j.buf, v)
	return j
}

// Null adds a value that is not known.
func (j *JSON) Null() *JSON {
	j.next()
	j.buf = append(j.buf, "null"...)
	return j
}

// Text adds a string; bytes that are no UTF-8 become U+FFFD.
func (j *JSON) Text(s string) *JSON {
	j.next()
	const digits = "0123456789abcdef"
	j.buf = append(j.buf, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			j.buf = append(j.buf, '\\', byte(r))
		case r < 0x20:
			j.buf = append(j.buf, '\\', 'u', '0', '0', digits[r>>4], digits[r&15])
		default:
			j.buf = utf8.AppendRune(j.buf, r)
		}
	}
	j.buf = append(j.buf, '"')
	return j
}
