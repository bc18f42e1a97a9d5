import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThatTheStoreIsEmpty() {
        XCTAssertEqual(Store(in: .memory).names, [])
    }
}
