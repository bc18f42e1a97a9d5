import XCTest

class BoxOfficeTests: XCTestCase {

    override func setUp() {
        super.setUp()
        print("setUp forgets the visits")
        UserDefaults.standard.removeObject(forKey: "visits")
    }

    func testThreeTicketsAtTwelve() {
        XCTAssertEqual(3 * 12, 36)
    }

    func testNobodyHasVisitedYet() {
        XCTAssertEqual(UserDefaults.standard.integer(forKey: "visits"), 0)
    }
}
