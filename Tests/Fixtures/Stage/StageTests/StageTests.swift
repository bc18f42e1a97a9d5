import UIKit
import XCTest

@testable import Stage

class StageTests: XCTestCase {

    func testTheUnderstudyTookThePart() {
        XCTAssertFalse(UIApplication.shared.delegate is AppDelegate)
    }

    func testTheLeadIsStillThere() {
        XCTAssertEqual(NSStringFromClass(AppDelegate.self), "Stage.AppDelegate")
    }
}
