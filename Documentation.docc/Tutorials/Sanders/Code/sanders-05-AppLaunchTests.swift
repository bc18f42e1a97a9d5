import UIKit
import XCTest

@testable import Stage

class AppLaunchTests: XCTestCase {

    func testNoProductionDelegateIsOnStage() {
        XCTAssertFalse(UIApplication.shared.delegate is AppDelegate)
        for scene in UIApplication.shared.connectedScenes {
            XCTAssertFalse(scene.delegate is SceneDelegate)
        }
    }
}
