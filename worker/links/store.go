package links

import (
	"context"
	"errors"
	"time"
)

// Link is a run under its short name.
type Link struct {
	ID      string
	Query   string // canonical
	Created time.Time
}

// What a Store says besides "the database is away".
var (
	ErrUnknown = errors.New("no link has this name")
	ErrFull    = errors.New("no more new links today")
)

// Store keeps links. Both methods answer with what is stored, whatever was asked for.
type Store interface {
	// Get returns the link called id, or ErrUnknown.
	Get(ctx context.Context, id string) (Link, error)
	// Put stores a link under a free name and leaves a taken one alone. It
	// returns ErrFull when the day of link.Created has daily new links already.
	Put(ctx context.Context, link Link, daily int) (Link, error)
}
