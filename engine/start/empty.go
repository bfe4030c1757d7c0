package start

import "binfall/engine/param"

// Empty is where every run starts unless its link says otherwise.
var Empty = Spec{
	About: param.About{Name: "empty", Title: "Empty", Doc: "All bins are empty at the start."},
	New:   func() Profile { return empty{} },
}

type empty struct{}

func (empty) Params(*param.Set)        {}
func (empty) Fits(uint64) *param.Error { return nil }
func (empty) Balls(uint64) uint64      { return 0 }
func (empty) Loads(uint64) []int32     { return nil }
