import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThatTheStoreIsOpen() {
        XCTAssertEqual(Store.place, .memory)
    }
}
