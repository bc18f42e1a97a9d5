import UIKit
import XCTest
@testable import Stage

class StageTests: XCTestCase {

    @MainActor
    func testTheAppDelegateOpensTheDatabase() {
        let delegate = AppDelegate()
        _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        XCTAssertTrue(delegate.databaseIsOpen)
    }
}
