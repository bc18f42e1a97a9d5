import UIKit
import XCTest

@MainActor
final class LaunchTests: XCTestCase {
    func testThatTheAppDelegateIsTheTestsOwn() {
        XCTAssertTrue(UIApplication.shared.delegate is TestingAppDelegate)
    }

    func testThatEverySceneDelegateIsTheTestsOwn() {
        let scenes = UIApplication.shared.connectedScenes
        XCTAssertFalse(scenes.isEmpty)
        for scene in scenes {
            XCTAssertTrue(scene.delegate is TestingSceneDelegate)
        }
    }
}
