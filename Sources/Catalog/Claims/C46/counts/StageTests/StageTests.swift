import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThatTestsNothing() {
        print("covered by the launch: \(Coverage.functions.count)")
    }
}
