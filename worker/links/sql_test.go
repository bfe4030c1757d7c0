//go:build !js

package links

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"testing"
	"time"

	_ "modernc.org/sqlite"
)

// database has the migrations that D1 gets, in the engine that D1 runs.
func database(t *testing.T) SQL {
	t.Helper()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1) // each connection would have a memory of its own
	files, err := filepath.Glob("../migrations/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatal("no migrations", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(string(text)); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	return SQL{db}
}

// Both stores must behave alike: the handler's tests use the one, people the other.
func TestStores(t *testing.T) {
	for name, store := range map[string]Store{"memory": newMemory(), "sql": database(t)} {
		t.Run(name, func(t *testing.T) { testStore(t, store) })
	}
}

func testStore(t *testing.T, s Store) {
	ctx := context.Background()
	noon := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	put := func(id, query string, at time.Time, daily int) (Link, error) {
		return s.Put(ctx, Link{id, query, at}, daily)
	}
	if _, err := s.Get(ctx, "a"); err != ErrUnknown {
		t.Errorf("get before put: %v", err)
	}
	first, err := put("a", "n=1&seed=0", noon, 2)
	if want := (Link{"a", "n=1&seed=0", noon}); err != nil || first != want {
		t.Errorf("put: %v, %v", first, err)
	}
	if again, err := put("a", "n=2&seed=0", noon.Add(time.Hour), 2); err != nil || again != first {
		t.Errorf("put under a taken name: %v, %v, want %v", again, err, first)
	}
	if got, err := s.Get(ctx, "a"); err != nil || got != first {
		t.Errorf("get: %v, %v, want %v", got, err, first)
	}
	if _, err := put("b", "n=3&seed=0", noon, 2); err != nil {
		t.Errorf("second of the day: %v; the taken name must not count", err)
	}
	if _, err := put("c", "n=4&seed=0", noon, 2); err != ErrFull {
		t.Errorf("third of the day: %v, want ErrFull", err)
	}
	if _, err := put("c", "n=4&seed=0", noon.Add(12*time.Hour), 2); err != nil {
		t.Errorf("first of the next day: %v", err)
	}
}
