import UIKit
import XCTest
@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {

    func testConnectingMakesAWindow() {
        let session = create(UISceneSession.self)
        let scene = create(UIWindowScene.self, properties: ["session": session])
        let options = create(UIScene.ConnectionOptions.self)
        let delegate = SceneDelegate()

        delegate.scene(scene, willConnectTo: scene.session, options: options)

        XCTAssertTrue(delegate.window?.rootViewController is ViewController)
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
