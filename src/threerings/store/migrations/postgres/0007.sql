-- Accounts: guests who can prove from any browser who they are. Of passwords and recovery codes only digests are kept.
CREATE TABLE accounts (
    guest TEXT PRIMARY KEY REFERENCES guests,
    shown BOOLEAN NOT NULL,
    made TEXT NOT NULL
);

CREATE TABLE passwords (
    login TEXT PRIMARY KEY,
    guest TEXT NOT NULL UNIQUE REFERENCES guests,
    hash TEXT NOT NULL
);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    public_key TEXT NOT NULL,
    uses BIGINT NOT NULL,
    device TEXT NOT NULL,
    made TEXT NOT NULL
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);

CREATE TABLE codes (
    digest TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests
);
CREATE INDEX codes_by_guest ON codes (guest);

-- A lasting key is a browser in which somebody is signed in.
ALTER TABLE keys ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE INDEX keys_by_guest ON keys (guest);

-- How often something was tried of late, whichever process was asked. Names are digests.
CREATE TABLE tries (
    name TEXT PRIMARY KEY,
    since TEXT NOT NULL,
    number INTEGER NOT NULL
);
CREATE INDEX tries_since ON tries (since);

-- Guests whom the operator does not let in.
CREATE TABLE blocked (
    guest TEXT PRIMARY KEY REFERENCES guests,
    made TEXT NOT NULL
);

-- What everybody has played to its end, so that a page of it is found however much there is. "side" is 2 for both,
-- "opponent" a guest, "bot LEVEL", or nothing at one screen.
CREATE TABLE history (
    guest TEXT NOT NULL,
    place BIGINT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    side INTEGER NOT NULL,
    opponent TEXT NOT NULL,
    result TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    made TEXT NOT NULL,
    PRIMARY KEY (guest, place)
);
CREATE INDEX history_by_kind ON history (guest, game, side, result, public);
CREATE INDEX history_by_opponent ON history (opponent, guest, place);
CREATE INDEX history_by_match ON history (match);
INSERT INTO history
SELECT s.guest, place, id, game,
    CASE WHEN games = 2 OR s.guest = t.guest THEN 2 ELSE s.seat END,
    CASE WHEN t.bot != '' THEN 'bot ' || t.bot WHEN s.guest = t.guest THEN '' ELSE t.guest END,
    CASE WHEN s.guest = t.guest THEN '' WHEN substr(result, 1, 1) = CAST(s.seat AS TEXT) THEN 'won'
        WHEN substr(result, 1, 1) = CAST(t.seat AS TEXT) THEN 'lost' ELSE 'drawn' END,
    public, made
FROM matches JOIN seats s ON s.match = id JOIN seats t ON t.match = id AND t.seat = 1 - s.seat
WHERE status = 'over' AND s.guest != '' AND (t.guest != '' OR t.bot != '') AND (s.guest != t.guest OR s.seat = 0);
