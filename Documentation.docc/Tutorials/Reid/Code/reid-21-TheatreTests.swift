import UIKit
import XCTest
@testable import Theatre

class TheatreTests: XCTestCase {

    func testThreeActsAndTwoIntervals() {
        let acts = ["exposition", "confrontation", "resolution"]
        XCTAssertEqual(acts.indices.dropLast().count, 2)
    }

    func testTheProgrammeIsOnTheScreen() {
        var timesOpened = 0
        let appDelegate = AppDelegate()
        appDelegate.openDatabase = { timesOpened += 1 }

        XCTAssertTrue(appDelegate.application(.shared, didFinishLaunchingWithOptions: nil))

        XCTAssertEqual(timesOpened, 1)
        XCTAssertTrue(appDelegate.window?.rootViewController is ProgrammeViewController)
    }

    func testOnlyTheUnderstudyIsOnStage() {
        XCTAssertTrue(UIApplication.shared.delegate is TestingAppDelegate)
    }
}
