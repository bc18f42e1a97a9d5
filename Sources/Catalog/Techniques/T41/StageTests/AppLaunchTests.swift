import XCTest

class AppLaunchTests: XCTestCase {
    /// Long enough for the scenes to settle.
    func testThatTimePasses() {
        Thread.sleep(forTimeInterval: 0.1)
    }
}
