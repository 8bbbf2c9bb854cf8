-- Matches that are to be rated if their players have agreed on it; 'counted' or 'left out' once they are over.
ALTER TABLE matches ADD COLUMN rated TEXT NOT NULL DEFAULT '';
CREATE INDEX matches_to_count ON matches (rated, place) WHERE status = 'over' AND rated = 'agreed';
ALTER TABLE history ADD COLUMN gained INTEGER;

-- How strong everybody was found to be, game by game: in common, and what is to be added on either side; "least" is what
-- they are surely on a side, once they have played enough there. "shown" is that of the account.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    points REAL NOT NULL,
    spread REAL NOT NULL,
    first REAL NOT NULL,
    first_spread REAL NOT NULL,
    second REAL NOT NULL,
    second_spread REAL NOT NULL,
    first_matches INTEGER NOT NULL,
    second_matches INTEGER NOT NULL,
    first_least INTEGER,
    second_least INTEGER,
    shown INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) WITHOUT ROWID;
CREATE INDEX ratings_first ON ratings (game, first_least, guest) WHERE shown AND first_least IS NOT NULL;
CREATE INDEX ratings_second ON ratings (game, second_least, guest) WHERE shown AND second_least IS NOT NULL;

-- What the first side of a game is worth more than the second.
CREATE TABLE advantages (game TEXT PRIMARY KEY, points REAL NOT NULL, spread REAL NOT NULL) WITHOUT ROWID;

-- Who looks for anybody to play with, for as long as they are there; and whom they have found.
CREATE TABLE seekers (
    guest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    clocks TEXT NOT NULL,
    side INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    points REAL NOT NULL,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    pair TEXT NOT NULL,
    other TEXT NOT NULL,
    seat INTEGER NOT NULL,
    clock TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX seekers_waiting ON seekers (game, rated, since) WHERE pair = '';
CREATE INDEX seekers_seen ON seekers (seen);
