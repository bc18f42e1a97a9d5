import Testing
import UIKit

@testable import Rehearsal

struct SuiteTests {

    @Test func fails() {
        #expect(AppDelegate().cue == "Exit")
    }

    @Test(.disabled("no audience")) func isSkipped() {
    }

    @MainActor
    @Test func onTheMainActor() {
        #expect(UIApplication.shared.delegate is AppDelegate)
    }

    @Test func passes() {
        #expect(AppDelegate().cue == "Enter, stage left")
    }

    @Test func throwsAnError() throws {
        throw MissedCue()
    }

    @Test func waits() async throws {
        try await Task.sleep(for: .milliseconds(1))
        let cue = await MainActor.run { AppDelegate().cue }
        #expect(cue == "Enter, stage left")
    }
}
