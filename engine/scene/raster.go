package scene

import (
	"binfall/engine/process"
	"binfall/engine/stats"
)

// Raster is a grid of equal cells, drawn as an image: for more cells than marks are good for.
type Raster struct {
	X, Y, W, H    float64 // place in the picture, in its pixels
	Columns, Rows int
	Cells         []uint8 // row by row; numbers of the ramp's colours, 0 is clear
	Ramp          Ramp
	Lane          int8   // -1 for none
	Stamp         uint64 // another one whenever the cells are

	origin origin
}

// origin is what the cells follow from: while it stays they need no new look at the loads.
type origin struct {
	moment
	columns, rows int
	low, high     float64 // values of the least and the greatest colour, or of the ends of the axis
	spacing       int64   // of a river
	kept          int     // its columns
	newest        int64   // the round of the last of them
}

// river is the origin of the same cells without columns: those of a river that grows stay as they are.
func (o origin) river() origin {
	o.kept, o.newest = 0, 0
	return o
}

// moment is a state at a time.
type moment struct {
	state         *process.State
	rounds, balls int64
}

func (lane *Lane) moment() moment { return moment{lane.State, lane.State.Rounds, lane.State.Balls} }

// raster adds an image of o.columns by o.rows cells. fresh tells that the cells are clear and must be painted.
func (s *Scene) raster(o origin, ramp Ramp, lane int8) (r *Raster, fresh bool) {
	r = s.nextRaster()
	if r.Stamp > 0 && r.origin == o && r.Ramp == ramp {
		r.Lane = lane
		return r, false
	}
	s.renew(r, o, ramp, lane)
	return r, true
}

// riverRaster is raster for columns that become more: those from the first unpainted one on must be painted.
func (s *Scene) riverRaster(o origin, columns []stats.Column, lane int8) (r *Raster, unpainted int) {
	if n := len(columns); n > 0 {
		o.kept, o.newest = n, columns[n-1].Round
	}
	r = s.nextRaster()
	kept := r.origin.kept
	if r.Stamp == 0 || r.Ramp != Rising || r.origin.river() != o.river() || kept > len(columns) || kept > 0 && columns[kept-1].Round != r.origin.newest {
		s.renew(r, o, Rising, lane)
		return r, 0
	}
	r.Lane = lane
	if kept < len(columns) {
		s.memo.stamps++
		r.Stamp, r.origin = s.memo.stamps, o
	}
	return r, kept
}

// nextRaster is another raster of the picture, as it was in the picture before.
func (s *Scene) nextRaster() *Raster {
	if n := len(s.Rasters); n < cap(s.Rasters) {
		s.Rasters = s.Rasters[:n+1] // with the cells of the picture before
	} else {
		s.Rasters = append(s.Rasters, Raster{})
	}
	return &s.Rasters[len(s.Rasters)-1]
}

// renew clears a raster for other cells.
func (s *Scene) renew(r *Raster, o origin, ramp Ramp, lane int8) {
	cells := r.Cells
	if size := o.columns * o.rows; cap(cells) < size {
		cells = make([]uint8, size)
	} else {
		cells = cells[:size]
		clear(cells)
	}
	s.memo.stamps++
	*r = Raster{Columns: o.columns, Rows: o.rows, Cells: cells, Ramp: ramp, Lane: lane, Stamp: s.memo.stamps, origin: o}
}

// at puts the raster on a rectangle of the picture.
func (r *Raster) at(x, y, w, h float64) { r.X, r.Y, r.W, r.H = x, y, w, h }
