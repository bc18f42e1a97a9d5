import XCTest

@testable import Stage

@MainActor
class StageTests: XCTestCase {
    func testThatItGreets() {
        XCTAssertEqual(Greeting.personal, "Hello from the app")
    }
}
