-- Guests and their keys, matches, seats and logs.
CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    theme TEXT NOT NULL
) WITHOUT ROWID;

-- Only digests of keys are kept: who reads the disk cannot take a seat.
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    once INTEGER NOT NULL,
    made TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;

CREATE TABLE matches (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    games INTEGER NOT NULL,
    public INTEGER NOT NULL,
    request TEXT UNIQUE,
    follows TEXT UNIQUE REFERENCES matches (id),
    status TEXT NOT NULL,
    result TEXT NOT NULL,
    length INTEGER NOT NULL,
    made TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX matches_listed ON matches (status, place) WHERE public;

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    bot TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest != '';

-- One row an append: the lines that were acknowledged together. `ply` is the place of the first of them.
CREATE TABLE logs (
    match TEXT NOT NULL REFERENCES matches (id),
    ply INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
