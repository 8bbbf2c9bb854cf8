-- What a guest has learnt: lessons that are finished, puzzles that are solved. What a mark means is not the store's business.
CREATE TABLE marks (
    guest TEXT NOT NULL REFERENCES guests,
    mark TEXT NOT NULL,
    value TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (guest, mark)
) WITHOUT ROWID;
