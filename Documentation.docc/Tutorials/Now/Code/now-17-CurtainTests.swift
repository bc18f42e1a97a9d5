import Testing
import UIKit
@testable import Stage

@MainActor
struct CurtainTests {

    @Test func productionIsNotOnStage() {
        #expect(!(UIApplication.shared.delegate is AppDelegate))
        #expect(!UIApplication.shared.connectedScenes.contains { $0.delegate is SceneDelegate })
    }

    @Test func xctestIsInTheProcess() {
        #expect(NSClassFromString("XCTestCase") != nil)
    }
}
