import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testThatItShowsWhatItIsGiven() {
        let root = UIViewController()
        let window = WindowSpy()
        let delegate = SceneDelegate { root }
        delegate.window = window

        delegate.configureWindow()

        XCTAssertTrue(window.rootViewController === root)
        XCTAssertTrue(window.wasShown)
    }
}

private class WindowSpy: UIWindow {
    private(set) var wasShown = false

    override func makeKeyAndVisible() {
        wasShown = true
    }
}
