import UIKit
import XCTest
@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {

    func testAScene() {
        let scene = UIWindowScene()
        XCTAssertEqual(scene.activationState, .unattached)
    }
}
