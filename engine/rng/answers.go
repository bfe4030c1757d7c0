package rng

// Answers answers random questions of a round, by index. [Draws] are the real ones; tests
// replay scripts. All packages share this type: to turn one interface into another takes
// a search, which would be felt at every arrival.
type Answers interface {
	At(round int64)
	Uniform(index int, n uint64) uint64        // uniform on 0..n-1
	Bernoulli(index int, num, den uint64) bool // true with probability num/den
}
