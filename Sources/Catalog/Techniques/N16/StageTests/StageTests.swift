import XCTest

@testable import Stage

@MainActor
class StageTests: XCTestCase {
    func testThatNothingLiveIsAsked() {
        let controller = ViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "")
    }
}
