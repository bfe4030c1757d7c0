package graph

import (
	"bytes"
	"io"
)

// input is the text of a file behind a window, cut into lines by CR, LF or CRLF, or
// read in bytes by formats in which lines mean nothing. The unread bytes that are in
// memory are buf[pos:end].
type input struct {
	src      io.Reader
	buf      []byte
	pos, end int
	err      error // why nothing follows buf[:end]
	failed   bool  // a reader asked for more and met an error

	number  int  // lines that end before mark
	mark    int  // up to here lines are counted
	last    byte // the byte before mark
	skipped bool // the LF after the CR that ended the last line is behind us, if there is one
}

const window = 1 << 16

func newInput(src io.Reader) *input {
	return &input{src: src, buf: make([]byte, window), skipped: true}
}

// fill brings more bytes behind end; it moves those of buf[pos:end] to the front.
// It returns false at the end of the file and after an error.
func (in *input) fill() bool {
	if in.err != nil {
		in.failed = in.err != io.EOF
		return false
	}
	in.count()
	copy(in.buf, in.buf[in.pos:in.end])
	in.end -= in.pos
	in.mark -= in.pos
	in.pos = 0
	if in.end == len(in.buf) {
		if len(in.buf) >= longestLine {
			in.err, in.failed = refusal{Limit, "a line of more than 2^28 bytes"}, true
			return false
		}
		grown := make([]byte, 2*len(in.buf))
		copy(grown, in.buf)
		in.buf = grown
	}
	for range 100 {
		n, err := in.src.Read(in.buf[in.end:])
		in.err = err
		if i := bytes.IndexByte(in.buf[in.end:in.end+n], 0); i >= 0 {
			n = i
			in.err = refusal{Encoding, "a byte 0: not a text file, or one in UTF-16; save it as UTF-8"}
		}
		in.end += n
		if n > 0 {
			return true
		}
		if in.err != nil {
			in.failed = in.err != io.EOF
			return false
		}
	}
	in.err, in.failed = io.ErrNoProgress, true
	return false
}

// start brings the first window into memory.
func (in *input) start() {
	for in.end < window && in.fill() {
	}
	in.failed = false
	if bytes.HasPrefix(in.buf[:in.end], []byte("\xef\xbb\xbf")) {
		in.pos, in.mark = 3, 3
	}
}

// whole tells whether the first window holds all of the file.
func (in *input) whole() bool { return in.err == io.EOF }

// line returns the next line without its end; it is valid until the next call. The
// last line needs no end. After an error nothing is returned, not even the part of a
// line before it.
func (in *input) line() ([]byte, bool) {
	if !in.skipped && (in.pos < in.end || in.fill()) {
		in.skipped = true
		if in.buf[in.pos] == '\n' {
			in.pos++
			in.mark = in.pos
		}
	}
	for seen := 0; ; {
		for i, c := range in.buf[in.pos+seen : in.end] {
			if c <= '\r' && (c == '\n' || c == '\r') {
				line := in.buf[in.pos : in.pos+seen+i]
				in.pos += seen + i + 1
				in.endLine(c)
				return line, true
			}
		}
		seen = in.end - in.pos
		if in.fill() {
			continue
		}
		if in.err != io.EOF || in.pos == in.end {
			return nil, false
		}
		line := in.buf[in.pos:in.end]
		in.pos = in.end
		in.endLine('\n')
		return line, true
	}
}

func (in *input) endLine(c byte) {
	in.number++
	in.mark = in.pos
	in.last = c
	in.skipped = c == '\n'
}

// count brings number up to pos.
func (in *input) count() {
	chunk := in.buf[in.mark:in.pos]
	if len(chunk) == 0 {
		return
	}
	last := in.last
	for _, c := range chunk { // short as a rule, so no calls
		if c <= '\r' && (c == '\r' || c == '\n' && last != '\r') {
			in.number++
		}
		last = c
	}
	in.last = chunk[len(chunk)-1]
	in.mark = in.pos
}

// at is the number of the line that holds the byte at pos.
func (in *input) at() int {
	in.count()
	return in.number + 1
}

// peek shows the byte at pos+ahead, 0 at the end of the file.
func (in *input) peek(ahead int) byte {
	for in.pos+ahead >= in.end {
		if !in.fill() {
			return 0
		}
	}
	return in.buf[in.pos+ahead]
}

// skipPast moves behind the next occurrence of mark and tells whether there is one.
func (in *input) skipPast(mark string) bool {
	for {
		if i := bytes.Index(in.buf[in.pos:in.end], []byte(mark)); i >= 0 {
			in.pos += i + len(mark)
			return true
		}
		in.pos = max(in.pos, in.end-len(mark)+1)
		if !in.fill() {
			in.pos = in.end
			return false
		}
	}
}
