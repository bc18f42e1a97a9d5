import UIKit
import XCTest

@testable import Rehearsal

struct MissedCue: Error {
}

class CaseTests: XCTestCase {

    func testFails() {
        XCTAssertEqual(AppDelegate().cue, "Exit", "the wrong cue")
    }

    func testIsSkipped() throws {
        throw XCTSkip("no audience")
    }

    @MainActor
    func testOnTheMainActor() {
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    }

    func testPasses() {
        XCTAssertEqual(AppDelegate().cue, "Enter, stage left")
    }

    func testThrows() throws {
        throw MissedCue()
    }

    func testWaits() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        let cue = await MainActor.run { AppDelegate().cue }
        XCTAssertEqual(cue, "Enter, stage left")
    }
}
