import UIKit
import XCTest

@MainActor
class StageTests: XCTestCase {
    func testThatTheSceneHasTheSession() throws {
        let scene = try XCTUnwrap((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
        let session = try XCTUnwrap((UISceneSession.self as NSObject.Type).init() as? UISceneSession)

        scene.setValue(session, forKey: "session")

        print("the scene has the session: \(scene.session === session)")
    }
}
