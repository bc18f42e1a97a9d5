import XCTest

/// Its name makes it the first of the tests.
class ACleanerTests: XCTestCase {
    func testThatOneSceneIsLeft() {
        guard #available(iOS 13, *) else { return }
        let isLeft = NSPredicate { _, _ in UIApplication.shared.connectedScenes.count == 1 }
        wait(for: [XCTNSPredicateExpectation(predicate: isLeft, object: nil)], timeout: 5)
    }
}
