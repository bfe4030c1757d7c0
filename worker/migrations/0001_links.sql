-- A run under its short name: nothing but the canonical query, which the engine has checked.
CREATE TABLE links (
  id      TEXT PRIMARY KEY,
  query   TEXT NOT NULL,
  created INTEGER NOT NULL
) WITHOUT ROWID;

-- New links a day (day: days since 1970, UTC), so that the daily cap costs one row read and not a count.
CREATE TABLE days (
  day   INTEGER PRIMARY KEY,
  links INTEGER NOT NULL
);

CREATE TRIGGER count_link AFTER INSERT ON links BEGIN
  INSERT INTO days (day, links) VALUES (new.created / 86400, 1)
  ON CONFLICT (day) DO UPDATE SET links = links + 1;
END;
