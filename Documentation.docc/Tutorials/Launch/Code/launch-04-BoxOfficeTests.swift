import XCTest

class BoxOfficeTests: XCTestCase {

    func testThreeTicketsAtTwelve() {
        XCTAssertEqual(3 * 12, 36)
    }
}
