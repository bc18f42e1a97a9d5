import XCTest

@testable import Stage

@MainActor
@available(iOS 13, *)
class DebuggingTests: XCTestCase {
    func testThatTheDebuggingDelegateIsOnStage() {
        let delegates = UIApplication.shared.connectedScenes.map { $0.delegate }
        XCTAssertTrue(delegates.allSatisfy { $0 is DebuggingSceneDelegate })
    }
}
