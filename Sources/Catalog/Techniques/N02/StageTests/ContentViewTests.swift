import XCTest

@testable import Stage

@MainActor
class ContentViewTests: XCTestCase {
    func testThatTheViewIsNotOnStage() {
        XCTAssertEqual(ContentView.appearances, 0)
    }
}
