import UIKit
import XCTest

@MainActor
class StageTests: XCTestCase {
    func testThatMakesOne() {
        XCTAssertNotNil(UIOpenURLContext())
    }
}
