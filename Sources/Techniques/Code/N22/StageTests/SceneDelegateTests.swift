import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testThatItShowsWhatItIsGiven() {
        let root = UIViewController()
        let delegate = SceneDelegate { root }
        delegate.window = UIWindow()

        delegate.configureWindow()

        XCTAssertTrue(delegate.window?.rootViewController === root)
        XCTAssertTrue(delegate.window?.isKeyWindow ?? false)
    }
}
