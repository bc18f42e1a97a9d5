import XCTest

/// A framework that only the tests are linked with.
public func expectPlayers(_ names: String, _ expected: String) {
    XCTAssertEqual(names, expected)
}
