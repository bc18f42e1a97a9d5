import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThatTestsRun() {
        XCTAssertNotNil(ContentView.self)
    }
}
