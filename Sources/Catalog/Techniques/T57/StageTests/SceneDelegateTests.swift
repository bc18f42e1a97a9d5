import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testThatItMakesAWindow() {
        let delegate = SceneDelegate()
        let scene = makeScene()

        delegate.scene(scene, willConnectTo: scene.session, options: make(UIScene.ConnectionOptions.self))

        XCTAssertTrue(delegate.window?.windowScene === scene)
        XCTAssertTrue(delegate.window?.rootViewController is ViewController)
    }

    private func makeScene() -> UIWindowScene {
        let scene = make(UIWindowScene.self)
        scene.setValue(make(UISceneSession.self), forKey: "session")
        return scene
    }

    /// Objective-C sends `alloc` and `init` to the class, where Swift says that `init` is not available.
    private func make<Object: NSObject>(_ type: Object.Type) -> Object {
        (type as NSObject.Type).init() as! Object
    }
}
