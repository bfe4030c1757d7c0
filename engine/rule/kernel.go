package rule

import (
	"binfall/engine/process"
	"binfall/engine/rng"
)

// The fast loops keep everything in locals and draw candidates from their streams
// directly: candidates 2k and 2k+1 are the halves of word k, multiplied by n and
// shifted down. A half whose product ends below the threshold 2^32 mod n is
// rejected; that is rare, and then the round draws as the definition does.

const low = 0xffffffff

func threshold(n uint64) uint64 { return (1 << 32) % n }

// candidate is draw j of round t by the definition.
func candidate(d *rng.Draws, t uint64, j int, n uint64) uint64 {
	d.At(int64(t))
	return d.Uniform(j, n)
}

// Play is the fast loop of One-Choice.
func (oneChoice) Play(s *process.State, arrival, _ *rng.Draws, rounds int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject, words := threshold(n), arrival.Stream(0, 0)
	for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
		p := (words.Word(t) & low) * n
		if p&low < reject {
			p = candidate(arrival, t, 0, n) << 32
		}
		loads[p>>32]++
	}
	s.Played(rounds, rounds, rounds)
}

// Play is the fast loop of d-Choice.
func (r *dChoice) Play(s *process.State, arrival, _ *rng.Draws, rounds int64) {
	if r.d == 2 {
		lesserOfTwo(s, arrival, rounds)
		return
	}
	extremeOf(s, arrival, rounds, int(r.d), 1)
}

// Play is the fast loop of the fullest of d.
func (r *fullest) Play(s *process.State, arrival, _ *rng.Draws, rounds int64) {
	extremeOf(s, arrival, rounds, int(r.d), -1)
}

func lesserOfTwo(s *process.State, arrival *rng.Draws, rounds int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject, words := threshold(n), arrival.Stream(0, 0)
	for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
		w := words.Word(t)
		p, q := (w&low)*n, (w>>32)*n
		if p&low < reject || q&low < reject {
			p, q = candidate(arrival, t, 0, n)<<32, candidate(arrival, t, 1, n)<<32
		}
		i, j := p>>32, q>>32
		x, y := loads[i], loads[j]
		if y < x {
			i = j
		}
		loads[i] = min(x, y) + 1
	}
	s.Played(rounds, rounds, 2*rounds)
}

// extremeOf gives the ball to the candidate with the least sign·load, the earliest
// of equals.
func extremeOf(s *process.State, arrival *rng.Draws, rounds int64, d int, sign int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject := threshold(n)
	var words [8]rng.Stream
	for k := range (d + 1) / 2 {
		words[k] = arrival.Stream(uint64(k), 0)
	}
	for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
		best, load, w := uint64(0), int64(1)<<62, uint64(0)
		for j := range d {
			if w >>= 32; j&1 == 0 {
				w = words[j>>1&7].Word(t)
			}
			p := (w & low) * n
			if p&low < reject {
				p = candidate(arrival, t, j, n) << 32
			}
			if x := sign * int64(loads[p>>32]); x < load {
				best, load = p>>32, x
			}
		}
		loads[best]++
	}
	s.Played(rounds, rounds, int64(d)*rounds)
}

// Play is the fast loop of the balls in every candidate.
func (r *every) Play(s *process.State, arrival, _ *rng.Draws, rounds int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject := threshold(n)
	for j := range int(r.d) { // balls do not look at loads, so that one candidate may fall after the other
		words, shift := arrival.Stream(uint64(j>>1), 0), j&1*32
		for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
			p := (words.Word(t) >> shift & low) * n
			if p&low < reject {
				p = candidate(arrival, t, j, n) << 32
			}
			loads[p>>32]++
		}
	}
	s.Played(rounds, r.d*rounds, r.d*rounds)
}

// Play is the fast loop of (1+β)-Choice.
func (r *onePlusBeta) Play(s *process.State, arrival, own *rng.Draws, rounds int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject, words, coins := threshold(n), arrival.Stream(0, 0), own.Stream(0, 0)
	num, den := uint64(r.beta.Num), uint64(r.beta.Den)
	rejectCoin := threshold(den)
	twice := int64(0)
	for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
		w := words.Word(t)
		p, q := (w&low)*n, (w>>32)*n
		if p&low < reject || q&low < reject {
			p, q = candidate(arrival, t, 0, n)<<32, candidate(arrival, t, 1, n)<<32
		}
		c := (coins.Word(t) & low) * den
		if c&low < rejectCoin {
			c = candidate(own, t, 0, den) << 32
		}
		i, j := p>>32, q>>32
		if c>>32 < num {
			twice++
			if loads[j] < loads[i] {
				i = j
			}
		}
		loads[i]++
	}
	s.Played(rounds, rounds, rounds+twice)
}

// Play is the fast loop of Caching.
func (r *caching) Play(s *process.State, arrival, _ *rng.Draws, rounds int64) {
	loads, n := s.Loads, uint64(len(s.Loads))
	reject, words, cached := threshold(n), arrival.Stream(0, 0), uint64(r.cached)
	for t := uint64(s.Rounds); t < uint64(s.Rounds+rounds); t++ {
		p := (words.Word(t) & low) * n
		if p&low < reject {
			p = candidate(arrival, t, 0, n) << 32
		}
		i := p >> 32
		if x, y := loads[i], loads[cached]; x < y {
			cached = i
		} else if x > y {
			i = cached
		}
		loads[i]++
	}
	r.cached = int(cached)
	s.Played(rounds, rounds, rounds)
}
