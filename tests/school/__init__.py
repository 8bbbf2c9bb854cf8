"""Lessons, claims and what else teaches."""
