import UIKit
import XCTest

class StageTests: XCTestCase {
    @MainActor
    func testThatANewWindowIsConfigured() async throws {
        let application = UIApplication.shared
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        for _ in 1...50 where application.connectedScenes.count < 2 {
            try await Task.sleep(nanoseconds: 100_000_000)
        }
        print("\(application.connectedScenes.count) scenes are connected")
    }
}
