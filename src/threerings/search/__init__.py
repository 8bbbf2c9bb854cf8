"""Tree search over imagined worlds. It knows the core only: a game is handed to it."""
