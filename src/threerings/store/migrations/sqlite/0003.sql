-- Whom a match waits for, so that lists know whose turn it is; a match from before does not know until somebody acts.
ALTER TABLE matches ADD COLUMN awaits INTEGER NOT NULL DEFAULT 0;
-- Those with a free seat: it is not free for ever.
CREATE INDEX matches_free ON matches (status, made) WHERE status IN ('open', 'invited');
