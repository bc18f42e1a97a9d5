import XCTest

class StageTests: XCTestCase {

    func testAdditionWorks() {
        XCTAssertEqual(2 + 2, 4)
    }
}
