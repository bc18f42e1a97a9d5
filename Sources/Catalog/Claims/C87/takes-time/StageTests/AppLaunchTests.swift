import XCTest

class AppLaunchTests: XCTestCase {
    /// Long enough for the scenes to settle, where it is asked to be.
    func testThatTimePasses() {
        if CommandLine.arguments.contains("-takeTime") { Thread.sleep(forTimeInterval: 0.1) }
    }
}
