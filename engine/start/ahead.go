package start

import "binfall/engine/param"

// Ahead gives the first bin a lead.
var Ahead = Spec{
	About: param.About{
		Name:  "ahead",
		Title: "One ahead",
		Doc:   "The first bin holds g balls more than every other, which are empty.",
	},
	New: func() Profile { return new(ahead) },
}

type ahead struct{ g int64 }

func (p *ahead) Params(s *param.Set) {
	s.Int(&p.g, "g", 10, param.Range(1, most), "lead of the first bin")
}

func (p *ahead) Fits(uint64) *param.Error { return nil }
func (p *ahead) Balls(uint64) uint64      { return uint64(p.g) }
func (p *ahead) Loads(uint64) []int32     { return []int32{int32(p.g)} }
