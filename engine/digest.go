package engine

import (
	"crypto/sha256"
	"encoding/binary"
)

// crockford is the alphabet of digests: base32 without I, L, O and U.
const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Digest identifies the state of a run in 10 characters: the first 50 bits of a
// SHA-256 in Crockford's base32. With one lane it is the lane's digest, with
// several the same hash over the lane digests in order.
func (r *Run) Digest() string {
	if len(r.lanes) == 1 {
		return r.LaneDigest(0)
	}
	hash := sha256.New()
	for i := range r.lanes {
		hash.Write([]byte(r.LaneDigest(i)))
	}
	return encode(hash.Sum(nil))
}

// LaneDigest hashes the version, the engine's name with its length, n, t, W and
// the loads in bin order, numbers as unsigned varints.
func (r *Run) LaneDigest(lane int) string {
	s, engine := r.lanes[lane].State, r.EngineName()
	hash := sha256.New()
	b := binary.AppendUvarint(nil, r.Version)
	b = binary.AppendUvarint(b, uint64(len(engine)))
	b = append(b, engine...)
	for _, x := range []uint64{r.Bins, uint64(s.Rounds), uint64(s.Balls)} {
		b = binary.AppendUvarint(b, x)
	}
	for _, x := range s.Loads {
		if b = binary.AppendUvarint(b, uint64(x)); len(b) > 4096 {
			hash.Write(b)
			b = b[:0]
		}
	}
	hash.Write(b)
	return encode(hash.Sum(nil))
}

func encode(sum []byte) string {
	bits := binary.BigEndian.Uint64(sum)
	var text [10]byte
	for i := range text {
		text[i] = crockford[bits>>59]
		bits <<= 5
	}
	return string(text[:])
}
