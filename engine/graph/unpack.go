package graph

import (
	"bufio"
	"compress/flate"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// unpacked reads a file, through gzip if its first bytes say so. Several members
// one behind the other are one file.
type unpacked struct {
	packed   *bufio.Reader
	counted  counter
	zip      *gzip.Reader // nil for a plain file
	given    int64
	most     int64
	trailing int64 // bytes behind the last member
}

// counter counts the bytes that pass.
type counter struct {
	io.Reader
	n int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

// refusal is an Error whose place is not known yet.
type refusal struct {
	kind   Kind
	reason string
}

func (r refusal) Error() string { return r.reason }

func unpack(r io.Reader, most int64) (*unpacked, error) {
	u := &unpacked{most: most}
	u.counted.Reader = r
	u.packed = bufio.NewReaderSize(&u.counted, 1<<16)
	if !u.atMember() {
		return u, nil
	}
	zip, err := gzip.NewReader(u.packed)
	if err != nil {
		return nil, u.explain(err)
	}
	u.zip = zip
	zip.Multistream(false)
	return u, nil
}

func (u *unpacked) atMember() bool {
	magic, err := u.packed.Peek(2)
	return err == nil && isGzip(magic)
}

func isGzip(b []byte) bool { return len(b) >= 2 && b[0] == 0x1f && b[1] == 0x8b }

func (u *unpacked) Read(p []byte) (n int, err error) {
	if u.zip == nil {
		n, err = u.packed.Read(p)
	} else if n, err = u.zip.Read(p); err == io.EOF {
		err = u.nextMember()
	}
	u.given += int64(n)
	if u.given > u.most {
		return 0, refusal{Limit, fmt.Sprintf("more than %d bytes", u.most)}
	}
	if u.zip != nil && u.given > expansionStart && u.given/expansion > u.counted.n {
		return 0, refusal{Limit, fmt.Sprintf("gzip data grow to more than %d times their size", expansion)}
	}
	if err != nil && err != io.EOF {
		err = u.explain(err)
	}
	return n, err
}

// nextMember goes on with the member that follows, or reports the end.
func (u *unpacked) nextMember() error {
	if !u.atMember() {
		rest, err := io.Copy(io.Discard, io.LimitReader(u.packed, expansionStart))
		u.trailing = rest
		if err != nil {
			return err
		}
		return io.EOF
	}
	err := u.zip.Reset(u.packed)
	u.zip.Multistream(false)
	return err
}

func (u *unpacked) explain(err error) error {
	var damaged flate.CorruptInputError
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF), u.zip == nil && err == io.EOF:
		return refusal{Truncated, "the gzip data end too early; nothing is loaded"}
	case errors.Is(err, gzip.ErrChecksum):
		return refusal{Corrupt, "the checksum of the gzip data is wrong; nothing is loaded"}
	case errors.Is(err, gzip.ErrHeader), errors.As(err, &damaged):
		return refusal{Corrupt, "damaged gzip data; nothing is loaded"}
	}
	return err
}
