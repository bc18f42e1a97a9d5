import XCTest

class MatineeTests: XCTestCase {

    func testAdditionWorks() {
        XCTAssertEqual(2 + 2, 4)
    }
}
