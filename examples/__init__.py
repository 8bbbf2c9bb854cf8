"""Worked examples, to read and to start from."""
