import XCTest

@testable import Stage

@MainActor
class StageTests: XCTestCase {
    func testTheWindow() {
        let delegate = UIApplication.shared.delegate as? TestingAppDelegate
        print("the window is key: \(delegate?.window?.isKeyWindow == true)")
    }
}
