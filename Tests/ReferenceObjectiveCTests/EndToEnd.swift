import Testing

/// The tests that start processes and look at the clock, one after the other.
@Suite(.serialized)
enum EndToEnd {}
