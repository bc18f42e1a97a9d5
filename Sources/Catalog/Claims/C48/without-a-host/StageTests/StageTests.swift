import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThePrice() {
        XCTAssertEqual(Price(cents: 1234).text, "12.34")
    }
}
