import UIKit
import XCTest

class StageTests: XCTestCase {

    func testThreeActsAndTwoIntervals() {
        let acts = ["exposition", "confrontation", "resolution"]
        XCTAssertEqual(acts.indices.dropLast().count, 2)
    }

    func testOnlyUnderstudiesAreOnStage() {
        XCTAssertTrue(UIApplication.shared.delegate is TestingAppDelegate)
        if #available(iOS 13, *) {
            for scene in UIApplication.shared.connectedScenes {
                XCTAssertTrue(scene.delegate is TestingSceneDelegate)
            }
        }
    }
}
