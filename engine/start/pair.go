package start

import (
	"strconv"

	"binfall/engine/param"
)

// Pair lifts two bins far above the rest, one ahead of the other.
var Pair = Spec{
	About: param.About{
		Name:  "pair",
		Title: "A pair ahead",
		Doc:   "Two bins stand h above the rest, the first of them g further ahead. With h large they meet as gambler and bank: does the second ever catch up?",
		Refs:  []string{"redlich-2014"},
	},
	New: func() Profile { return new(pair) },
}

type pair struct{ h, g int64 }

func (p *pair) Params(s *param.Set) {
	s.Int(&p.h, "h", 1000, param.Range(1, most), "height of the pair above the rest")
	s.Int(&p.g, "g", 10, param.Range(0, most), "lead of the first over the second")
}

func (p *pair) Fits(n uint64) *param.Error {
	if n < 2 {
		return &param.Error{Key: "h", Value: strconv.FormatInt(p.h, 10), Want: "at least two bins"}
	}
	return nil
}

func (p *pair) Balls(uint64) uint64  { return uint64(2*p.h + p.g) }
func (p *pair) Loads(uint64) []int32 { return []int32{int32(p.h + p.g), int32(p.h)} }
