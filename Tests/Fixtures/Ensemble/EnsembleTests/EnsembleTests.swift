import EnsembleAids
import UIKit
import XCTest

@testable import Ensemble
@testable import EnsembleKit

final class EnsembleTests: XCTestCase {
    func testPlayers() {
        expectPlayers(Players.names, "viola, cello")
        XCTAssertEqual(Players.secret, "seen by tests alone")
    }

    func testClassesOfALibraryAreFoundByName() {
        XCTAssertNotNil(NSClassFromString("EnsembleKit.SceneDelegate"))
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    }
}
