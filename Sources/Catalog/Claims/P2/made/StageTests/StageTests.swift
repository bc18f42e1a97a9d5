import UIKit
import XCTest

@MainActor
class StageTests: XCTestCase {
    func testThatLooksAtTheScene() throws {
        let scene = try XCTUnwrap((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)

        print("unattached: \(scene.activationState == .unattached)")
        print("connected: \(UIApplication.shared.connectedScenes.contains(scene))")
        print("has a session: \(scene.value(forKey: "session") != nil)")
        print("windows: \(scene.windows.count)")
    }
}
