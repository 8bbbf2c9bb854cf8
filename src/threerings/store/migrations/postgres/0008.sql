-- Clocks: what was agreed, and when the one who has to choose runs out of time, by the clock of the house; 0 if nobody does.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_due ON matches (due) WHERE due > 0;

-- What is said at a match, among those who play or those who look on, and how each wants to talk. It goes soon after the end.
CREATE TABLE talk (
    place BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    room TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    made TEXT NOT NULL
);
CREATE INDEX talk_of_match ON talk (match, place);

-- What guests have complained of, with what was said then: for whoever runs the server.
CREATE TABLE reports (
    place BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    against TEXT NOT NULL,
    said TEXT NOT NULL,
    made TEXT NOT NULL,
    UNIQUE (match, guest)
);

-- Who looks at a match, and by which process. It has not to outlive the database.
CREATE UNLOGGED TABLE present (
    match TEXT NOT NULL,
    guest TEXT NOT NULL,
    process TEXT NOT NULL,
    PRIMARY KEY (match, guest, process)
);
