import XCTest

/// A check that the app's own diagnosis and the tests share.
class Checks: XCTestCase {
    func testThatThereIsAHome() {
        XCTAssertFalse(NSHomeDirectory().isEmpty)
    }
}
