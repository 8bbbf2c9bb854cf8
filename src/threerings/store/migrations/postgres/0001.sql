-- Guests and their keys, matches, seats and logs. The table "house" is there already: it knows the version.
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    theme TEXT NOT NULL
);

-- Only digests of keys are kept: who reads the disk cannot take a seat.
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    once BOOLEAN NOT NULL,
    made TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE TABLE matches (
    place BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    games INTEGER NOT NULL,
    public BOOLEAN NOT NULL,
    request TEXT UNIQUE,
    follows TEXT UNIQUE REFERENCES matches (id),
    status TEXT NOT NULL,
    result TEXT NOT NULL,
    length INTEGER NOT NULL,
    made TEXT NOT NULL
);
CREATE INDEX matches_listed ON matches (status, place) WHERE public;

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    bot TEXT NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest != '';

-- One row an append: the lines that were acknowledged together. "ply" is the place of the first of them.
CREATE TABLE logs (
    match TEXT NOT NULL REFERENCES matches (id),
    ply INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (match, ply)
);

-- Which processes are alive, whose bots they play, and at which shared screens the curtain is open. Nothing of it has
-- to outlive the database, so it costs no disk.
CREATE UNLOGGED TABLE processes (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE claims (match TEXT PRIMARY KEY, process TEXT NOT NULL);
CREATE UNLOGGED TABLE curtains (match TEXT PRIMARY KEY, player INTEGER NOT NULL);
