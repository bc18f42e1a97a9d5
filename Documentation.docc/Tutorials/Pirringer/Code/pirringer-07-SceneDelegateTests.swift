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

    func testAURLIsOpened() throws {
        let url = try XCTUnwrap(URL(string: "stage://box/7"))
        let context = create(UIOpenURLContext.self, properties: ["URL": url])
        let delegate = SceneDelegate()

        delegate.scene(create(UIWindowScene.self), openURLContexts: [context])

        XCTAssertEqual(delegate.opened, [url])
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
