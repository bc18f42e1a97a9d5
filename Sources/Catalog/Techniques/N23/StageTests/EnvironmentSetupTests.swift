import XCTest

@MainActor
class EnvironmentSetupTests: XCTestCase {
    func testThatTheTestsHaveTheirAppDelegate() {
        XCTAssertTrue(UIApplication.shared.delegate is TestingAppDelegate)
    }

    @available(iOS 13, *)
    func testThatEverySceneHasTheTestsDelegate() {
        let scenes = UIApplication.shared.connectedScenes
        XCTAssertFalse(scenes.isEmpty)
        XCTAssertTrue(scenes.allSatisfy { $0.delegate is TestingSceneDelegate })
    }
}
