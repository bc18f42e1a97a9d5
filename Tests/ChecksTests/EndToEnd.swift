import Testing

/// The tests that build and launch apps, one after the other.
@Suite(.serialized)
enum EndToEnd {}
