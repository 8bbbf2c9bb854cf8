"""The non-interference law on every door of a real house."""
