import Testing
import UIKit

@testable import Understage

@MainActor
struct UnderstageTests {

    @Test func theLeadPlaysItself() {
        #expect(UIApplication.shared.delegate is AppDelegate)
    }

    @Test func theTrapRoomShowsALabel() {
        let room = TrapRoomViewController()
        #expect((room.view as? UILabel)?.text == "Below the stage")
    }
}
