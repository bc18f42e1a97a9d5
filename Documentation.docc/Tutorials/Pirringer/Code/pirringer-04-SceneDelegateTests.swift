import UIKit
import XCTest
@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {

    func testAScene() {
        let scene = create(UIWindowScene.self)
        XCTAssertEqual(scene.activationState, .unattached)
        XCTAssertTrue(scene.windows.isEmpty)
        XCTAssertFalse(UIApplication.shared.connectedScenes.contains(scene))
    }

    private func create<T: NSObject>(_ type: T.Type, properties: [String: Any] = [:]) -> T {
        let anyType: NSObject.Type = type
        let object = anyType.init() as! T
        for (key, value) in properties {
            object.setValue(value, forKey: key)
        }
        return object
    }
}
