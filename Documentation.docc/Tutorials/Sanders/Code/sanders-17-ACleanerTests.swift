import UIKit
import XCTest

class ACleanerTests: XCTestCase {

    func testAtMostOneSceneRemains() {
        let isClean = NSPredicate { _, _ in
            let scenes = UIApplication.shared.connectedScenes
            return scenes.count <= 1 && scenes.allSatisfy { $0.delegate is TestingSceneDelegate }
        }
        wait(for: [expectation(for: isClean, evaluatedWith: nil)], timeout: 5)
    }
}
