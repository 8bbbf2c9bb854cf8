"""Hostile visitors: requests that no page of ours would send, by the ten thousand, and what the server says to them."""
