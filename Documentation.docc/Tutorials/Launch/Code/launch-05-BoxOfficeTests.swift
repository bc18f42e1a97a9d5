import XCTest

class BoxOfficeTests: XCTestCase {

    func testThreeTicketsAtTwelve() {
        XCTAssertEqual(3 * 12, 36)
    }

    func testNobodyHasVisitedYet() {
        XCTAssertEqual(UserDefaults.standard.integer(forKey: "visits"), 0)
    }
}
