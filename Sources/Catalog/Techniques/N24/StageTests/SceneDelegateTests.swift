import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testWithASceneByItsClassName() {
        connect((NSClassFromString("UIWindowScene") as! NSObject.Type).init() as! UIWindowScene)
    }

    func testWithASceneByItsSuperclass() {
        connect((UIWindowScene.self as NSObject.Type).init() as! UIWindowScene)
    }

    private func connect(_ scene: UIWindowScene) {
        let session = (UISceneSession.self as NSObject.Type).init() as! UISceneSession
        let options = (UIScene.ConnectionOptions.self as NSObject.Type).init() as! UIScene.ConnectionOptions
        scene.setValue(session, forKey: "session")
        let delegate = SceneDelegate()

        delegate.scene(scene, willConnectTo: session, options: options)

        XCTAssertTrue(delegate.window?.windowScene === scene)
    }
}
