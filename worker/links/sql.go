package links

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// SQL is a Store in SQLite, which is what D1 speaks. Tables: migrations.
type SQL struct{ DB *sql.DB }

const getLink = `SELECT query, created FROM links WHERE id = ?1`

// One statement, since D1 has no transactions: the cap is checked, the row is
// inserted or found, and what is stored under the name comes back. D1 binds
// every number as a float, so the division has to be told that it is whole.
const putLink = `
INSERT INTO links (id, query, created)
SELECT ?1, ?2, ?3 WHERE coalesce((SELECT links FROM days WHERE day = CAST(?3 AS INTEGER) / 86400), 0) < ?4
ON CONFLICT (id) DO UPDATE SET id = id
RETURNING query, created`

// Get implements Store.
func (s SQL) Get(ctx context.Context, id string) (Link, error) {
	return scan(id, ErrUnknown, s.DB.QueryRowContext(ctx, getLink, id))
}

// Put implements Store.
func (s SQL) Put(ctx context.Context, link Link, daily int) (Link, error) {
	return scan(link.ID, ErrFull, s.DB.QueryRowContext(ctx, putLink, link.ID, link.Query, link.Created.Unix(), daily))
}

// scan reads a link; none is the error for no row.
func scan(id string, none error, row *sql.Row) (Link, error) {
	link := Link{ID: id}
	var created int64
	err := row.Scan(&link.Query, &created)
	if errors.Is(err, sql.ErrNoRows) {
		err = none
	}
	link.Created = time.Unix(created, 0).UTC()
	return link, err
}
