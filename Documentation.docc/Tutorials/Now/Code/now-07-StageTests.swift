import UIKit
import XCTest
@testable import Stage

class StageTests: XCTestCase {

    func testAdditionWorks() {
        XCTAssertEqual(2 + 2, 4)
    }

    @MainActor
    func testProductionIsNotOnStage() {
        XCTAssertFalse(UIApplication.shared.delegate is AppDelegate)
        for scene in UIApplication.shared.connectedScenes {
            XCTAssertFalse(scene.delegate is SceneDelegate)
        }
    }
}
