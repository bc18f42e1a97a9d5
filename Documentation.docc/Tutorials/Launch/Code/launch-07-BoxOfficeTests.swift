import XCTest
@testable import BoxOffice

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

    func testASaleIsAnnounced() {
        let announcement = expectation(forNotification: .seatsSold, object: nil)
        NotificationCenter.default.post(name: .seatsSold, object: nil)
        wait(for: [announcement], timeout: 1)
    }
}
