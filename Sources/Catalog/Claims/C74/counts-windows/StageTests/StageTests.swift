import UIKit
import XCTest

class StageTests: XCTestCase {
    @MainActor
    func testWhereTheWindowIs() {
        for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
            print("windows of the scene: \(scene.windows.count)")
        }
    }
}
