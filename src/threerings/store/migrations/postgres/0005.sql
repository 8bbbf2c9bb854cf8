-- Who plays at a page, and up to which ply they have gone on: the end of a duel, chapter or game stays there until then.
-- It has not to outlive the database either.
CREATE UNLOGGED TABLE gone_on (
    match TEXT NOT NULL,
    guest TEXT NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (match, guest)
);
