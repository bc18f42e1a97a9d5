import XCTest

@testable import Stage

@MainActor
class SceneDelegateTests: XCTestCase {
    func testThatItMakesAWindow() throws {
        let delegate = SceneDelegate()
        let scene = try connect(delegate)

        XCTAssertTrue(delegate.window?.windowScene === scene)
    }

    func testThatItOpensAURL() throws {
        let delegate = SceneDelegate()
        let scene = try connect(delegate)
        let context = try InstanceHelper.create(
            UIOpenURLContext.self, properties: ["URL": XCTUnwrap(URL(string: "stage://left"))])

        delegate.scene(scene, openURLContexts: [context])

        XCTAssertEqual(delegate.window?.rootViewController?.title, "left")
    }

    private func connect(_ delegate: SceneDelegate) throws -> UIScene {
        let session = try InstanceHelper.create(UISceneSession.self)
        let scene = try InstanceHelper.create(UIWindowScene.self, properties: ["session": session])
        try delegate.scene(
            scene, willConnectTo: session, options: InstanceHelper.create(UIScene.ConnectionOptions.self))
        return scene
    }
}
