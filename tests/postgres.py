"""A real PostgreSQL for the tests."""

from bench.postgres import NONE, Postgres, binary

__all__ = ["NONE", "Postgres", "binary"]
