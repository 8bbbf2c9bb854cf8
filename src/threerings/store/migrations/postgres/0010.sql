-- By what those who are away are told: a browser that takes pushes, an address for letters, an address of a program.
CREATE TABLE channels (
    guest TEXT NOT NULL REFERENCES guests,
    way TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    wants TEXT NOT NULL,
    language TEXT NOT NULL,
    base TEXT NOT NULL,
    session TEXT REFERENCES keys (digest) ON DELETE CASCADE,
    confirmed BOOLEAN NOT NULL,
    told TEXT NOT NULL,
    made TEXT NOT NULL,
    PRIMARY KEY (guest, way, address)
);
CREATE INDEX channels_at ON channels (way, address);
CREATE UNIQUE INDEX pushes_at ON channels (address) WHERE way = 'push';
CREATE INDEX channels_of_session ON channels (session);

-- Who was called to which match, and has not looked at it since; and whether a letter has told them.
CREATE TABLE calls (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guest TEXT NOT NULL REFERENCES guests,
    kind TEXT NOT NULL,
    made TEXT NOT NULL,
    written BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (match, guest)
);
CREATE INDEX calls_of_guest ON calls (guest);
CREATE INDEX talk_of_guest ON talk (guest);
CREATE INDEX reports_of_guest ON reports (guest);
CREATE INDEX calls_by_time ON calls (made, guest);
