-- Reviews of finished games, each for the guest who asked for it. A line of "judgements" is one choice that was judged;
-- what it means is not the store's business. With "link" a guest lets others see a review.
CREATE TABLE reviews (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    seed INTEGER NOT NULL,
    iterations INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    judged INTEGER NOT NULL,
    judgements TEXT NOT NULL,
    link TEXT NOT NULL,
    made TEXT NOT NULL,
    PRIMARY KEY (match, number, guest)
);
CREATE INDEX reviews_by_guest ON reviews (guest, made);
CREATE INDEX reviews_unfinished ON reviews (made) WHERE judged < choices;
