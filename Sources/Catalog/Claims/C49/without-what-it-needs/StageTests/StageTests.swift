import XCTest

class StageTests: XCTestCase {
    func testTheTotal() {
        XCTAssertEqual(Cart(prices: []).total, 0)
    }
}
