import XCTest

class StageTests: XCTestCase {
    func testThatAsksForTheArgument() {
        print("the test has the argument: \(ProcessInfo.processInfo.arguments.contains("-StageLevel"))")
    }
}
