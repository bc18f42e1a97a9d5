import UIKit
import XCTest

class TestingAppDelegate: NSObject, UIApplicationDelegate {
}

class EveningTests: XCTestCase {

    func testTheCurtainFallsAtTen() {
        XCTAssertEqual(19 + 3, 22)
    }
}
