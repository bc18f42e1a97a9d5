import XCTest

@testable import Stage

class StageTests: XCTestCase {
    func testThatTestsRun() {
        let testingAppDelegate: AnyClass? = NSClassFromString("TestingAppDelegate")
        print("test: a class of the tests is \(testingAppDelegate == nil ? "not here yet" : "here")")
        XCTAssertNotNil(testingAppDelegate)
    }
}
