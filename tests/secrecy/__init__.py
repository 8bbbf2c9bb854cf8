"""The non-interference law on every door of the server."""
