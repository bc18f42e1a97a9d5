import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testThatItShowsTheInterface() {
        let delegate = SceneDelegate()

        delegate.willConnect(to: UIWindow())

        XCTAssertTrue(delegate.window?.rootViewController is ViewController)
    }
}
