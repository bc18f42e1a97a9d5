import XCTest

class TheatreTests: XCTestCase {

    func testThreeActsAndTwoIntervals() {
        let acts = ["exposition", "confrontation", "resolution"]
        XCTAssertEqual(acts.indices.dropLast().count, 2)
    }
}
