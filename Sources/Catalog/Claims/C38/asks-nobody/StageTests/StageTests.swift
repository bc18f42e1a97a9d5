import XCTest

@testable import Stage

@MainActor
class StageTests: XCTestCase {
    func testThatItGreets() {
        XCTAssertEqual(Greeting.plain, "Hello")
    }
}
