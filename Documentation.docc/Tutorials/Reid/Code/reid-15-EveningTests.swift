import UIKit
import XCTest

@objc(TestingAppDelegate)
class TestingAppDelegate: NSObject, UIApplicationDelegate {
}

class EveningTests: XCTestCase {

    func testTheCurtainFallsAtTen() {
        XCTAssertEqual(19 + 3, 22)
    }

    func testTheUnderstudyGoesByItsBareName() {
        XCTAssertNotNil(NSClassFromString("TestingAppDelegate"))
        XCTAssertNil(NSClassFromString("EveningTests.TestingAppDelegate"))
    }
}
