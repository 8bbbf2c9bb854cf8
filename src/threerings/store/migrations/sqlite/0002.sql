-- Shuffles that can be proven. A match from before has no secret.
ALTER TABLE matches ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN twin INTEGER NOT NULL DEFAULT 0;
