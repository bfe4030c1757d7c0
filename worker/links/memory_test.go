package links

import "context"

// memory is a Store for tests. With away set it answers as a database does that
// cannot be reached.
type memory struct {
	links map[string]Link
	days  map[int64]int
	away  error
}

func newMemory() *memory { return &memory{map[string]Link{}, map[int64]int{}, nil} }

func (m *memory) Get(_ context.Context, id string) (Link, error) {
	if m.away != nil {
		return Link{}, m.away
	}
	link, known := m.links[id]
	if !known {
		return Link{}, ErrUnknown
	}
	return link, nil
}

func (m *memory) Put(ctx context.Context, link Link, daily int) (Link, error) {
	day := link.Created.Unix() / 86400
	if m.days[day] >= daily {
		return Link{}, ErrFull
	}
	if old, err := m.Get(ctx, link.ID); err != ErrUnknown {
		return old, err
	}
	m.days[day]++
	m.links[link.ID] = link
	return link, nil
}
