import XCTest

@testable import Stage

@MainActor
class StageTests: XCTestCase {
    func testThatTheDelegateFinishesLaunching() {
        let delegate = AppDelegate()

        XCTAssertTrue(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        XCTAssertTrue(delegate.window?.rootViewController is ViewController)
    }
}
