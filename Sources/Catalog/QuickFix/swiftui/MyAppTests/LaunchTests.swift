import XCTest

@testable import MyApp

@MainActor
final class LaunchTests: XCTestCase {
    func testThatTheAppIsTheTestsOwn() {
        XCTAssertTrue(Launcher.app == TestingApp.self)
    }
}
