import UIKit
import XCTest

class ACleanerTests: XCTestCase {

    func testAtMostOneTestingSceneRemains() {
        let isClean = NSPredicate { _, _ in
            let scenes = UIApplication.shared.connectedScenes
            return scenes.count <= 1 && scenes.allSatisfy { $0.delegate is TestingSceneDelegate }
        }
        let cleaning = expectation(for: isClean, evaluatedWith: nil)
        cleaning.expectationDescription = "At most one scene, and a testing one"
        wait(for: [cleaning], timeout: 2)
    }
}
