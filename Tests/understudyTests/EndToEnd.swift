import Testing

/// The tests of a target that start processes and look at the clock, one after the other.
///
/// Each target that has such tests compiles this file by a link: a filter then finds them below the name of their target.
@Suite(.serialized)
enum EndToEnd {}
