"""Learning a game: lessons on the real table, in no language and for no door."""
