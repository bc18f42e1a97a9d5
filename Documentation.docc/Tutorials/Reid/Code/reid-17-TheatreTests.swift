import UIKit
import XCTest
@testable import Theatre

class TheatreTests: XCTestCase {

    func testThreeActsAndTwoIntervals() {
        let acts = ["exposition", "confrontation", "resolution"]
        XCTAssertEqual(acts.indices.dropLast().count, 2)
    }

    func testTheProgrammeIsOnTheScreen() throws {
        let appDelegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        XCTAssertTrue(appDelegate.window?.rootViewController is ProgrammeViewController)
    }
}
