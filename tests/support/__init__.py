"""What tests, benchmarks and tools share: servers, people who visit them, games to try. It knows none of those."""
