import UIKit
import XCTest

@testable import Stage

class StageTests: XCTestCase {

    func testTheAppDelegateIsNotProduction() {
        XCTAssertFalse(UIApplication.shared.delegate is AppDelegate)
    }
}
