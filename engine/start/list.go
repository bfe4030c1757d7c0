package start

import (
	"strconv"

	"binfall/engine/param"
)

// List names the loads one by one.
var List = Spec{
	About: param.About{
		Name:  "list",
		Title: "A list of loads",
		Doc:   "The loads of the first bins, one after the other; the rest is empty.",
	},
	New: func() Profile { return new(list) },
}

type list struct{ loads []int64 }

func (p *list) Params(s *param.Set) {
	s.Ints(&p.loads, "loads", "1", param.Range(0, most), "loads of the first bins, one after the other")
}

func (p *list) Fits(n uint64) *param.Error {
	if uint64(len(p.loads)) > n {
		return &param.Error{Key: "loads", Value: strconv.Itoa(len(p.loads)) + " loads", Want: "at most one for each of the " + strconv.FormatUint(n, 10) + " bins"}
	}
	return nil
}

func (p *list) Balls(uint64) (sum uint64) {
	for _, x := range p.loads {
		sum += uint64(x)
	}
	return sum
}

func (p *list) Loads(uint64) []int32 {
	loads := make([]int32, len(p.loads))
	for i, x := range p.loads {
		loads[i] = int32(x)
	}
	return loads
}
