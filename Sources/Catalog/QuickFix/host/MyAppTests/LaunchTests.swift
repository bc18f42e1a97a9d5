import UIKit
import XCTest

@testable import TestHost

@MainActor
final class LaunchTests: XCTestCase {
    func testThatTheAppDelegateIsTheHosts() {
        XCTAssertTrue(UIApplication.shared.delegate is HostAppDelegate)
    }

    func testThatEverySceneDelegateIsTheHosts() {
        let scenes = UIApplication.shared.connectedScenes
        XCTAssertFalse(scenes.isEmpty)
        for scene in scenes {
            XCTAssertTrue(scene.delegate is HostSceneDelegate)
        }
    }
}
